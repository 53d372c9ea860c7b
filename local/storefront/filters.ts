import type {FieldValue, Product, Variant} from './catalogue/records.ts';
import {isAvailable} from './catalogue/records.ts';
import {dollars} from './money.ts';
import {unsupported} from './resolvers.ts';

/** `ProductFilter` of the API. Several of one kind widen the choice, different kinds narrow it. */
export interface ProductFilter {
  available?: boolean | null;
  price?: {min?: number | null; max?: number | null} | null;
  productType?: string | null;
  productVendor?: string | null;
  tag?: string | null;
  variantOption?: {name: string; value: string} | null;
  productMetafield?: MetafieldFilter | null;
  variantMetafield?: MetafieldFilter | null;
  category?: unknown;
  taxonomyMetafield?: unknown;
}

interface MetafieldFilter {
  namespace: string;
  key: string;
  value: string;
}

/** All filters of one kind: a product or one of its variants has to match one of them. */
interface FilterGroup {
  id: string;
  ofProduct: ((product: Product) => boolean)[];
  ofVariant: ((variant: Variant) => boolean)[];
}

/** The filters of a request, ready to be asked many times. */
export class FilterSet {
  private readonly groups: FilterGroup[] = [];

  constructor(filters: readonly ProductFilter[]) {
    for (const filter of filters) this.add(filter);
  }

  get isEmpty(): boolean {
    return this.groups.length === 0;
  }

  /**
   * The variants by which a product passes, empty where it does not. All filters on variants must
   * meet in one variant: a ring of size 6 that is in stock, not a size 6 and something in stock.
   *
   * @param except a filter left out, so that its own values can be counted
   */
  passing(product: Product, except?: string): readonly Variant[] {
    const groups = this.groups.filter((group) => group.id !== except);
    if (groups.length === 0) return product.variants;
    const productPasses = groups.every(
      ({ofProduct}) => ofProduct.length === 0 || ofProduct.some((test) => test(product)),
    );
    if (!productPasses) return [];
    return product.variants.filter((variant) =>
      groups.every(
        ({ofVariant}) => ofVariant.length === 0 || ofVariant.some((test) => test(variant)),
      ),
    );
  }

  private add(filter: ProductFilter): void {
    if (filter.category) throw unsupported('The filter by taxonomy category');
    if (filter.taxonomyMetafield) throw unsupported('The filter by taxonomy metafield');
    const {available, price, productType, productVendor, tag} = filter;
    const {variantOption, productMetafield, variantMetafield} = filter;
    if (typeof available === 'boolean') {
      this.ofVariant('filter.v.availability', (variant) => isAvailable(variant) === available);
    }
    if (price) {
      const min = dollars(price.min ?? 0);
      const max = price.max === null || price.max === undefined ? Infinity : dollars(price.max);
      this.ofVariant('filter.v.price', ({priceCents}) => priceCents >= min && priceCents <= max);
    }
    if (productType) {
      this.ofProduct('filter.p.product_type', (product) => same(product.productType, productType));
    }
    if (productVendor) {
      this.ofProduct('filter.p.vendor', (product) => same(product.vendor, productVendor));
    }
    if (tag) {
      this.ofProduct('filter.p.tag', (product) => product.tags.some((own) => same(own, tag)));
    }
    if (variantOption) {
      const {name, value} = variantOption;
      this.ofVariant(optionFilterId(name), ({selectedOptions}) =>
        selectedOptions.some((option) => same(option.name, name) && same(option.value, value)),
      );
    }
    if (productMetafield) {
      this.ofProduct(metafieldFilterId('p', productMetafield), ({fields}) =>
        hasValue(fields, productMetafield),
      );
    }
    if (variantMetafield) {
      this.ofVariant(metafieldFilterId('v', variantMetafield), ({fields}) =>
        hasValue(fields, variantMetafield),
      );
    }
  }

  private ofProduct(id: string, test: (product: Product) => boolean): void {
    this.group(id).ofProduct.push(test);
  }

  private ofVariant(id: string, test: (variant: Variant) => boolean): void {
    this.group(id).ofVariant.push(test);
  }

  private group(id: string): FilterGroup {
    const known = this.groups.find((group) => group.id === id);
    if (known) return known;
    const made: FilterGroup = {id, ofProduct: [], ofVariant: []};
    this.groups.push(made);
    return made;
  }
}

export function optionFilterId(name: string): string {
  return `filter.v.option.${name.toLowerCase()}`;
}

export function metafieldFilterId(level: 'p' | 'v', field: {namespace: string; key: string}) {
  return `filter.${level}.m.${field.namespace}.${field.key}`;
}

/** The values of a metafield: each entry of a list counts for itself. */
export function valuesOf(field: FieldValue): string[] {
  return field.type.startsWith('list.') ? (JSON.parse(field.value) as string[]) : [field.value];
}

function hasValue(fields: readonly FieldValue[], wanted: MetafieldFilter): boolean {
  return fields.some(
    (field) =>
      field.namespace === wanted.namespace &&
      field.key === wanted.key &&
      valuesOf(field).some((value) => same(value, wanted.value)),
  );
}

function same(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
