import {createHmac, randomUUID} from 'node:crypto';
import {describe, expect, test} from 'vitest';
import {startSupabase} from './start.ts';
import {aProduct} from './test-pieces.ts';
import {call, service, shopper, siteUrl, testWorld} from './test-world.ts';

/** Shopify's messages on their way into the portal. */
const world = testWorld();

describe('shopify-webhooks', () => {
  const send = (
    topic: string,
    payload: unknown,
    headers: Record<string, string> = {},
    to = world,
  ) => {
    const body = JSON.stringify(payload);
    const signature = createHmac('sha256', world.supabase.webhookSecret)
      .update(body)
      .digest('base64');
    return call(to, 'shopify-webhooks', body, {
      'x-shopify-topic': topic,
      'x-shopify-hmac-sha256': signature,
      'x-shopify-webhook-id': randomUUID(),
      ...headers,
    });
  };
  const order = (id: number, changes = {}) => ({
    id,
    name: `#${id}`,
    email: 'buyer@example.com',
    customer: {id: 77},
    total_price: '1280.50',
    currency: 'USD',
    financial_status: 'paid',
    created_at: '2026-09-01T03:00:00-07:00',
    updated_at: '2026-09-01T03:00:00-07:00',
    line_items: [{variant_id: null, title: 'Two Peaks Necklace', quantity: 1}],
    ...changes,
  });
  const parcel = (id: number, orderId: number, changes = {}) => ({
    id,
    order_id: orderId,
    status: 'success',
    shipment_status: 'confirmed',
    tracking_company: 'UPS',
    tracking_number: `1Z${id}`,
    tracking_url: 'https://www.ups.com/track',
    created_at: '2026-09-02T03:00:00-07:00',
    updated_at: '2026-09-02T03:00:00-07:00',
    line_items: [{quantity: 1}],
    ...changes,
  });

  test('an order and its parcel reach the portal of the buyer, with a picture', async () => {
    const {client} = await shopper(world, 'buyer@example.com');
    const piece = await aProduct(world);
    const variantId = Number(piece.variant.id.split('/').at(-1));
    const lines = [{variant_id: variantId, title: piece.title, quantity: 1}];
    expect(await send('orders/create', order(2001, {line_items: lines}))).toEqual({
      status: 200,
      body: {recorded: true},
    });
    await send('fulfillments/create', parcel(6001, 2001));
    await send(
      'fulfillments/update',
      parcel(6001, 2001, {
        shipment_status: 'in_transit',
        updated_at: '2026-09-03T03:00:00-07:00',
      }),
    );
    const {data} = await client
      .from('shipments')
      .select(
        'tracking_number, carrier, status, events, order:orders(order_number, status, items)',
      );
    expect(data).toMatchObject([
      {
        tracking_number: '1Z6001',
        carrier: 'UPS',
        status: 'in_transit',
        events: [{status: 'in_transit'}, {status: 'confirmed'}],
        order: {
          order_number: '#2001',
          status: 'shipped',
          items: [
            {name: piece.title, quantity: 1, image: expect.stringContaining('http') as string},
          ],
        },
      },
    ]);
  });

  test('a wrong, missing or foreign signature changes nothing', async () => {
    const forged = {
      'x-shopify-hmac-sha256': createHmac('sha256', 'other').update('x').digest('base64'),
    };
    expect((await send('orders/create', order(2002), forged)).status).toBe(401);
    expect((await send('orders/create', order(2002), {'x-shopify-hmac-sha256': ''})).status).toBe(
      401,
    );
    const {data} = await service(world).from('orders').select().eq('shopify_order_id', 2002);
    expect(data).toEqual([]);
  });

  test('the same message twice, an old one late, and one told as another are harmless', async () => {
    const id = {'x-shopify-webhook-id': 'once'};
    await send('orders/create', order(2003), id);
    expect((await send('orders/create', order(2003, {name: '#changed'}), id)).body).toEqual({
      recorded: false,
    });
    const old = order(2003, {name: '#old', updated_at: '2026-08-01T03:00:00-07:00'});
    await send('orders/updated', old);
    await send('orders/cancelled', order(2003));
    expect((await send('fulfillments/create', order(2003))).status).toBe(400);
    const {data} = await service(world)
      .from('orders')
      .select('order_number, status')
      .eq('shopify_order_id', 2003);
    expect(data).toEqual([{order_number: '#2003', status: 'processing'}]);
  });

  test('an outage is answered so that Shopify sends it again, and then it is taken', async () => {
    const id = {'x-shopify-webhook-id': 'again'};
    world.supabase.faults.add({kind: 'status', status: 500, service: 'rest', times: 1});
    expect((await send('orders/create', order(2004), id)).status).toBe(500);
    expect((await send('orders/create', order(2004), id)).body).toEqual({recorded: true});
  });

  test('where no mail can be sent, nobody is forgotten, and Shopify is asked to tell again', async () => {
    const supabase = await startSupabase({
      port: 0,
      siteUrl,
      mail: {smtpUrl: 'smtp://127.0.0.1:1'},
      storefront: world.storefront,
    });
    try {
      const muted = {...world, supabase};
      const notices = ['one@example.com', 'two@example.com'].map((email) => ({
        email,
        variant_id: 1,
        product_name: 'Two Peaks Necklace',
        product_path: '/necklaces/two-peaks-necklace',
      }));
      await service(muted).from('stock_notices').insert(notices);
      const answer = await send('variants/in_stock', {id: 1, product_id: 1}, {}, muted);
      expect(answer).toEqual({status: 500, body: {error: 'Not recorded.'}});
      const {data: kept} = await service(muted)
        .from('stock_notices')
        .select('email')
        .order('email');
      expect(kept).toEqual([{email: 'one@example.com'}, {email: 'two@example.com'}]);
    } finally {
      await supabase.stop();
    }
  });

  test('who waits for a sold-out piece is told once', async () => {
    const piece = await aProduct(world, (availableForSale) => !availableForSale);
    const email = 'waiting@example.com';
    const ask = () => call(world, 'request-stock-notice', {email, variantId: piece.variant.id});
    expect([await ask(), await ask()]).toEqual([
      {status: 200, body: {}},
      {status: 200, body: {}},
    ]);
    const here = await aProduct(world, (availableForSale) => availableForSale);
    const already = await call(world, 'request-stock-notice', {email, variantId: here.variant.id});
    expect(already.status).toBe(409);

    const variantId = Number(piece.variant.id.split('/').at(-1));
    const inStock = {id: variantId, product_id: 1};
    await send('variants/in_stock', inStock);
    await world.mail.waitFor({to: email, subject: `Back in the shop: ${piece.title}`});
    await send('variants/in_stock', inStock);
    expect(world.mail.messages().filter(({to}) => to[0]?.address === email)).toHaveLength(1);
  });
});
