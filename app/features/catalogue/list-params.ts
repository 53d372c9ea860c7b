import type {
  ProductCollectionSortKeys,
  ProductFilter,
  SearchSortKeys,
} from '@shopify/hydrogen/storefront-api-types';
import {parseFilters} from './filter-params';

/** The sort dropdown: what the address says, and what the shopper reads. */
export const sortOptions = [
  {value: 'featured', label: 'Featured'},
  {value: 'price-low', label: 'Price, low to high'},
  {value: 'price-high', label: 'Price, high to low'},
  {value: 'newest', label: 'Newest'},
  {value: 'name', label: 'Name'},
] as const;

export type SortValue = (typeof sortOptions)[number]['value'];

export interface SortOption {
  value: SortValue;
  label: string;
}

/**
 * What a search can be sorted by. The Storefront API's `SearchSortKeys` are RELEVANCE and PRICE and
 * nothing else: `newest` and `name` would need every result at once, so a search leaves them out.
 */
export const searchSortOptions = [
  {value: 'featured', label: 'Best match'},
  {value: 'price-low', label: 'Price, low to high'},
  {value: 'price-high', label: 'Price, high to low'},
] as const;

const sortKeys: Record<SortValue, {sortKey: ProductCollectionSortKeys; reverse: boolean}> = {
  featured: {sortKey: 'COLLECTION_DEFAULT', reverse: false},
  'price-low': {sortKey: 'PRICE', reverse: false},
  'price-high': {sortKey: 'PRICE', reverse: true},
  newest: {sortKey: 'CREATED', reverse: true},
  name: {sortKey: 'TITLE', reverse: false},
};

/** How many pieces a page of a list holds. */
export const pageSize = 24;
/** And a page of everything. */
export const atelierPageSize = 12;

export interface ListParams {
  sort: SortValue;
  filters: ProductFilter[];
  page: {first: number; after?: string} | {last: number; before: string};
}

/** What a list page's address asks for; what it cannot mean is passed over. */
export function parseListParams(params: URLSearchParams, size = pageSize): ListParams {
  const asked = params.get('sort');
  const sort = sortOptions.find(({value}) => value === asked)?.value ?? 'featured';
  const after = params.get('after');
  const before = params.get('before');
  return {
    sort,
    filters: parseFilters(params),
    page: before ? {last: size, before} : {first: size, ...(after && {after})},
  };
}

export const collectionSort = (sort: SortValue) => sortKeys[sort];

export const searchSort = (sort: SortValue): {sortKey: SearchSortKeys; reverse: boolean} =>
  sort === 'price-low' || sort === 'price-high'
    ? {sortKey: 'PRICE', reverse: sort === 'price-high'}
    : {sortKey: 'RELEVANCE', reverse: false};
