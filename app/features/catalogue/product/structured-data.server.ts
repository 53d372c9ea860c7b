import type {Product} from 'schema-dts';
import {isPriceOnRequest} from '~/lib/money';
import {stated, type StructuredData} from '~/lib/structured-data';
import {categoryCopy} from '../category-copy';
import type {ProductPageData, ProductVariant} from './mapping';

/** The piece and what it is offered for, for search engines. */
export function aboutThePiece(request: Request, piece: ProductPageData): StructuredData {
  const {origin} = new URL(request.url);
  const address = new URL(piece.path, origin).href;
  return stated<Product>({
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': `${address}#piece`,
    name: piece.title,
    description: piece.description,
    url: address,
    image: piece.pictures.map(({url}) => url),
    brand: {'@type': 'Brand', name: piece.vendor},
    category: piece.productType,
    ...(piece.variants[0]?.sku && {sku: piece.variants[0].sku}),
    // A piece whose price is on request is offered, but not for an amount.
    offers: piece.variants
      .filter(({price}) => !isPriceOnRequest(price))
      .map((variant) => ({
        '@type': 'Offer' as const,
        url: variantAddress(address, variant),
        price: variant.price.amount,
        priceCurrency: variant.price.currencyCode,
        itemCondition: 'https://schema.org/NewCondition' as const,
        availability: variant.availableForSale
          ? ('https://schema.org/InStock' as const)
          : ('https://schema.org/OutOfStock' as const),
        ...(variant.sku && {sku: variant.sku}),
        seller: {'@id': `${origin}/#house`},
      })),
  });
}

function variantAddress(address: string, {selectedOptions}: ProductVariant): string {
  const url = new URL(address);
  for (const {name, value} of selectedOptions) {
    if (value !== 'Default Title') url.searchParams.set(name, value);
  }
  return url.href;
}

/** The way to a piece: its category, or the collections for what belongs to none. */
export function trailTo({category, title, path}: ProductPageData): {name: string; path: string}[] {
  const parent =
    category === 'jewelry'
      ? {name: 'Collections', path: '/collections'}
      : {name: categoryCopy[category].title, path: `/${category}`};
  return [parent, {name: title, path}];
}
