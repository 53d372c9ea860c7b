import type {Product} from './catalogue/records.ts';
import {countFacets, type Filter} from './facets.ts';
import {FilterSet, type ProductFilter} from './filters.ts';
import {memo} from './memo.ts';
import {type PageArgs, paginate} from './pagination.ts';
import {inOrder, type ProductSortKey} from './product-order.ts';
import type {Store} from './store.ts';

export interface ProductListArgs extends PageArgs {
  sortKey?: ProductSortKey | null;
  reverse?: boolean | null;
  filters?: readonly ProductFilter[] | null;
}

const narrowed = memo<readonly Product[]>();
const counted = memo<Filter[]>();

/**
 * A product list as it is asked for: sorted, narrowed and ready to be counted. All of it is done
 * once per list and question, so that page after page of ten thousand products costs the same.
 */
export function listed(
  products: readonly Product[],
  {sortKey, reverse, filters}: Omit<ProductListArgs, keyof PageArgs>,
  store: Store,
) {
  const order = inOrder(products, sortKey ?? 'COLLECTION_DEFAULT', reverse ?? false);
  // What is available is part of the question.
  const question = `${store.stock.version} ${JSON.stringify(filters ?? [])}`;
  const set = () => new FilterSet(filters ?? []);
  return {
    /** All products in the asked order. */
    order,
    /** Those that pass the filters. */
    found: narrowed(order, question, () => narrow(order, set())),
    /** A function, because counting is work that most requests do not ask for. */
    filters: () => counted(products, question, () => countFacets(products, set())),
  };
}

/** A page of a product list, with its filters. */
export function productList(products: readonly Product[], args: ProductListArgs, store: Store) {
  const {order, found, filters} = listed(products, args, store);
  return {...paginate(found, args, order), filters};
}

function narrow(order: readonly Product[], filters: FilterSet): readonly Product[] {
  if (filters.isEmpty) return order;
  return order.filter((product) => filters.passing(product).length > 0);
}
