import {describe, expect, test} from 'vitest';
import {anonymous, service, shopper, testWorld} from './test-world.ts';

/** The REST service as supabase-js sees it. */
const world = testWorld();

describe('rows', () => {
  test('refusals have the codes that the shop knows', async () => {
    const {client, id} = await shopper(world, 'codes@example.com');
    const piece = {user_id: id, product_id: '1', product_name: 'Arev Signet Ring'};
    expect((await client.from('wishlist').insert(piece)).error).toBeNull();
    expect((await client.from('wishlist').insert(piece)).error?.code).toBe('23505');
    expect((await client.from('orders').delete().eq('user_id', id)).error?.code).toBe('42501');
    expect((await client.from('profiles').select().eq('user_id', id).single()).error?.code).toBe(
      'PGRST116',
    );
  });

  test('a shipment comes with its order, and amounts and times as the hosted service tells them', async () => {
    const {client, id} = await shopper(world, 'parcels@example.com');
    const {data: order} = await service(world)
      .from('orders')
      .insert({
        user_id: id,
        order_number: '#1001',
        total_amount: 1280,
        status: 'shipped',
        shopify_order_id: 1001,
        shopify_updated_at: '2026-09-01T10:00:00Z',
        created_at: '2026-09-01T10:00:00Z',
      })
      .select()
      .single();
    await service(world).from('shipments').insert({
      order_id: order?.id,
      tracking_number: '1Z999AA1',
      shopify_order_id: 1001,
      shopify_fulfillment_id: 5001,
      shopify_updated_at: '2026-09-01T10:00:00Z',
    });
    const {data} = await client
      .from('shipments')
      .select('tracking_number, order:orders(order_number, total_amount, created_at)')
      .ilike('tracking_number', '%1z999%')
      .order('created_at', {ascending: false});
    expect(data).toEqual([
      {
        tracking_number: '1Z999AA1',
        order: {
          order_number: '#1001',
          total_amount: 1280,
          created_at: '2026-09-01T10:00:00+00:00',
        },
      },
    ]);
  });

  test('many shoppers at once each see their own', async () => {
    const shoppers = [
      await shopper(world, 'one@example.com'),
      await shopper(world, 'two@example.com'),
    ];
    for (const {client, id} of shoppers) {
      await client.from('profiles').insert({user_id: id, display_name: id});
    }
    const sessions = await Promise.all(shoppers.map(({client}) => client.auth.getSession()));
    // Not by supabase-js, which asks a second time when an answer is odd.
    const names = await Promise.all(
      Array.from({length: 60}, async (_, index) => {
        const token = sessions[index % 2]?.data.session?.access_token;
        const response = await fetch(`${world.supabase.url}/rest/v1/profiles?select=display_name`, {
          headers: {apikey: world.supabase.publishableKey, authorization: `Bearer ${token}`},
        });
        return [shoppers[index % 2]?.id, await response.json()] as const;
      }),
    );
    expect(names).toEqual(names.map(([id]) => [id, [{display_name: id}]]));
    expect((await anonymous(world).from('profiles').select()).error?.code).toBe('42501');
  });
});
