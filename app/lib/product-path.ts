/** The categories that have a page of their own; every other piece is simply jewelry. */
export const categories = ['rings', 'earrings', 'necklaces', 'bracelets'] as const;

export type Category = (typeof categories)[number];

export const isCategory = (value: string): value is Category =>
  (categories as readonly string[]).includes(value);

/** A product type as the shop writes it ("Rings") to the path it is found under. */
export function categoryOf(productType: string): Category | 'jewelry' {
  const type = productType.trim().toLowerCase();
  return isCategory(type) ? type : 'jewelry';
}

/** A title lowercased, punctuation removed, spaces turned into hyphens. */
export function slugify(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}\s-]/gu, '')
    .trim()
    .replace(/[\s-]+/g, '-');
}

/** A slug in words: what a piece is called, as far as its address tells. */
export const titleOf = (slug: string): string =>
  slug.replace(
    /(^|-)(.)/g,
    (_, dash: string, letter: string) => (dash && ' ') + letter.toUpperCase(),
  );

/**
 * The piece's own address, `/{category}/{slug}`, with the chosen options if there are any. Where
 * several pieces have one title, the provider numbers their handles ("first-light-2"), which are then
 * what tells them apart.
 */
export function productPath(
  product: {title: string; productType: string; handle: string},
  selectedOptions: {name: string; value: string}[] = [],
): string {
  const title = slugify(product.title);
  const {handle} = product;
  const isNumbered = handle.startsWith(`${title}-`) && /^\d+$/.test(handle.slice(title.length + 1));
  const path = `/${categoryOf(product.productType)}/${isNumbered ? handle : title}`;
  // "Title: Default Title" is the provider's way to say that there is nothing to choose.
  const options = selectedOptions.filter(({value}) => value !== 'Default Title');
  if (options.length === 0) return path;
  return `${path}?${new URLSearchParams(options.map(({name, value}) => [name, value])).toString()}`;
}
