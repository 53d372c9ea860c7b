import type {Store} from '../store.ts';
import {type Cart, cartId, type FilledLine, filledLines, pricingOf} from './cart.ts';
import type {OpenedCart} from './carts.ts';
import type {PricedLine, Pricing} from './pricing.ts';

/** A cart as one answer shows it: priced once, however often its amounts are asked for. */
export interface CartView {
  __typename: 'Cart';
  id: string;
  cart: Cart;
  isBuyer: boolean;
  lines: FilledLine[];
  pricing: Pricing;
}

/** A line with its price, as the `CartLine` type. */
export interface LineView extends FilledLine {
  __typename: 'CartLine';
  merchandise: FilledLine['variant'];
  priced: PricedLine;
}

export function cartView(store: Store, {cart, isBuyer}: OpenedCart): CartView {
  return {
    __typename: 'Cart',
    id: isBuyer ? cartId(cart) : `gid://shopify/Cart/${cart.token}`,
    cart,
    isBuyer,
    lines: filledLines(store, cart),
    pricing: pricingOf(store, cart),
  };
}

/** Where the shopper pays. */
export function checkoutUrl(store: Store, {token, key}: Cart): string {
  return `${store.origin}/cart/c/${token}?key=${key}`;
}

export function lineViews({lines, pricing}: CartView): LineView[] {
  return lines.flatMap((line, index) => {
    const priced = pricing.lines[index];
    return priced
      ? [{...line, __typename: 'CartLine' as const, merchandise: line.variant, priced}]
      : [];
  });
}
