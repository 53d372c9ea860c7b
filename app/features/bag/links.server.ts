import {readOutcome, type CartOutcome} from './cart-outcome.server';
import {performCartOperation} from './cart.server';
import type {CartState} from './cart';
import type {LinkedPiece} from './permalink';
import {getCart, type CartClients} from './saved-cart.server';

/**
 * Puts linked pieces in the bag, beside what is in it already, and tries a code on them. Followed
 * twice, the link does no more than once: a piece is there in the linked quantity at least.
 * @throws StorefrontError, CartMutationError when the provider cannot be reached or fails.
 */
export async function addLinkedPieces(
  clients: CartClients,
  pieces: readonly LinkedPiece[],
  code: string | null,
): Promise<CartOutcome> {
  const present = await getCart(clients);
  const inBag = (merchandiseId: string) =>
    present?.lines.nodes.find(({merchandise}) => merchandise.id === merchandiseId)?.quantity ?? 0;
  const outcome = await performCartOperation(clients, {
    action: 'CustomSetLines',
    inputs: {
      lines: pieces.map(({merchandiseId, quantity}) => ({
        itemId: merchandiseId,
        merchandiseId,
        quantity: Math.max(quantity, inBag(merchandiseId)),
      })),
    },
  });
  const cartId = outcome.cart?.checkoutId;
  if (!code || !cartId) return outcome;

  const codes = [...applied(outcome.cart), code];
  const discounted = readOutcome(
    'DiscountCodesUpdate',
    await clients.cart.updateDiscountCodes([...new Set(codes)], {cartId}),
  );
  return {
    cart: discounted.cart ?? outcome.cart,
    notices: [...outcome.notices, ...discounted.notices],
    ok: outcome.ok && discounted.ok,
  };
}

/**
 * Tries a code on the bag, beside those that it has. A bag with nothing in it keeps the code.
 * @throws StorefrontError, CartMutationError when the provider cannot be reached or fails.
 */
export async function applyLinkedCode(clients: CartClients, code: string): Promise<CartOutcome> {
  const present = await getCart(clients);
  return performCartOperation(clients, {
    action: 'DiscountCodesUpdate',
    inputs: {discountCodes: applied(present), discountCode: code},
  });
}

const applied = (cart: Pick<CartState, 'discountCodes'> | null): string[] =>
  (cart?.discountCodes ?? []).filter(({applicable}) => applicable).map(({code}) => code);
