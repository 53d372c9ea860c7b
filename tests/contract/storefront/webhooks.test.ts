import {createHmac} from 'node:crypto';
import {createServer, type IncomingHttpHeaders, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {startStorefront, type Storefront} from '../../../local/storefront/start.ts';
import {create, variant} from './cart-client.ts';

const SECRET = 'a secret that both know';

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

let receiver: Server;
let received: Received[];
/** Statuses that the receiver answers, one after the other; then always 200. */
let answers: number[];
let shop: Storefront;

beforeEach(async () => {
  received = [];
  answers = [];
  receiver = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      received.push({headers: request.headers, body});
      response.writeHead(answers.shift() ?? 200).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, 'localhost', resolve));
  const {port} = receiver.address() as AddressInfo;
  shop = await startStorefront({
    webhooks: [`http://localhost:${port}/webhooks`],
    webhookSecret: SECRET,
    webhookRetryDelays: [1, 1],
  });
});

afterEach(async () => {
  await shop.stop();
  await new Promise((resolve) => receiver.close(resolve));
  vi.restoreAllMocks();
});

/** Pays for a pair of hoops with a gift card in part, without the pages in between. */
async function order(code = 'AKN10'): Promise<void> {
  const {id} = await create(shop, {
    lines: [{merchandiseId: variant(shop, 'DHH-01'), attributes: [{key: 'gift', value: 'yes'}]}],
    discountCodes: [code],
    giftCardCodes: ['AKNGIFT000000025'],
    note: 'Ring twice',
    buyerIdentity: {email: 'anna@example.com'},
    delivery: {
      addresses: [
        {
          selected: true,
          address: {
            deliveryAddress: {
              firstName: 'Anna',
              lastName: 'Petrosyan',
              address1: '500 Molino St',
              city: 'Los Angeles',
              provinceCode: 'CA',
              zip: '90013',
              countryCode: 'US',
            },
          },
        },
      ],
    },
  });
  const cart = shop.store.carts.open(id)?.cart;
  if (!cart || !shop.orders.place(cart, {brand: 'Visa', lastDigits: '4242'})) {
    throw new Error('The cart did not become an order');
  }
  await shop.webhooks.idle();
}

const payload = (index: number) =>
  JSON.parse(received[index]?.body ?? '{}') as Record<string, unknown>;
const topics = () => received.map(({headers}) => String(headers['x-shopify-topic']));

describe('webhooks', () => {
  it('are signed, and named by their headers', async () => {
    await order();
    const [{headers, body} = {headers: {}, body: ''}] = received;
    expect(headers['x-shopify-hmac-sha256']).toBe(
      createHmac('sha256', SECRET).update(body).digest('base64'),
    );
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'x-shopify-topic': 'orders/create',
      'x-shopify-shop-domain': new URL(shop.url).host,
      'x-shopify-api-version': '2026-04',
    });
    expect(headers['x-shopify-webhook-id']).toMatch(/^[\w-]{36}$/);
    expect(headers['x-shopify-event-id']).toMatch(/^[\w-]{36}$/);
    expect(Date.parse(String(headers['x-shopify-triggered-at']))).not.toBeNaN();
  });

  it('tell of an order as the Admin API writes it', async () => {
    await order();
    expect(payload(0)).toMatchObject({
      admin_graphql_api_id: 'gid://shopify/Order/5500000001001',
      id: 5500000001001,
      name: '#1001',
      order_number: 1001,
      email: 'anna@example.com',
      financial_status: 'paid',
      fulfillment_status: null,
      currency: 'USD',
      subtotal_price: '468.00',
      total_discounts: '52.00',
      total_tax: '44.46',
      total_price: '512.46',
      total_line_items_price: '520.00',
      total_price_set: {shop_money: {amount: '512.46', currency_code: 'USD'}},
      payment_gateway_names: ['gift_card', 'bogus'],
      discount_codes: [{code: 'AKN10', amount: '52.00', type: 'percentage'}],
      note: 'Ring twice',
      test: true,
      customer: {email: 'anna@example.com', first_name: 'Anna'},
      shipping_address: {city: 'Los Angeles', province_code: 'CA', country_code: 'US'},
      shipping_lines: [{title: 'Insured Ground', price: '0.00'}],
      tax_lines: [{rate: 0.095, price: '44.46'}],
      line_items: [
        {
          title: 'Dusk Hammered Hoops',
          variant_title: '14k yellow gold',
          sku: 'DHH-01',
          quantity: 1,
          price: '520.00',
          product_id: 7100000000013,
          properties: [{name: 'gift', value: 'yes'}],
          discount_allocations: [{amount: '52.00', discount_application_index: 0}],
        },
      ],
    });
    expect(payload(0).created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/);
    expect(payload(0).order_status_url).toBe(`${shop.url}/orders/${String(payload(0).token)}`);
  });

  it('share an amount off the whole order out to its lines', async () => {
    await order('HOUSE100');
    expect(payload(0)).toMatchObject({
      total_discounts: '100.00',
      discount_applications: [{code: 'HOUSE100', allocation_method: 'across'}],
      line_items: [{discount_allocations: [{amount: '100.00', discount_application_index: 0}]}],
    });
  });

  it('tell of a parcel from label to door', async () => {
    await order();
    shop.orders.fulfill(1001, {
      company: 'FedEx',
      number: '7777',
      url: 'https://track.example/7777',
    });
    shop.orders.updateShipment(1001, {status: 'delivered'});
    await shop.webhooks.idle();
    expect([...topics()].sort()).toEqual([
      'fulfillments/create',
      'fulfillments/update',
      'orders/create',
      'orders/updated',
    ]);
    const created = topics().indexOf('fulfillments/create');
    const updated = topics().indexOf('fulfillments/update');
    expect(payload(created)).toMatchObject({
      order_id: 5500000001001,
      name: '#1001.1',
      status: 'success',
      shipment_status: null,
      tracking_company: 'FedEx',
      tracking_number: '7777',
      tracking_urls: ['https://track.example/7777'],
      email: 'anna@example.com',
      destination: {city: 'Los Angeles'},
    });
    expect(payload(updated)).toMatchObject({
      id: payload(created).id,
      shipment_status: 'delivered',
      tracking_number: '7777',
    });
  });

  it('tell of a cancelled order', async () => {
    await order();
    shop.orders.cancel(1001);
    await shop.webhooks.idle();
    const cancelled = payload(topics().indexOf('orders/cancelled'));
    expect(cancelled).toMatchObject({financial_status: 'refunded', current_total_price: '0.00'});
    expect(cancelled.cancelled_at).not.toBeNull();
  });

  it('are sent again until they arrive, always as the same webhook', async () => {
    answers = [500, 503];
    await order();
    expect(received).toHaveLength(3);
    expect(new Set(received.map(({headers}) => headers['x-shopify-webhook-id'])).size).toBe(1);
    expect(shop.webhooks.deliveries).toMatchObject([{attempts: 3, delivered: true}]);
  });

  it('are given up after a few attempts, with one line in the log', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    answers = [500, 500, 500];
    await order();
    expect(shop.webhooks.deliveries).toMatchObject([{attempts: 3, delivered: false}]);
    expect(log).toHaveBeenCalledTimes(1);
    expect(log.mock.calls[0]?.[0]).toContain('webhook orders/create');
  });

  it('get lost where a fault says so', async () => {
    shop.faults.add({area: 'webhooks', kind: 'drop', times: 2});
    await order();
    expect(received).toHaveLength(1);
    expect(shop.webhooks.deliveries).toMatchObject([{attempts: 3, delivered: true}]);
  });
});
