import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {startStorefront, type Storefront} from '../../../local/storefront/start.ts';
import {create, variant} from './cart-client.ts';
import {ask, data, post} from './client.ts';

let shop: Storefront;
beforeEach(async () => {
  shop = await startStorefront();
});
afterEach(() => shop.stop());

const NAME = 'query Name { shop { name } }';
const OTHER = 'query Other { shop { name } }';
const send = (query: string, signal?: AbortSignal) =>
  fetch(`${shop.url}/api/2026-04/graphql.json`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Shopify-Storefront-Access-Token': shop.token,
    },
    body: JSON.stringify({query}),
    ...(signal ? {signal} : {}),
  });
const works = async (query = NAME) => (await ask<{shop: unknown}>(shop, query)).data;

describe('a fault', () => {
  it.each([500, 503, 429])('answers HTTP %d', async (status) => {
    shop.faults.add({kind: 'status', status});
    const response = await send(NAME);
    expect(response.status).toBe(status);
    if (status === 429) expect(response.headers.get('Retry-After')).toBe('1');
  });

  it('answers a GraphQL error', async () => {
    shop.faults.add({kind: 'graphql-error', times: 1});
    expect(await ask(shop, NAME)).toEqual({
      errors: [{message: 'Throttled', extensions: {code: 'THROTTLED'}}],
    });
    shop.faults.add({kind: 'graphql-error', code: 'INTERNAL_SERVER_ERROR', message: 'Oh'});
    expect(await ask(shop, NAME)).toEqual({
      errors: [{message: 'Oh', extensions: {code: 'INTERNAL_SERVER_ERROR'}}],
    });
  });

  it('answers empty data', async () => {
    shop.faults.add({kind: 'empty-data'});
    expect(await ask(shop, '{ shop { name } other: menu(handle: "footer") { id } }')).toEqual({
      data: {shop: null, other: null},
    });
  });

  it('closes the connection', async () => {
    shop.faults.add({kind: 'drop'});
    await expect(send(NAME)).rejects.toThrow('fetch failed');
  });

  it('never answers', async () => {
    shop.faults.add({kind: 'hang'});
    await expect(send(NAME, AbortSignal.timeout(100))).rejects.toThrow('timeout');
  });

  it('answers late', async () => {
    shop.faults.add({kind: 'latency', ms: 60});
    const before = performance.now();
    expect(await works()).toEqual({shop: {name: 'Akn'}});
    expect(performance.now() - before).toBeGreaterThanOrEqual(59);
  });

  it('hits the operation that it names, by its own name or that of its field', async () => {
    shop.faults.add({kind: 'status', status: 500, operation: 'Name'});
    expect((await send(NAME)).status).toBe(500);
    expect((await send(OTHER)).status).toBe(200);
    shop.faults.add({kind: 'status', status: 503, operation: 'menu'});
    expect((await send('{ menu(handle: "footer") { id } }')).status).toBe(503);
  });

  it('is over after its count, or when it is cleared', async () => {
    shop.faults.add({kind: 'status', status: 500, times: 2});
    expect((await send(NAME)).status).toBe(500);
    expect((await send(NAME)).status).toBe(500);
    expect((await send(NAME)).status).toBe(200);
    shop.faults.add({kind: 'status', status: 500});
    shop.faults.clear();
    expect((await send(NAME)).status).toBe(200);
  });

  it('hits pictures and the checkout, which the API does not feel', async () => {
    const {checkoutUrl} = await create(shop, {lines: [{merchandiseId: variant(shop, 'DHH-01')}]});
    const picture = `${shop.url}/cdn/shop/files/editorial-hero.webp?width=16`;
    shop.faults.add({area: 'images', kind: 'status', status: 503});
    shop.faults.add({area: 'checkout', kind: 'status', status: 500});
    expect((await fetch(picture)).status).toBe(503);
    expect((await fetch(checkoutUrl)).status).toBe(500);
    expect((await send(NAME)).status).toBe(200);
    shop.faults.clear();
    expect((await fetch(picture)).status).toBe(200);
    expect((await fetch(checkoutUrl)).status).toBe(200);
  });
});

describe('over HTTP', () => {
  const faults = (method: string, body?: unknown) =>
    fetch(`${shop.url}/__faults`, {method, ...(body ? {body: JSON.stringify(body)} : {})});

  it('faults are switched on, listed and cleared', async () => {
    const fault = {kind: 'status', status: 500, operation: 'Name', times: 3};
    expect(await (await faults('POST', fault)).json()).toEqual({faults: [fault]});
    expect((await send(NAME)).status).toBe(500);
    expect(await (await faults('DELETE')).json()).toEqual({faults: []});
    expect((await send(NAME)).status).toBe(200);
  });

  it.each([
    {},
    {kind: 'flood'},
    {kind: 'status'},
    {kind: 'latency'},
    {kind: 'drop', area: 'moon'},
    {kind: 'drop', times: 0},
  ])('%j is refused', async (fault) => {
    expect((await faults('POST', fault)).status).toBe(400);
    expect(shop.faults.list()).toEqual([]);
  });

  it('calls are counted by operation', async () => {
    await data(shop, NAME);
    await data(shop, OTHER);
    await post(shop, JSON.stringify({query: '{ shop { name } menu(handle: "footer") { id } }'}));
    const calls = async () => (await fetch(`${shop.url}/__calls`)).json();
    expect(await calls()).toEqual({calls: ['Name', 'Other', 'shop']});
    expect(shop.calls).toEqual(['Name', 'Other', 'shop']);
    await fetch(`${shop.url}/__calls`, {method: 'DELETE'});
    expect(await calls()).toEqual({calls: []});
  });
});
