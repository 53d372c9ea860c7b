import {CacheNone, type HydrogenCart, type Storefront} from '@shopify/hydrogen';
import type {CartApiMutationFragment} from 'storefrontapi.generated';
import {asCartId} from '~/lib/cart-cookie';
import {cartQuery} from '~/lib/storefront/fragments';
import type {CartState} from './cart';
import {mapCart} from './mapping';

/** Hydrogen's cart handler for the changes, the client for the bag as it is. */
export interface CartClients {
  cart: HydrogenCart;
  storefront: Storefront;
}

/**
 * The bag of the cookie, or of the saved checkout id where the cookie is gone; null if neither is.
 * @throws StorefrontError when the provider cannot be reached.
 */
export async function restoreCart(
  clients: CartClients,
  checkoutId?: string | null,
): Promise<CartState | null> {
  const found = await getCart(clients, checkoutId);
  return found && mapCart(found);
}

/**
 * The provider's cart; null when there is none, or it was paid or has expired.
 * @throws StorefrontError when the provider cannot be reached.
 */
export async function getCart(
  {cart, storefront}: CartClients,
  checkoutId?: string | null,
): Promise<CartApiMutationFragment | null> {
  const ids = new Set([cart.getCartId(), checkoutId ? asCartId(checkoutId) : undefined]);
  for (const id of ids) {
    if (!id) continue;
    const answer = await storefront.query(cartQuery, {variables: {id}, cache: CacheNone()});
    if (answer.cart) return answer.cart;
  }
  return null;
}
