import {randomBytes, randomUUID} from 'node:crypto';
import type {Product, Variant} from '../catalogue/records.ts';
import type {Store} from '../store.ts';
import type {Address} from './address.ts';
import {deliveryOptions} from './delivery.ts';
import type {GiftCard} from './gift-cards.ts';
import {type EnteredCode, type LineToPrice, priceCart, type Pricing} from './pricing.ts';

export interface Attribute {
  key: string;
  value: string;
}

export interface CartLine {
  id: string;
  variantId: string;
  /** 0 where the piece sold out: the line stays, so that the shopper can be told. */
  quantity: number;
  attributes: Attribute[];
}

export interface CartAddress {
  id: string;
  address: Address;
  selected: boolean;
  oneTimeUse: boolean;
}

export interface CartMetafield {
  namespace: string;
  key: string;
  type: string;
  value: string;
}

/** A cart as it is stored. What can be looked up or worked out is not in it. */
export interface Cart {
  token: string;
  /** Proves that someone is the buyer; the token alone opens no personal data. */
  key: string;
  createdAt: string;
  updatedAt: string;
  lines: CartLine[];
  attributes: Attribute[];
  note: string;
  discountCodes: string[];
  giftCardCodes: string[];
  buyer: {
    countryCode: string;
    email: string | null;
    phone: string | null;
    customerAccessToken: string | null;
    preferences: unknown;
  };
  addresses: CartAddress[];
  /** Handle of the chosen delivery option. */
  delivery: string | null;
  metafields: CartMetafield[];
}

export const MOST_LINES = 500;
export const MOST_PIECES = 1_000_000;
export const LONGEST_NOTE = 5000;

export function newCart(countryCode: string): Cart {
  const now = new Date().toISOString();
  return {
    token: randomBytes(18).toString('base64url'),
    key: randomBytes(16).toString('hex'),
    createdAt: now,
    updatedAt: now,
    lines: [],
    attributes: [],
    note: '',
    discountCodes: [],
    giftCardCodes: [],
    buyer: {countryCode, email: null, phone: null, customerAccessToken: null, preferences: null},
    addresses: [],
    delivery: null,
    metafields: [],
  };
}

/** `gid://shopify/Cart/{token}?key={key}`: the key is part of the id. */
export function cartId({token, key}: Pick<Cart, 'token' | 'key'>): string {
  return `gid://shopify/Cart/${token}?key=${key}`;
}

/** Token and key of a cart id; null for anything that is none. */
export function parseCartId(id: string): {token: string; key: string | null} | null {
  const match = /^gid:\/\/shopify\/Cart\/([\w-]+)(?:\?key=(.*))?$/.exec(id);
  return match?.[1] ? {token: match[1], key: match[2] ?? null} : null;
}

export function newLineId(cart: Pick<Cart, 'token'>): string {
  return `gid://shopify/CartLine/${randomUUID()}?cart=${cart.token}`;
}

/** A line with the variant that it stands for. */
export interface FilledLine extends CartLine {
  variant: Variant;
  product: Product;
}

/** The lines of a cart whose pieces are still in the catalogue. */
export function filledLines(store: Store, cart: Cart): FilledLine[] {
  return cart.lines.flatMap((line) => {
    const variant = store.variant(line.variantId);
    return variant ? [{...line, variant, product: variant.product}] : [];
  });
}

/** The address that the parcel goes to, as far as it is known. */
export function selectedAddress(cart: Cart): Address | null {
  return (cart.addresses.find(({selected}) => selected) ?? cart.addresses[0])?.address ?? null;
}

/** What the cart costs now. `delivery` and `tax` are known at checkout. */
export function pricingOf(store: Store, cart: Cart, tax = 0): Pricing {
  const lines: LineToPrice[] = filledLines(store, cart).map(({id, quantity, variant, product}) => ({
    id,
    quantity,
    unitCents: variant.priceCents,
    productType: product.productType,
  }));
  return priceCart({
    lines,
    codes: cart.discountCodes.map((code) => enteredCode(store, code)),
    giftCards: cart.giftCardCodes.flatMap((code): GiftCard[] => {
      const card = store.giftCards.find(code);
      return card ? [card] : [];
    }),
    shipping: deliveryCost(cart, lines),
    tax,
  });
}

function deliveryCost(cart: Cart, lines: readonly LineToPrice[]): number {
  const address = selectedAddress(cart);
  const worth = lines.reduce((sum, {unitCents, quantity}) => sum + unitCents * quantity, 0);
  if (!address || worth === 0) return 0;
  const options = deliveryOptions(address.countryCode, worth);
  return options.find(({handle}) => handle === cart.delivery)?.cents ?? 0;
}

function enteredCode(store: Store, code: string): EnteredCode {
  const discount = store.discounts.find(code) ?? null;
  if (!discount) return {code, discount, state: 'unknown'};
  if (discount.endsAt && Date.parse(discount.endsAt) < Date.now()) {
    return {code, discount, state: 'inactive'};
  }
  return {code, discount, state: store.discounts.isUsedUp(discount) ? 'used-up' : 'active'};
}
