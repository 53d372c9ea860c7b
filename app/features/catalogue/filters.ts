import type {CurrencyCode, ProductFilter} from '@shopify/hydrogen/storefront-api-types';
import type {FilterFieldsFragment} from 'storefrontapi.generated';
import {brand} from '~/brand';
import {formatPrice} from '~/lib/money';
import {filterParam, filterParams, priceBounds, priceParams} from './filter-params';

export interface FilterChoice {
  /** Name and value in the address. */
  name: string;
  value: string;
  label: string;
  /** How many pieces it leaves. */
  count: number;
}

/** What a list can be narrowed by: some of these values, or a price between two. */
export type FilterGroup =
  | {kind: 'list'; id: string; label: string; choices: FilterChoice[]}
  | {kind: 'price'; id: string; label: string; highest: number; currency: CurrencyCode};

/**
 * The filters that the shop defines for a list, ready to be shown. One whose every piece has the same
 * value narrows nothing, and is left out unless the address uses it.
 */
export function mapFilters(
  filters: FilterFieldsFragment[],
  applied: ProductFilter[],
  currency: CurrencyCode = brand.currency,
): FilterGroup[] {
  const inUse = new Set(applied.map((filter) => filterParam(filter)?.join('=')));
  return filters.flatMap<FilterGroup>(({id, label, type, values}) => {
    if (type === 'PRICE_RANGE') {
      const {price} = readInput(values[0]?.input);
      return price?.max
        ? [{kind: 'price', id, label, highest: Math.ceil(price.max), currency}]
        : [];
    }
    const choices = values.flatMap(({label, count, input}) => {
      const param = filterParam(readInput(input));
      return param ? [{name: param[0], value: param[1], label, count}] : [];
    });
    const narrows =
      choices.length > 1 || choices.some(({name, value}) => inUse.has(`${name}=${value}`));
    return narrows ? [{kind: 'list', id, label, choices}] : [];
  });
}

/** The provider hands a filter's input over as JSON text, or as JSON. */
function readInput(input: unknown): ProductFilter {
  const read: unknown = typeof input === 'string' ? JSON.parse(input) : input;
  return typeof read === 'object' && read !== null ? read : {};
}

/** A filter that is on: what it is called, and the address without it. */
export interface ActiveFilter {
  label: string;
  without: string;
}

/** The filters of an address in words, each with the way to take it off. */
export function activeFilters(groups: FilterGroup[], params: URLSearchParams): ActiveFilter[] {
  const price = priceLabel(
    params,
    groups.find(({kind}) => kind === 'price'),
  );
  return [
    ...filterParams(params).flatMap(([name, value]) => {
      if (isPrice(name)) return [];
      const choice = groups
        .flatMap((group) => (group.kind === 'list' ? group.choices : []))
        .find((choice) => choice.name === name && choice.value === value);
      const group = groups.find(
        (group) => group.kind === 'list' && group.choices.some((choice) => choice.name === name),
      );
      const label = choice?.label ?? value;
      // "Size 6" says more than "6"; "In stock" says all.
      const spoken = /^[\d.]+$/.test(label) && group ? `${group.label} ${label}` : label;
      return [
        {
          label: spoken,
          without: listSearch(params, (key, other) => key === name && other === value),
        },
      ];
    }),
    ...(price ? [{label: price, without: listSearch(params, isPrice)}] : []),
  ];
}

/** The address's query without its page, and without what `dropped` says; it begins with "?". */
export function listSearch(
  params: URLSearchParams,
  dropped: (name: string, value: string) => boolean = () => false,
): string {
  const kept = [...params].filter(
    ([name, value]) => value !== '' && !['after', 'before'].includes(name) && !dropped(name, value),
  );
  return `?${new URLSearchParams(kept).toString()}`;
}

const isPrice = (name: string) => name === priceParams.min || name === priceParams.max;

function priceLabel(params: URLSearchParams, group?: FilterGroup): string | null {
  const currencyCode = group?.kind === 'price' ? group.currency : brand.currency;
  const bounds = priceBounds(params);
  const [min, max] = [bounds.min, bounds.max].map((amount) =>
    amount === undefined ? null : formatPrice({amount, currencyCode}),
  );
  if (min && max) return `${min} to ${max}`;
  return (min && `From ${min}`) ?? (max && `Up to ${max}`) ?? null;
}
