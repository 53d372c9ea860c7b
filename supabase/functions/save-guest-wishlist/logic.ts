import * as v from 'valibot';
import {type EmailContent, linkTerms} from '../_shared/email-layout.ts';
import {email, shopifyId} from '../_shared/fields.ts';
import {formatPrice} from '../_shared/money.ts';
import type {Piece} from '../_shared/storefront.ts';

/** What the heart of a signed-out shopper sends. The piece's facts are asked of the shop. */
export const guestPiece = v.object({
  email,
  /** As the shop knows the piece; it becomes the wishlist's product_id unchanged. */
  productId: v.pipe(v.string('A piece is missing.'), v.trim(), v.maxLength(255)),
});

export const productNumber = shopifyId('Product');

export const failure = 'Failed to save your piece. Please try again.';
export const linkDays = 7;

/** The row to keep, without its token. */
export function rowOf(address: string, productId: string, piece: Piece) {
  return {
    email: address,
    product_id: productId,
    shopify_product_id: `gid://shopify/Product/${piece.productId}`,
    product_name: piece.name,
    product_category: piece.category,
    product_image: piece.imageUrl,
    product_price: piece.price,
  };
}

export function verificationEmail(piece: Piece, verifyUrl: string): EmailContent {
  return {
    preview: `${piece.name} is kept for you. Confirm your address to hold on to it.`,
    title: 'Your piece is kept',
    blocks: [
      {
        kind: 'piece',
        name: piece.name,
        price: formatPrice(piece.price, piece.currency),
        imageUrl: piece.imageUrl,
      },
      {
        kind: 'text',
        text: 'Confirm that this address is yours. The piece then waits for you, and moves into your wishlist when you sign in or create an account.',
      },
      {kind: 'button', label: 'Keep this piece', url: verifyUrl},
      {kind: 'text', text: linkTerms(`${linkDays} days`)},
    ],
    note: 'You did not ask for this? Then ignore it, and nothing is kept.',
  };
}
