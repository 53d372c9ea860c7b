import type {ProductDetailsFragment} from 'storefrontapi.generated';
import {sanitizeHtml} from '~/lib/sanitize-html';
import {categoryOf, productPath} from '~/lib/product-path';

export type ProductVariant = ProductDetailsFragment['variants']['nodes'][number];
export type ProductPicture = ProductDetailsFragment['images']['nodes'][number];

/** A piece as its page shows it. */
export interface ProductPageData {
  id: string;
  handle: string;
  title: string;
  /** The canonical path, without options. */
  path: string;
  category: ReturnType<typeof categoryOf>;
  productType: string;
  vendor: string;
  description: string;
  /** Sanitized. */
  descriptionHtml: string;
  seo: {title?: string | null; description?: string | null};
  pictures: ProductPicture[];
  options: {name: string; values: string[]}[];
  variants: ProductVariant[];
  facts: {label: string; value: string}[];
  care: string | null;
  shipping: Note | null;
  returns: Note | null;
}

interface Note {
  title: string;
  /** Sanitized. */
  html: string;
}

interface Surroundings {
  shop: {
    shippingPolicy?: {title: string; body: string} | null;
    refundPolicy?: {title: string; body: string} | null;
  };
}

export function mapProductPage(
  product: ProductDetailsFragment,
  {shop}: Surroundings,
): ProductPageData {
  return {
    id: product.id,
    handle: product.handle,
    title: product.title,
    path: productPath(product),
    category: categoryOf(product.productType),
    productType: product.productType,
    vendor: product.vendor,
    description: product.description,
    descriptionHtml: sanitizeHtml(product.descriptionHtml),
    seo: product.seo,
    pictures: product.images.nodes,
    options: product.options
      .map(({name, optionValues}) => ({name, values: optionValues.map((value) => value.name)}))
      // A piece without a choice has one option with one value.
      .filter(({values}) => values.length > 1 || values[0] !== 'Default Title'),
    variants: product.variants.nodes,
    facts: [
      {label: 'Material', value: product.material?.value ?? ''},
      {label: 'Stones', value: product.stones?.value ?? ''},
    ].filter(({value}) => value !== ''),
    care: product.care?.value ?? null,
    shipping: note(shop.shippingPolicy),
    returns: note(shop.refundPolicy),
  };
}

const note = (policy?: {title: string; body: string} | null): Note | null =>
  policy ? {title: policy.title, html: sanitizeHtml(policy.body)} : null;

/**
 * The variant that an address chooses by its options. What it leaves open, or asks for in a
 * combination that is not offered, is filled from the first variant that comes closest; null only
 * for a piece without variants.
 */
export function chooseVariant(
  {variants}: Pick<ProductPageData, 'variants'>,
  chosen: URLSearchParams,
): ProductVariant | null {
  const fits = ({selectedOptions}: ProductVariant) =>
    selectedOptions.filter(({name, value}) => chosen.get(name) === value).length;
  return variants.reduce<ProductVariant | null>(
    (best, variant) => (best && fits(best) >= fits(variant) ? best : variant),
    null,
  );
}

/** One value of an option: what choosing it leads to. */
export interface Choice {
  value: string;
  selected: boolean;
  available: boolean;
  /** The variant that it leads to; other options give way where the combination is not offered. */
  variant: ProductVariant;
}

/** The values of an option that are offered at all, seen from the variant that is chosen now. */
export function choicesOf(
  {variants, options}: Pick<ProductPageData, 'variants' | 'options'>,
  current: ProductVariant,
  name: string,
): Choice[] {
  const values = options.find((option) => option.name === name)?.values ?? [];
  const isChosen = (value: string) =>
    current.selectedOptions.some((option) => option.name === name && option.value === value);

  return values.flatMap((value) => {
    const wanted = new URLSearchParams(
      current.selectedOptions.map((option) => [
        option.name,
        option.name === name ? value : option.value,
      ]),
    );
    const withValue = variants.filter(({selectedOptions}) =>
      selectedOptions.some((option) => option.name === name && option.value === value),
    );
    const variant = chooseVariant({variants: withValue}, wanted);
    return variant
      ? [{value, selected: isChosen(value), available: variant.availableForSale, variant}]
      : [];
  });
}
