import * as v from 'valibot';
import type {TryOnPieceFragment, TryOnVariantFragment} from 'storefrontapi.generated';
import {cartItem} from '~/features/catalogue/cart-item';
import {isPriceOnRequest} from '~/lib/money';
import {categoryOf, isCategory, productPath} from '~/lib/product-path';
import {plainId} from '~/lib/store-id';
import type {Fit, TryOnPiece} from './piece';

const fraction = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const fitSchema = v.object({
  cutout: v.pipe(v.string(), v.url()),
  widthMm: v.pipe(v.string(), v.toNumber(), v.minValue(0.1)),
  fastening: v.pipe(v.string(), v.parseJson(), v.object({x: fraction, y: fraction})),
});

type Fields = Pick<TryOnPieceFragment, 'cutout' | 'width' | 'fastening'>;

/** The cut-out of a product or a variant; null where it is missing or was filled in wrongly. */
export function mapFit({cutout, width, fastening}: Fields): Fit | null {
  const reference = cutout?.reference;
  const parsed = v.safeParse(fitSchema, {
    cutout: reference && 'image' in reference ? reference.image?.url : undefined,
    widthMm: width?.value,
    fastening: fastening?.value,
  });
  return parsed.success ? parsed.output : null;
}

/**
 * A product as the try-on wears it, in the given variant or its first one. Null for what belongs to
 * none of the four categories: there is no place for it on a body.
 */
export function mapTryOnPiece(
  product: TryOnPieceFragment,
  chosen?: TryOnVariantFragment | null,
): TryOnPiece | null {
  const category = categoryOf(product.productType);
  if (!isCategory(category)) return null;
  const variant = chosen ?? product.variants.nodes[0] ?? null;
  const picture = variant?.image ?? product.images.nodes[0] ?? null;
  const buyable = variant?.availableForSale && !isPriceOnRequest(variant.price);
  return {
    id: product.id,
    plainId: plainId(product.id),
    title: product.title,
    category,
    path: productPath(product, chosen?.selectedOptions),
    image: picture && {url: picture.url, alt: picture.altText ?? product.title},
    price: variant?.price ?? null,
    item: buyable ? cartItem(product, variant) : null,
    fit: (variant && mapFit(variant)) ?? mapFit(product),
  };
}
