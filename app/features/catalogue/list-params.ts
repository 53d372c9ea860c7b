import type {
  ProductCollectionSortKeys,
  ProductFilter,
} from '@shopify/hydrogen/storefront-api-types';

/** The sort dropdown: what the address says, and what the shopper reads. */
export const sortOptions = [
  {value: 'featured', label: 'Featured'},
  {value: 'price-low', label: 'Price, low to high'},
  {value: 'price-high', label: 'Price, high to low'},
  {value: 'newest', label: 'Newest'},
  {value: 'name', label: 'Name'},
] as const;

export type SortValue = (typeof sortOptions)[number]['value'];

const sortKeys: Record<SortValue, {sortKey: ProductCollectionSortKeys; reverse: boolean}> = {
  featured: {sortKey: 'COLLECTION_DEFAULT', reverse: false},
  'price-low': {sortKey: 'PRICE', reverse: false},
  'price-high': {sortKey: 'PRICE', reverse: true},
  newest: {sortKey: 'CREATED', reverse: true},
  name: {sortKey: 'TITLE', reverse: false},
};

/** How many pieces a page of a list holds. */
export const pageSize = 24;

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

/**
 * Filters by the names that Shopify's own storefronts give them in the address:
 * `filter.v.price.gte=100`, `filter.v.availability=1`, `filter.v.option.size=6`,
 * `filter.p.m.custom.stone_family=Garnet`, and so on.
 */
export function parseFilters(params: URLSearchParams): ProductFilter[] {
  const filters: ProductFilter[] = [];
  const price = {
    min: parseAmount(params.get('filter.v.price.gte')),
    max: parseAmount(params.get('filter.v.price.lte')),
  };
  if (price.min !== undefined || price.max !== undefined) filters.push({price});

  for (const [name, value] of params) {
    if (!value) continue;
    const [, kind, field, ...rest] = name.split('.');
    if (!name.startsWith('filter.')) continue;
    if (kind === 'v' && field === 'availability') filters.push({available: value === '1'});
    else if (kind === 'v' && field === 'option' && rest[0]) {
      filters.push({variantOption: {name: rest[0], value}});
    } else if (kind === 'p' && field === 'm' && rest.length === 2) {
      filters.push({productMetafield: {namespace: rest[0]!, key: rest[1]!, value}});
    } else if (kind === 'p' && field === 'product_type') filters.push({productType: value});
    else if (kind === 'p' && field === 'vendor') filters.push({productVendor: value});
    else if (kind === 'p' && field === 'tag') filters.push({tag: value});
  }
  return filters;
}

function parseAmount(text: string | null): number | undefined {
  if (!text?.trim()) return undefined;
  const amount = Number(text);
  return Number.isFinite(amount) && amount >= 0 ? amount : undefined;
}
