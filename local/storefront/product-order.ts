import type {Product} from './catalogue/records.ts';
import {memo} from './memo.ts';

/** The sort keys of `products`, of a collection's products and of `search`, taken together. */
export type ProductSortKey =
  | 'BEST_SELLING'
  | 'COLLECTION_DEFAULT'
  | 'CREATED'
  | 'CREATED_AT'
  | 'ID'
  | 'MANUAL'
  | 'PRICE'
  | 'PRODUCT_TYPE'
  | 'RELEVANCE'
  | 'TITLE'
  | 'UPDATED_AT'
  | 'VENDOR';

type Compare = (a: Product, b: Product) => number;

const collator = new Intl.Collator('en');
const byText =
  (read: (product: Product) => string): Compare =>
  (a, b) =>
    collator.compare(read(a), read(b));

/** Null keeps the list as it was given: the house's own order, or the order of relevance. */
const comparisons: Record<ProductSortKey, Compare | null> = {
  BEST_SELLING: (a, b) => b.unitsSold - a.unitsSold,
  COLLECTION_DEFAULT: null,
  CREATED: (a, b) => a.createdAt.localeCompare(b.createdAt),
  CREATED_AT: (a, b) => a.createdAt.localeCompare(b.createdAt),
  ID: (a, b) => a.number - b.number,
  MANUAL: null,
  PRICE: (a, b) => a.minCents - b.minCents,
  PRODUCT_TYPE: byText((product) => product.productType),
  RELEVANCE: null,
  TITLE: byText((product) => product.title),
  UPDATED_AT: (a, b) => a.updatedAt.localeCompare(b.updatedAt),
  VENDOR: byText((product) => product.vendor),
};

const sorted = memo<readonly Product[]>();

/** The list in the asked order, equals by id. Sorted once per list, key and direction. */
export function inOrder(
  products: readonly Product[],
  sortKey: ProductSortKey,
  reverse: boolean,
): readonly Product[] {
  return sorted(products, `${sortKey} ${reverse}`, () => {
    const compare = comparisons[sortKey];
    const list = compare
      ? [...products].sort((a, b) => compare(a, b) || a.number - b.number)
      : [...products];
    return reverse ? list.reverse() : list;
  });
}
