import assert from 'node:assert/strict';
import * as v from 'valibot';
import {orderMessage, shipmentOfEvent, shipmentOfFulfillment, variantsOf} from './logic.ts';
import {fulfillment, fulfillmentEvent, order} from './payloads.ts';

// Bodies as Shopify sends them, shortened to what is looked at and a little beyond.
const orderBody = {
  id: 820982911946154508,
  admin_graphql_api_id: 'gid://shopify/Order/820982911946154508',
  name: '#1001',
  order_number: 1001,
  email: 'Ani@Example.com',
  contact_email: 'ani@example.com',
  customer: {id: 115310627314723954, email: 'ani@example.com'},
  total_price: '1280.50',
  currency: 'USD',
  financial_status: 'paid',
  fulfillment_status: null,
  cancelled_at: null,
  created_at: '2026-09-01T03:00:00-07:00',
  updated_at: '2026-09-01T03:00:05-07:00',
  line_items: [
    {
      id: 1,
      variant_id: 808950810,
      title: 'Two Peaks Necklace',
      variant_title: 'Gold / 40 cm',
      quantity: 1,
      current_quantity: 1,
      price: '1200.00',
    },
    {
      id: 2,
      variant_id: 49148385,
      title: 'Care Kit',
      variant_title: 'Default Title',
      quantity: 3,
      current_quantity: 2,
    },
    {id: 3, variant_id: null, title: 'Engraving', variant_title: null, quantity: 1},
    {
      id: 4,
      variant_id: 5,
      title: 'Taken back',
      variant_title: null,
      quantity: 1,
      current_quantity: 0,
    },
  ],
  fulfillments: [],
};
const fulfillmentBody = {
  id: 255858046,
  order_id: 450789469,
  status: 'success',
  shipment_status: null,
  tracking_company: 'UPS',
  tracking_number: '1Z999AA1',
  tracking_url: 'https://www.ups.com/track?tracknum=1Z999AA1',
  created_at: '2026-09-02T10:00:00-07:00',
  updated_at: '2026-09-02T10:00:00-07:00',
  origin_address: {city: 'Los Angeles', province_code: 'CA', country_code: 'US'},
  destination: {city: 'Pasadena', province_code: 'CA', country_code: 'US'},
  line_items: [
    {id: 1, quantity: 1},
    {id: 2, quantity: 2},
  ],
};

// Ids as large as the sample's own are beyond what JSON numbers hold exactly; real ones are not.
const anOrder = (changes = {}) =>
  v.parse(order, {...orderBody, id: 450789469, customer: {id: 115310627}, ...changes});
const aFulfillment = (changes = {}) => v.parse(fulfillment, {...fulfillmentBody, ...changes});
const none = new Map<string, string>();

Deno.test('an order is told as the portal shows it', () => {
  const images = new Map([['808950810', 'https://cdn.example/n.webp']]);
  assert.deepEqual(orderMessage(anOrder(), images), {
    shopify_order_id: 450789469,
    shopify_customer_id: 115310627,
    email: 'ani@example.com',
    order_number: '#1001',
    total_amount: '1280.50',
    currency: 'USD',
    status: 'processing',
    items: [
      {name: 'Two Peaks Necklace, Gold / 40 cm', image: 'https://cdn.example/n.webp', quantity: 1},
      {name: 'Care Kit', image: null, quantity: 2},
      {name: 'Engraving', image: null, quantity: 1},
    ],
    created_at: '2026-09-01T10:00:00.000Z',
    shopify_updated_at: '2026-09-01T10:00:05.000Z',
  });
  assert.deepEqual(variantsOf(anOrder()), ['808950810', '49148385', '5']);
});

Deno.test('payment and cancellation decide the status of an order', () => {
  const status = (changes: object) => orderMessage(anOrder(changes), none).status;
  assert.equal(status({financial_status: 'pending'}), 'pending');
  assert.equal(status({financial_status: 'authorized'}), 'pending');
  assert.equal(status({financial_status: 'partially_refunded'}), 'processing');
  assert.equal(
    status({cancelled_at: '2026-09-02T10:00:00-07:00', financial_status: 'refunded'}),
    'cancelled',
  );
});

Deno.test('an order without customer, address or e-mail is taken too', () => {
  const {email, shopify_customer_id} = orderMessage(
    anOrder({email: '', contact_email: null, customer: null}),
    none,
  );
  assert.deepEqual([email, shopify_customer_id], [null, null]);
});

Deno.test('a number too large to be exact is refused rather than rounded', () => {
  assert.equal(v.is(order, orderBody), false);
});

Deno.test('a parcel is told with its pieces and its first event', () => {
  assert.deepEqual(shipmentOfFulfillment(aFulfillment()), {
    shopify_fulfillment_id: 255858046,
    shopify_order_id: 450789469,
    tracking_number: '1Z999AA1',
    tracking_url: 'https://www.ups.com/track?tracknum=1Z999AA1',
    carrier: 'UPS',
    status: 'pending',
    pieces: 3,
    estimated_delivery: null,
    events: [
      {status: 'pending', location: 'Los Angeles, CA', timestamp: '2026-09-02T17:00:00.000Z'},
    ],
    created_at: '2026-09-02T17:00:00.000Z',
    shopify_updated_at: '2026-09-02T17:00:00.000Z',
  });
});

Deno.test('on its way nobody says where it is; delivered, it is at its destination', () => {
  const event = (shipment_status: string) =>
    shipmentOfFulfillment(aFulfillment({shipment_status})).events[0];
  assert.equal(event('in_transit')?.location, null);
  assert.equal(event('delivered')?.location, 'Pasadena, CA');
});

Deno.test('odd words and odd links are let go', () => {
  const status = (changes: object) => shipmentOfFulfillment(aFulfillment(changes)).status;
  assert.equal(status({shipment_status: 'teleported'}), 'pending');
  assert.equal(status({status: 'cancelled', shipment_status: 'in_transit'}), 'cancelled');
  const {tracking_url} = shipmentOfFulfillment(aFulfillment({tracking_url: 'javascript:alert(1)'}));
  assert.equal(tracking_url, null);
});

Deno.test('a step told by the carrier adds what it knows', () => {
  const event = v.parse(fulfillmentEvent, {
    id: 1,
    fulfillment_id: 255858046,
    order_id: 450789469,
    status: 'out_for_delivery',
    message: null,
    happened_at: '2026-09-04T08:00:00-07:00',
    estimated_delivery_at: '2026-09-04T20:00:00-07:00',
    city: 'Pasadena',
    province: 'California',
    country: 'US',
  });
  const shipment = shipmentOfEvent(event);
  assert.equal(shipment.estimated_delivery, '2026-09-05T03:00:00.000Z');
  assert.equal(shipment.pieces, null);
  assert.deepEqual(shipment.events, [
    {
      status: 'out_for_delivery',
      location: 'Pasadena, California',
      timestamp: '2026-09-04T15:00:00.000Z',
    },
  ]);
});
