import {mkdtemp, rm} from 'node:fs/promises';
import {get} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createClient} from '@supabase/supabase-js';
import type {Database} from '../../app/lib/supabase/database.types.ts';
import {startSupabase, type Supabase} from './start.ts';
import {describe, expect, test} from 'vitest';
import {anonymous, connectOptions, siteUrl, testWorld, type Client} from './test-world.ts';

/** Faults, and data that outlives a run. */
const world = testWorld();

describe('faults', () => {
  const read = () => anonymous(world).from('profiles').select();

  test('a service fails as often as it is told', async () => {
    world.supabase.faults.add({
      kind: 'status',
      status: 500,
      service: 'rest',
      path: '/profiles',
      times: 1,
    });
    expect(
      (await anonymous(world).rpc('get_shared_try_on', {session_id: crypto.randomUUID()})).error,
    ).toBeNull();
    expect((await read()).status).toBe(500);
    expect((await read()).status).toBe(401);
  });

  test('connections drop, and answers never come', async () => {
    world.supabase.faults.add({kind: 'drop', service: 'auth', times: 1});
    const {error} = await anonymous(world).auth.signInWithPassword({
      email: 'a@b.co',
      password: 'x',
    });
    expect(error?.name).toBe('AuthRetryableFetchError');
    world.supabase.faults.add({kind: 'hang', service: 'rest'});
    const {error: gaveUp} = await read().abortSignal(AbortSignal.timeout(50));
    expect(gaveUp?.message).toContain('Timeout');
  });

  test('an address that is none is refused, and nothing ends by it', async () => {
    const {hostname, port} = new URL(world.supabase.url);
    const status = new Promise((resolve, reject) => {
      get({hostname, port, path: '//'}, ({statusCode}) => resolve(statusCode)).on('error', reject);
    });
    expect(await status).toBe(400);
  });

  test('the switch is on the address as well', async () => {
    const switchUrl = `${world.supabase.url}/__faults`;
    const post = (fault: unknown) =>
      fetch(switchUrl, {method: 'POST', body: JSON.stringify(fault)});
    expect((await post({kind: 'explode'})).status).toBe(400);
    expect((await post({kind: 'status', status: 500, service: 'functions'})).status).toBe(200);
    const call = () => fetch(`${world.supabase.url}/functions/v1/submit-inquiry`, {method: 'POST'});
    expect((await call()).status).toBe(500);
    await fetch(switchUrl, {method: 'DELETE'});
    expect((await call()).status).toBe(400);
  });
});

test('what is kept in a folder outlives a restart', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'supabase-test-'));
  const start = () => startSupabase({port: 0, dataDir, siteUrl, ...world});
  const oldPicture = 'http://localhost:1/cdn/shop/files/ring.webp?v=1';
  const connect = (to: Supabase) => createClient<Database>(to.url, to.secretKey, connectOptions);
  try {
    const first = await start();
    const files = (client: Client) => client.storage.from('try-on-uploads');
    await connect(first).auth.admin.createUser({
      email: 'lasting@example.com',
      password: 'pomegranate',
      email_confirm: true,
    });
    await connect(first)
      .from('guest_wishlists')
      .insert({email: 'a@b.co', product_id: '1', product_name: 'Ring', product_image: oldPicture});
    await connect(first)
      .from('orders')
      .insert({
        order_number: '#1001',
        total_amount: 1280,
        status: 'shipped',
        items: [{name: 'Ring', image: oldPicture, quantity: 1}],
        shopify_order_id: 1001,
        shopify_updated_at: '2026-09-01T10:00:00Z',
      });
    await files(connect(first)).upload('x/y.png', Buffer.from('z'), {contentType: 'image/png'});
    await first.stop();

    const second = await start();
    const {data} = await connect(second).auth.signInWithPassword({
      email: 'lasting@example.com',
      password: 'pomegranate',
    });
    expect(data.user?.email).toBe('lasting@example.com');
    expect(await (await files(connect(second)).download('x/y.png')).data?.text()).toBe('z');
    // The shop's port is another one now, and its pictures are asked for there.
    const picture = `${world.storefront.url}/cdn/shop/files/ring.webp?v=1`;
    const pieces = await connect(second).from('guest_wishlists').select('product_image');
    expect(pieces.data).toEqual([{product_image: picture}]);
    const orders = await connect(second).from('orders').select('items');
    expect(orders.data).toEqual([{items: [{name: 'Ring', image: picture, quantity: 1}]}]);
    await second.stop();
  } finally {
    await rm(dataDir, {recursive: true, force: true});
  }
}, 60_000);
