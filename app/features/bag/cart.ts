import type {CurrencyCode} from '@shopify/hydrogen/storefront-api-types';

/** One piece in the bag. */
export interface CartLineItem {
  /** Product id and variant id joined by an underscore. */
  id: string;
  variantId: string;
  productId: string;
  title: string;
  /** Unit price, a decimal string. */
  price: string;
  compareAtPrice?: string;
  image?: string;
  quantity: number;
  variant: {title: string; selectedOptions: {name: string; value: string}[]};
  /** Where the piece is found in the shop. */
  href: string;
  /** The provider's line, once it has one. */
  lineId?: string;
}

/** What was taken off the bag, and why. */
export interface CartDiscount {
  label: string;
  amount: string;
}

/** The bag as the shop shows it. Amounts are decimal strings in `currency`. */
export interface CartState {
  items: CartLineItem[];
  totalQuantity: number;
  /** Sum of price times quantity, two decimals. */
  subtotal: string;
  currency: CurrencyCode;
  checkoutId?: string;
  checkoutUrl?: string;
  discountCodes: {code: string; applicable: boolean}[];
  discounts: CartDiscount[];
  giftCards: {id: string; lastCharacters: string; amountUsed: string}[];
  note: string;
  attributes: {key: string; value: string}[];
}

export const emptyCart: CartState = {
  items: [],
  totalQuantity: 0,
  subtotal: '0.00',
  currency: 'USD',
  discountCodes: [],
  discounts: [],
  giftCards: [],
  note: '',
  attributes: [],
};
