import {randomBytes} from 'node:crypto';
import {type Cart, filledLines, pricingOf, selectedAddress} from '../cart/cart.ts';
import {customerNumber} from '../cart/customers.ts';
import {deliveryOptions, type DeliveryOption} from '../cart/delivery.ts';
import {fitToStock} from '../cart/lines.ts';
import type {CartWarning} from '../cart/outcome.ts';
import type {Pricing} from '../cart/pricing.ts';
import type {Store} from '../store.ts';
import type {Order, OrderDiscount} from './order.ts';
import {type Tax, taxOn} from './tax.ts';

/** A cart with everything that its order will say, worked out at this moment. */
export interface Quote {
  cart: Cart;
  pricing: Pricing;
  options: DeliveryOption[];
  delivery: DeliveryOption | null;
  tax: Tax;
  /** Pieces that are not there any more, in words. */
  warnings: CartWarning[];
}

/** What the cart comes to with delivery and taxes, as far as its address is known. */
export function quote(store: Store, wanted: Cart): Quote {
  const {lines, warnings} = fitToStock(store, wanted.lines);
  const address = selectedAddress(wanted);
  const worth = pricingOf(store, {...wanted, lines}).lines.reduce((sum, l) => sum + l.subtotal, 0);
  const options = address ? deliveryOptions(address.countryCode, worth) : [];
  const delivery = options.find(({handle}) => handle === wanted.delivery) ?? options[0] ?? null;
  const cart = {
    ...wanted,
    lines: lines.filter(({quantity}) => quantity > 0),
    delivery: delivery?.handle ?? null,
  };
  const untaxed = pricingOf(store, cart);
  const goods = untaxed.subtotal - (untaxed.orderDiscount?.cents ?? 0);
  const tax = address ? taxOn(goods, address) : {title: 'Sales Tax', basisPoints: 0, cents: 0};
  return {cart, pricing: pricingOf(store, cart, tax.cents), options, delivery, tax, warnings};
}

/** The order that a quote becomes. Null where the cart does not say yet who gets what where. */
export function orderFrom(
  store: Store,
  {cart, pricing, delivery, tax}: Quote,
  {number, card}: {number: number; card: Order['card']},
): Order | null {
  const shippingAddress = selectedAddress(cart);
  const {email, phone} = cart.buyer;
  if (!shippingAddress || !delivery || !email || cart.lines.length === 0) return null;
  const now = new Date().toISOString();
  return {
    number,
    token: randomBytes(16).toString('hex'),
    cartToken: cart.token,
    cartKey: cart.key,
    createdAt: now,
    updatedAt: now,
    email,
    phone: phone ?? shippingAddress.phone,
    customerNumber: customerNumber(email),
    shippingAddress,
    lines: filledLines(store, cart).map(({variant, product, quantity, attributes}, index) => ({
      number: number * 100 + index,
      variantId: variant.id,
      productId: product.id,
      title: product.title,
      variantTitle: variant.title,
      vendor: product.vendor,
      sku: variant.sku,
      grams: Math.round(variant.weight),
      quantity,
      unitCents: variant.priceCents,
      discountCents:
        pricing.lines[index]?.discount?.cents ?? pricing.orderDiscount?.shares[index] ?? 0,
      image: variant.image?.file ?? null,
      attributes,
    })),
    discounts: discountsOf(pricing),
    subtotal: pricing.subtotal - (pricing.orderDiscount?.cents ?? 0),
    delivery: {
      handle: delivery.handle,
      title: delivery.title,
      cents: pricing.shipping,
      discountCents: pricing.shippingDiscount?.cents ?? 0,
    },
    tax,
    total: pricing.due,
    giftCards: pricing.giftCards
      .filter(({used}) => used > 0)
      .map(({card: {code, lastCharacters}, used}) => ({code, lastCharacters, cents: used})),
    card: pricing.total > 0 ? card : null,
    note: cart.note,
    attributes: cart.attributes,
    fulfillments: [],
    cancelledAt: null,
  };
}

function discountsOf({lines, orderDiscount, shippingDiscount}: Pricing): OrderDiscount[] {
  const onLines = lines.flatMap(({discount}) => discount ?? []);
  const first = onLines[0];
  const all = [
    ...(first
      ? [{discount: first.discount, cents: onLines.reduce((sum, {cents}) => sum + cents, 0)}]
      : []),
    ...(orderDiscount ? [orderDiscount] : []),
    ...(shippingDiscount ? [shippingDiscount] : []),
  ];
  return all.map(({discount: {code, target, value}, cents}) => ({code, target, value, cents}));
}
