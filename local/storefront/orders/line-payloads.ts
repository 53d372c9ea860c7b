import {type Cents, CURRENCY, decimal, fixed} from '../money.ts';
import type {Order, OrderDiscount, OrderLine} from './order.ts';

const LINE_IDS = 14_000_000_000_000;

/** A line item of an order, as it also stands in a fulfilment. */
export function linePayload(order: Order, line: OrderLine): Record<string, unknown> {
  const id = LINE_IDS + line.number;
  const isSent = order.fulfillments.length > 0;
  const discount = order.discounts.findIndex(({target}) => target !== 'shipping');
  return {
    id,
    admin_graphql_api_id: `gid://shopify/LineItem/${id}`,
    current_quantity: order.cancelledAt ? 0 : line.quantity,
    fulfillable_quantity: isSent || order.cancelledAt ? 0 : line.quantity,
    fulfillment_service: 'manual',
    fulfillment_status: isSent ? 'fulfilled' : null,
    gift_card: false,
    grams: line.grams,
    name: `${line.title} - ${line.variantTitle}`,
    price: fixed(line.unitCents),
    price_set: priceSet(line.unitCents),
    product_exists: true,
    product_id: idNumber(line.productId),
    properties: line.attributes.map(({key, value}) => ({name: key, value})),
    quantity: line.quantity,
    requires_shipping: true,
    sku: line.sku,
    taxable: true,
    title: line.title,
    // Nothing but what staff take off by hand; what a code takes off is in the allocations.
    total_discount: '0.00',
    total_discount_set: priceSet(0),
    variant_id: idNumber(line.variantId),
    variant_inventory_management: 'shopify',
    variant_title: line.variantTitle,
    vendor: line.vendor,
    tax_lines: [],
    duties: [],
    discount_allocations:
      line.discountCents > 0
        ? [
            {
              amount: fixed(line.discountCents),
              amount_set: priceSet(line.discountCents),
              discount_application_index: discount,
            },
          ]
        : [],
  };
}

/** The chosen delivery. */
export function shippingLine({number, delivery, discounts}: Order): Record<string, unknown> {
  const discounted = delivery.cents - delivery.discountCents;
  return {
    id: 4_500_000_000_000 + number,
    code: delivery.title,
    title: delivery.title,
    source: 'shopify',
    carrier_identifier: null,
    phone: null,
    price: fixed(delivery.cents),
    price_set: priceSet(delivery.cents),
    discounted_price: fixed(discounted),
    discounted_price_set: priceSet(discounted),
    is_removed: false,
    requested_fulfillment_service_id: null,
    tax_lines: [],
    discount_allocations:
      delivery.discountCents > 0
        ? [
            {
              amount: fixed(delivery.discountCents),
              amount_set: priceSet(delivery.discountCents),
              discount_application_index: discounts.findIndex(({target}) => target === 'shipping'),
            },
          ]
        : [],
  };
}

/** A code, as the allocations of lines refer to it by its place. */
export function discountApplication({code, target, value}: OrderDiscount): Record<string, unknown> {
  const isPercentage = 'percent' in value;
  return {
    type: 'discount_code',
    code,
    target_type: target === 'shipping' ? 'shipping_line' : 'line_item',
    target_selection: 'all',
    allocation_method: target === 'lines' ? 'each' : 'across',
    value_type: isPercentage ? 'percentage' : 'fixed_amount',
    value: isPercentage ? value.percent.toFixed(1) : decimal(value.cents),
  };
}

/** The taxes on the whole order. */
export function taxLines({tax}: Order): Record<string, unknown>[] {
  if (tax.cents === 0) return [];
  return [
    {
      title: tax.title,
      rate: tax.basisPoints / 10_000,
      price: fixed(tax.cents),
      price_set: priceSet(tax.cents),
      channel_liable: false,
    },
  ];
}

/** An amount in the shop's and in the shopper's currency, which are one here. */
export function priceSet(cents: Cents) {
  const amount = {amount: fixed(cents), currency_code: CURRENCY};
  return {shop_money: amount, presentment_money: amount};
}

function idNumber(gid: string): number {
  return Number(gid.split('/').at(-1));
}
