import type {ProductFilter} from '@shopify/hydrogen/storefront-api-types';
import type {ProductCardFragment} from 'storefrontapi.generated';
import {categoryOf} from '~/lib/product-path';

/** A piece as cards show it. */
export interface ProductCard {
  id: string;
  name: string;
  /** The first variant's price, 0 if missing. For comparing only: money is counted in `lib/money`. */
  price: number;
  /** The first picture, or empty. */
  image: string;
  /** The product type in lower case, `jewelry` by default. */
  category: string;
  isNew: boolean;
  /** The storefront product it was made from. */
  product: ProductCardFragment;
}

export function mapProductCard(product: ProductCardFragment): ProductCard {
  return {
    id: product.id,
    name: product.title,
    price: Number(product.variants.nodes[0]?.price.amount ?? 0),
    image: product.images.nodes[0]?.url ?? '',
    category: product.productType.toLowerCase() || categoryOf(''),
    isNew: product.tags.includes('new'),
    product,
  };
}

interface CountedList {
  filters: {id: string; values: {count: number}[]}[];
  nodes: unknown[];
  pageInfo: {hasNextPage: boolean; hasPreviousPage: boolean};
}

/**
 * How many pieces a list holds over all its pages. Lists do not tell, but filters do that put every
 * piece under exactly one value, or under one price range. A filter's counts leave its own choice
 * out, so one that is in use tells nothing. Null where no filter tells.
 */
export function countPieces(list: CountedList, applied: ProductFilter[] = []): number | null {
  const {hasNextPage, hasPreviousPage} = list.pageInfo;
  const inUse = (name: keyof ProductFilter) => applied.some((filter) => name in filter);
  const sum = (id: string) =>
    list.filters
      .find((filter) => filter.id === id)
      ?.values.reduce((all, {count}) => all + count, 0);

  return (
    (inUse('productType') ? undefined : sum('filter.p.product_type')) ??
    (inUse('productVendor') ? undefined : sum('filter.p.vendor')) ??
    (inUse('price') ? undefined : sum('filter.v.price')) ??
    (hasNextPage || hasPreviousPage ? null : list.nodes.length)
  );
}

/** "1 piece", "24 pieces", or nothing where it is not known. */
export const pieces = (count: number | null): string =>
  count === null ? '' : `${count} ${count === 1 ? 'piece' : 'pieces'}`;
