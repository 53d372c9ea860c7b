import {type Address, fullName} from '../cart/address.ts';
import {COUNTRIES} from '../localization.ts';
import {type Cents, CURRENCY, fixed} from '../money.ts';
import {
  discountApplication,
  linePayload,
  priceSet,
  shippingLine,
  taxLines,
} from './line-payloads.ts';
import {type Fulfillment, type Order, orderName} from './order.ts';
import type {OrderEvent} from './orders.ts';

/**
 * The bodies of the service's webhooks: the order and fulfilment resources of its REST Admin API.
 * Amounts are text with two decimals, ids are numbers.
 *
 * @param origin where order pages are
 */
export function webhookPayload(event: OrderEvent, origin: string): Record<string, unknown> {
  return 'fulfillment' in event
    ? fulfillmentPayload(event.order, event.fulfillment)
    : orderPayload(event.order, origin);
}

const ORDER_IDS = 5_500_000_000_000;
const FULFILLMENT_IDS = 5_100_000_000_000;

function orderPayload(order: Order, origin: string): Record<string, unknown> {
  const id = ORDER_IDS + order.number;
  const isCancelled = order.cancelledAt !== null;
  const discounts = order.discounts.reduce((sum, {cents}) => sum + cents, 0);
  const lineItems = order.lines.reduce((sum, line) => sum + line.unitCents * line.quantity, 0);
  const current = (cents: Cents) => (isCancelled ? 0 : cents);
  const address = addressPayload(order.shippingAddress);
  return {
    id,
    admin_graphql_api_id: `gid://shopify/Order/${id}`,
    app_id: 580111,
    browser_ip: null,
    buyer_accepts_marketing: false,
    cancel_reason: isCancelled ? 'customer' : null,
    cancelled_at: isCancelled ? moment(order.cancelledAt ?? '') : null,
    cart_token: order.cartToken,
    checkout_id: null,
    checkout_token: order.cartToken,
    closed_at: null,
    confirmation_number: order.token.slice(0, 9).toUpperCase(),
    confirmed: true,
    contact_email: order.email,
    created_at: moment(order.createdAt),
    currency: CURRENCY,
    current_subtotal_price: fixed(current(order.subtotal)),
    current_subtotal_price_set: priceSet(current(order.subtotal)),
    current_total_discounts: fixed(current(discounts)),
    current_total_discounts_set: priceSet(current(discounts)),
    current_total_price: fixed(current(order.total)),
    current_total_price_set: priceSet(current(order.total)),
    current_total_tax: fixed(current(order.tax.cents)),
    current_total_tax_set: priceSet(current(order.tax.cents)),
    customer_locale: 'en-US',
    discount_codes: order.discounts.map(({code, cents, target, value}) => ({
      code,
      amount: fixed(cents),
      type: target === 'shipping' ? 'shipping' : 'percent' in value ? 'percentage' : 'fixed_amount',
    })),
    email: order.email,
    estimated_taxes: false,
    financial_status: isCancelled ? 'refunded' : 'paid',
    fulfillment_status: order.fulfillments.length > 0 ? 'fulfilled' : null,
    landing_site: null,
    location_id: null,
    name: orderName(order),
    note: order.note || null,
    note_attributes: order.attributes.map(({key, value}) => ({name: key, value})),
    number: order.number - 1000,
    order_number: order.number,
    order_status_url: `${origin}/orders/${order.token}`,
    payment_gateway_names: [
      ...(order.giftCards.length > 0 ? ['gift_card'] : []),
      ...(order.card ? ['bogus'] : []),
    ],
    phone: order.phone,
    presentment_currency: CURRENCY,
    processed_at: moment(order.createdAt),
    source_name: 'hydrogen',
    subtotal_price: fixed(order.subtotal),
    subtotal_price_set: priceSet(order.subtotal),
    tags: '',
    tax_exempt: false,
    tax_lines: taxLines(order),
    taxes_included: false,
    test: true,
    token: order.token,
    total_discounts: fixed(discounts),
    total_discounts_set: priceSet(discounts),
    total_line_items_price: fixed(lineItems),
    total_line_items_price_set: priceSet(lineItems),
    total_outstanding: '0.00',
    total_price: fixed(order.total),
    total_price_set: priceSet(order.total),
    total_shipping_price_set: priceSet(order.delivery.cents - order.delivery.discountCents),
    total_tax: fixed(order.tax.cents),
    total_tax_set: priceSet(order.tax.cents),
    total_tip_received: '0.00',
    total_weight: order.lines.reduce((sum, {grams, quantity}) => sum + grams * quantity, 0),
    updated_at: moment(order.updatedAt),
    user_id: null,
    billing_address: address,
    customer: customerPayload(order),
    discount_applications: order.discounts.map(discountApplication),
    fulfillments: order.fulfillments.map((own) => fulfillmentPayload(order, own)),
    line_items: order.lines.map((line) => linePayload(order, line)),
    payment_terms: null,
    refunds: [],
    shipping_address: address,
    shipping_lines: [shippingLine(order)],
  };
}

function fulfillmentPayload(order: Order, own: Fulfillment): Record<string, unknown> {
  const id = FULFILLMENT_IDS + own.number;
  return {
    id,
    admin_graphql_api_id: `gid://shopify/Fulfillment/${id}`,
    order_id: ORDER_IDS + order.number,
    name: `${orderName(order)}.1`,
    status: own.status,
    shipment_status: own.shipmentStatus,
    service: 'manual',
    created_at: moment(own.createdAt),
    updated_at: moment(own.updatedAt),
    tracking_company: own.trackingCompany,
    tracking_number: own.trackingNumber,
    tracking_numbers: own.trackingNumber ? [own.trackingNumber] : [],
    tracking_url: own.trackingUrl,
    tracking_urls: own.trackingUrl ? [own.trackingUrl] : [],
    email: order.email,
    destination: addressPayload(order.shippingAddress),
    origin_address: null,
    location_id: 60_000_001,
    receipt: {},
    line_items: order.lines.map((line) => linePayload(order, line)),
  };
}

function customerPayload(order: Order): Record<string, unknown> {
  const {firstName, lastName, phone} = order.shippingAddress;
  return {
    id: order.customerNumber,
    admin_graphql_api_id: `gid://shopify/Customer/${order.customerNumber}`,
    created_at: moment(order.createdAt),
    updated_at: moment(order.updatedAt),
    email: order.email,
    first_name: firstName,
    last_name: lastName,
    phone,
    state: 'disabled',
    note: null,
    verified_email: true,
    multipass_identifier: null,
    tax_exempt: false,
    tax_exemptions: [],
    currency: CURRENCY,
    default_address: {
      ...addressPayload(order.shippingAddress),
      customer_id: order.customerNumber,
      default: true,
    },
  };
}

function addressPayload(address: Address): Record<string, unknown> {
  return {
    first_name: address.firstName,
    last_name: address.lastName,
    name: fullName(address),
    company: address.company,
    address1: address.address1,
    address2: address.address2,
    city: address.city,
    zip: address.zip,
    province: address.provinceCode,
    province_code: address.provinceCode,
    country: COUNTRIES[address.countryCode] ?? address.countryCode,
    country_code: address.countryCode,
    phone: address.phone,
    latitude: null,
    longitude: null,
  };
}

/** A moment as the service writes it: whole seconds, with an offset. */
function moment(iso: string): string {
  return iso.replace(/\.\d+Z$/, '+00:00');
}
