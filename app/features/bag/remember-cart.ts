import {cartCookie} from '~/lib/cart-cookie';
import type {CartOutcome} from './cart-outcome.server';

/** Sets the cookie of the bag that was answered; lets it go where there is none any more. */
export function rememberCart(
  request: Request,
  {cart, ok}: Pick<CartOutcome, 'cart' | 'ok'>,
): Headers {
  const cookie = cartCookie(request);
  const headers = cart?.checkoutId
    ? cookie.setCartId(cart.checkoutId)
    : ok && cookie.getCartId()
      ? cookie.clear()
      : new Headers();
  headers.set('Cache-Control', 'no-store');
  return headers;
}
