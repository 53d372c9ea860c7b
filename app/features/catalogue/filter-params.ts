import type {ProductFilter} from '@shopify/hydrogen/storefront-api-types';

/** A filter as an address carries it: `['filter.p.m.custom.stone_family', 'Garnet']`. */
export type FilterParam = [name: string, value: string];

export const priceParams = {min: 'filter.v.price.gte', max: 'filter.v.price.lte'} as const;

/**
 * Filters by the names that Shopify's own storefronts give them in the address:
 * `filter.v.price.gte=100`, `filter.v.availability=1`, `filter.v.option.size=6`,
 * `filter.p.m.custom.stone_family=Garnet`, and so on. What means nothing is passed over.
 */
export function parseFilters(params: URLSearchParams): ProductFilter[] {
  const {min, max} = priceBounds(params);
  const price =
    min === undefined && max === undefined
      ? []
      : [{price: {min: toNumber(min), max: toNumber(max)}}];
  return [
    ...price,
    ...[...params].flatMap(([name, value]) => {
      const filter = value ? parseFilter(name, value) : null;
      return filter ? [filter] : [];
    }),
  ];
}

function parseFilter(name: string, value: string): ProductFilter | null {
  const [filter, kind, field, ...rest] = name.split('.');
  if (filter !== 'filter') return null;
  const [namespace, ...keys] = rest;
  const key = keys.join('.');

  switch (`${kind}.${field}`) {
    case 'v.availability':
      return {available: value === '1'};
    case 'v.option':
      return rest.length > 0 ? {variantOption: {name: rest.join('.'), value}} : null;
    case 'p.m':
      return namespace && key ? {productMetafield: {namespace, key, value}} : null;
    case 'v.m':
      return namespace && key ? {variantMetafield: {namespace, key, value}} : null;
    case 'v.t':
      return namespace && key ? {taxonomyMetafield: {namespace, key, value}} : null;
    case 'p.t':
      return namespace === 'category' ? {category: {id: taxonomyPrefix + value}} : null;
    case 'p.product_type':
      return {productType: value};
    case 'p.vendor':
      return {productVendor: value};
    case 'p.tag':
      return {tag: value};
    default:
      return null;
  }
}

const taxonomyPrefix = 'gid://shopify/TaxonomyCategory/';

/** The way back: how an address carries a filter that the provider offers; null for a price range. */
export function filterParam(filter: ProductFilter): FilterParam | null {
  const {available, variantOption, productMetafield, variantMetafield, taxonomyMetafield} = filter;
  if (typeof available === 'boolean') return ['filter.v.availability', available ? '1' : '0'];
  if (variantOption) {
    return [`filter.v.option.${variantOption.name.toLowerCase()}`, variantOption.value];
  }
  for (const [kind, field] of [
    ['p.m', productMetafield],
    ['v.m', variantMetafield],
    ['v.t', taxonomyMetafield],
  ] as const) {
    if (field) return [`filter.${kind}.${field.namespace}.${field.key}`, field.value];
  }
  if (filter.category)
    return ['filter.p.t.category', filter.category.id.replace(taxonomyPrefix, '')];
  if (filter.productType) return ['filter.p.product_type', filter.productType];
  if (filter.productVendor) return ['filter.p.vendor', filter.productVendor];
  if (filter.tag) return ['filter.p.tag', filter.tag];
  return null;
}

/** The price's bounds as the address writes them, the lower first; what is no amount is left out. */
export function priceBounds(params: URLSearchParams): {min?: string; max?: string} {
  const [min, max] = [priceParams.min, priceParams.max].map((name) => {
    const text = params.get(name)?.trim() ?? '';
    return /^\d+(\.\d+)?$/.test(text) ? text : undefined;
  });
  return min && max && Number(min) > Number(max) ? {min: max, max: min} : {min, max};
}

const toNumber = (amount?: string) => (amount === undefined ? undefined : Number(amount));

/** The filters in an address, without its order, its page and what it searches for. */
export const filterParams = (params: URLSearchParams): FilterParam[] =>
  [...params].filter(([name, value]) => name.startsWith('filter.') && value !== '');
