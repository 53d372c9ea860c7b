import type {CurrencyCode} from '@shopify/hydrogen/storefront-api-types';
import type {WishlistPieceFragment} from 'storefrontapi.generated';
import type {CartLineItem} from '~/features/bag/cart';
import {cartItem} from '~/features/catalogue/cart-item';
import type {Database} from '~/lib/supabase/database.types';
import {isPriceOnRequest, type Money} from '~/lib/money';
import {categoryOf, productPath} from '~/lib/product-path';
import {plainId} from '~/lib/store-id';

export type WishlistRow = Database['public']['Tables']['wishlist']['Row'];
type WishlistInsert = Database['public']['Tables']['wishlist']['Insert'];

/** A kept piece as the wishlist shows it. */
export interface WishlistItem {
  /** The plain number of its store id. */
  productId: string;
  name: string;
  href: string;
  picture: {
    url: string;
    altText?: string | null;
    width?: number | null;
    height?: number | null;
  } | null;
  price: Money | null;
  compareAtPrice: Money | null;
  /** `gone`: the shop has it no longer. `unknown`: the shop could not be asked. */
  sale: 'available' | 'unavailable' | 'on-request' | 'gone' | 'unknown';
  /** One of it for the bag, where it can be had. */
  cartItem: CartLineItem | null;
}

/** A kept price, in the currency that is not kept beside it. Null is a price on request. */
export const storedPrice = (price: number | null, currencyCode: CurrencyCode): Money | null =>
  price === null ? null : {amount: price.toFixed(2), currencyCode};

/** What is kept of a piece besides whose it is. */
export function rowOf(
  piece: WishlistPieceFragment,
): Omit<WishlistInsert, 'user_id'> & {shopify_product_id: string} {
  const amount = Number(piece.variants.nodes[0]?.price.amount ?? 0);
  return {
    product_id: plainId(piece.id),
    product_name: piece.title,
    product_price: amount > 0 ? amount : null,
    product_image: piece.images.nodes[0]?.url ?? null,
    product_category: categoryOf(piece.productType),
    shopify_product_id: piece.id,
  };
}

/**
 * A kept piece with what the shop says of it now. `null` is a piece that the shop has no longer,
 * `undefined` a shop that could not be asked: both are shown as they were kept.
 * @param currency of kept prices
 */
export function mapWishlistItem(
  row: WishlistRow,
  piece: WishlistPieceFragment | null | undefined,
  currency: CurrencyCode,
): WishlistItem {
  if (!piece) {
    return {
      productId: row.product_id,
      name: row.product_name,
      // Its handle was never kept.
      href: productPath({
        title: row.product_name,
        productType: row.product_category ?? '',
        handle: '',
      }),
      picture: row.product_image ? {url: row.product_image} : null,
      price: storedPrice(row.product_price, currency),
      compareAtPrice: null,
      sale: piece === null ? 'gone' : 'unknown',
      cartItem: null,
    };
  }

  const variant = piece.variants.nodes[0];
  const sale = isPriceOnRequest(variant?.price)
    ? 'on-request'
    : variant?.availableForSale
      ? 'available'
      : 'unavailable';
  return {
    productId: row.product_id,
    name: piece.title,
    href: productPath(piece),
    picture: piece.images.nodes[0] ?? null,
    price: variant?.price ?? null,
    compareAtPrice: variant?.compareAtPrice ?? null,
    sale,
    cartItem: variant && sale === 'available' ? cartItem(piece, variant) : null,
  };
}
