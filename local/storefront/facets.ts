import {isAvailable, type Product, type Variant} from './catalogue/records.ts';
import type {FilterSet} from './filters.ts';
import {metafieldFilterId, optionFilterId, valuesOf} from './filters.ts';

/** A filter of the list page: its values, and how many products each would leave. */
export interface Filter {
  __typename: 'Filter';
  id: string;
  label: string;
  type: 'LIST' | 'PRICE_RANGE';
  presentation: 'TEXT' | null;
  values: FilterValue[];
}

interface FilterValue {
  __typename: 'FilterValue';
  id: string;
  label: string;
  count: number;
  /** JSON text of the `ProductFilter` that chooses this value. */
  input: string;
  swatch: null;
  image: null;
}

/** A filter with a list of values, as a house sets it up in the admin. */
interface ListFacet {
  id: string;
  label: string;
  /** The values that a product offers through the given variants. */
  read: (product: Product, variants: readonly Variant[]) => string[];
  input: (value: string) => Record<string, unknown>;
  /** The values in the order of the page; those without a place follow in natural order. */
  order?: readonly string[];
}

const IN_STOCK = 'In stock';
const OUT_OF_STOCK = 'Out of stock';

const facets: readonly ListFacet[] = [
  {
    id: 'filter.v.availability',
    label: 'Availability',
    read: (_product, variants) =>
      variants.map((variant) => (isAvailable(variant) ? IN_STOCK : OUT_OF_STOCK)),
    input: (value) => ({available: value === IN_STOCK}),
    order: [IN_STOCK, OUT_OF_STOCK],
  },
  {
    id: 'filter.p.product_type',
    label: 'Category',
    read: (product) => [product.productType],
    input: (productType) => ({productType}),
  },
  metafieldFacet('metal_family', 'Material'),
  metafieldFacet('stone_family', 'Stone'),
  optionFacet('Size', ['Small', 'Medium', 'Large']),
  optionFacet('Length', []),
];

function metafieldFacet(key: string, label: string): ListFacet {
  const field = {namespace: 'custom', key};
  return {
    id: metafieldFilterId('p', field),
    label,
    read: (product) =>
      product.fields
        .filter((own) => own.namespace === field.namespace && own.key === key)
        .flatMap(valuesOf),
    input: (value) => ({productMetafield: {...field, value}}),
  };
}

function optionFacet(name: string, order: readonly string[]): ListFacet {
  return {
    id: optionFilterId(name),
    label: name,
    read: (_product, variants) =>
      variants.flatMap(({selectedOptions}) =>
        selectedOptions.filter((option) => option.name === name).map((option) => option.value),
      ),
    input: (value) => ({variantOption: {name: name.toLowerCase(), value}}),
    order,
  };
}

const natural = new Intl.Collator('en', {numeric: true});

/**
 * The filters of a list, counted. A filter's own choices do not narrow its own counts, so a
 * shopper sees what a second choice of the same kind would add; all other filters do.
 */
export function countFacets(products: readonly Product[], filters: FilterSet): Filter[] {
  const lists = facets.map((facet) => listFilter(facet, products, filters));
  const [availability, ...others] = lists.filter(({values}) => values.length > 0);
  return [...(availability ? [availability] : []), priceFilter(products, filters), ...others];
}

function listFilter(facet: ListFacet, products: readonly Product[], filters: FilterSet): Filter {
  const counts = new Map<string, number>();
  for (const product of products) {
    for (const value of facet.read(product, product.variants)) {
      if (!counts.has(value)) counts.set(value, 0);
    }
    const variants = filters.passing(product, facet.id);
    if (variants.length === 0) continue;
    for (const value of new Set(facet.read(product, variants))) {
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  }
  const place = (value: string) => {
    const index = facet.order?.indexOf(value) ?? -1;
    return index === -1 ? (facet.order?.length ?? 0) : index;
  };
  const values = [...counts].sort(([a], [b]) => place(a) - place(b) || natural.compare(a, b));
  return {
    __typename: 'Filter',
    id: facet.id,
    label: facet.label,
    type: 'LIST',
    presentation: 'TEXT',
    values: values.map(([value, count]) => ({
      __typename: 'FilterValue',
      id: `${facet.id}.${valueHandle(facet, value)}`,
      label: value,
      count,
      input: JSON.stringify(facet.input(value)),
      swatch: null,
      image: null,
    })),
  };
}

function valueHandle(facet: ListFacet, value: string): string {
  if (facet.id === 'filter.v.availability') return value === IN_STOCK ? '1' : '0';
  return value.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

/** The range goes up to the dearest piece of the whole list, so that it stays put while used. */
function priceFilter(products: readonly Product[], filters: FilterSet): Filter {
  const id = 'filter.v.price';
  const max = products.reduce((highest, product) => Math.max(highest, product.maxCents), 0);
  const count = products.filter((product) => filters.passing(product, id).length > 0).length;
  return {
    __typename: 'Filter',
    id,
    label: 'Price',
    type: 'PRICE_RANGE',
    presentation: null,
    values: [
      {
        __typename: 'FilterValue',
        id,
        label: 'Price',
        count,
        input: JSON.stringify({price: {min: 0, max: max / 100}}),
        swatch: null,
        image: null,
      },
    ],
  };
}
