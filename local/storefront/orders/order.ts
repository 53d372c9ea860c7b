import type {Address} from '../cart/address.ts';
import type {Attribute} from '../cart/cart.ts';
import type {Cents} from '../money.ts';

export interface OrderLine {
  number: number;
  variantId: string;
  productId: string;
  title: string;
  variantTitle: string;
  vendor: string;
  sku: string;
  grams: number;
  quantity: number;
  unitCents: Cents;
  discountCents: Cents;
  image: string | null;
  attributes: Attribute[];
}

export interface OrderDiscount {
  code: string;
  cents: Cents;
  target: 'lines' | 'order' | 'shipping';
  value: {percent: number} | {cents: Cents};
}

/** How far a parcel has come, in the words of the carrier status of the Admin API. */
export type ShipmentStatus = 'confirmed' | 'in_transit' | 'out_for_delivery' | 'delivered';

export interface Fulfillment {
  number: number;
  createdAt: string;
  updatedAt: string;
  status: 'success' | 'cancelled';
  shipmentStatus: ShipmentStatus | null;
  trackingCompany: string | null;
  trackingNumber: string | null;
  trackingUrl: string | null;
}

/** A paid order, as it is stored. */
export interface Order {
  /** Counts from 1001; `#1001` is its name. */
  number: number;
  /** Opens the order's page. */
  token: string;
  cartToken: string;
  cartKey: string;
  createdAt: string;
  updatedAt: string;
  email: string;
  phone: string | null;
  customerNumber: number;
  shippingAddress: Address;
  lines: OrderLine[];
  discounts: OrderDiscount[];
  /** Lines after all discounts, without delivery and tax. */
  subtotal: Cents;
  delivery: {handle: string; title: string; cents: Cents; discountCents: Cents};
  tax: {title: string; basisPoints: number; cents: Cents};
  total: Cents;
  giftCards: {code: string; lastCharacters: string; cents: Cents}[];
  /** Brand and last digits of the card that paid the rest; null where gift cards paid all. */
  card: {brand: string; lastDigits: string} | null;
  note: string;
  attributes: Attribute[];
  fulfillments: Fulfillment[];
  cancelledAt: string | null;
}

export function orderName({number}: Pick<Order, 'number'>): string {
  return `#${number}`;
}
