import type {CurrencyCode} from '@shopify/hydrogen/storefront-api-types';
import {fromMinorUnits, multiplyMoney, sumMoney, toMinorUnits} from '~/lib/money';
import {emptyCart, type CartLineItem, type CartState} from './cart';

export type CartAction =
  | {type: 'add'; item: CartLineItem}
  | {type: 'remove'; id: string}
  | {type: 'update'; id: string; quantity: number}
  | {type: 'clear'}
  | {type: 'checkout'; checkoutId: string; checkoutUrl: string}
  | {type: 'restore'; cart: CartState};

/** The bag's own rules, with no server in sight: what a change makes of it at once. */
export function cartReducer(cart: CartState, action: CartAction): CartState {
  switch (action.type) {
    case 'add': {
      const present = cart.items.find((item) => item.id === action.item.id);
      return withItems(
        cart,
        present
          ? replaceQuantity(cart.items, present.id, present.quantity + action.item.quantity)
          : [...cart.items, action.item],
      );
    }
    case 'remove':
      return withItems(cart, replaceQuantity(cart.items, action.id, 0));
    case 'update':
      return withItems(cart, replaceQuantity(cart.items, action.id, action.quantity));
    case 'clear':
      return emptyCart;
    case 'checkout':
      return {...cart, checkoutId: action.checkoutId, checkoutUrl: action.checkoutUrl};
    case 'restore':
      return action.cart;
  }
}

/** A quantity of zero or less takes the line out. */
function replaceQuantity(items: CartLineItem[], id: string, quantity: number): CartLineItem[] {
  if (quantity <= 0) return items.filter((item) => item.id !== id);
  return items.map((item) => (item.id === id ? {...item, quantity} : item));
}

/** The line's price times its quantity, two decimals. */
export const lineTotal = (item: CartLineItem, currency: CurrencyCode): string =>
  multiplyMoney({amount: item.price, currencyCode: currency}, item.quantity).amount;

/**
 * What there is to pay before shipping and taxes, two decimals. Discounts and gift cards are the
 * provider's to count: until it has answered a change, what it took off last is what is shown.
 */
export function cartTotal(cart: CartState): string {
  const {currency} = cart;
  const units = (amount: string) => toMinorUnits({amount, currencyCode: currency});
  const off = [
    ...cart.discounts.map((discount) => units(discount.amount)),
    ...cart.giftCards.map((card) => units(card.amountUsed)),
  ].reduce((sum, amount) => sum + amount, 0n);
  const left = units(cart.subtotal) - off;
  return fromMinorUnits(left > 0n ? left : 0n, currency).amount;
}

/** Sums are made anew from the lines. */
function withItems(cart: CartState, items: CartLineItem[]): CartState {
  const {currency} = cart;
  const money = (amount: string) => ({amount, currencyCode: currency});
  const subtotal = sumMoney(
    items.map((item) => money(lineTotal(item, currency))),
    currency,
  ).amount;
  return {
    ...cart,
    items,
    totalQuantity: items.reduce((sum, item) => sum + item.quantity, 0),
    subtotal,
  };
}
