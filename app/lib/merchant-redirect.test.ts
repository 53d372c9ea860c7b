import type {Storefront} from '@shopify/hydrogen';
import {expect, test} from 'vitest';
import {merchantRedirect} from './merchant-redirect';

const notFound = new Response(null, {status: 404});

/** A shop whose merchant leads one address elsewhere. */
const storefront = {
  query: (_: string, {variables}: {variables: {query: string}}) =>
    Promise.resolve({
      urlRedirects: {
        edges: variables.query === 'path:/shop' ? [{node: {target: '/collections'}}] : [],
      },
    }),
} as unknown as Storefront;

const redirected = (path: string) =>
  merchantRedirect(new Request(`https://shop.example${path}`), notFound, storefront);

test('the merchant’s redirects are followed, with what the address carries', async () => {
  const answer = await redirected('/shop?utm_source=letter&redirect=//evil.example');
  expect(answer.status).toBe(301);
  expect(answer.headers.get('Location')).toBe('/collections?utm_source=letter');
});

test.each(['redirect', 'return_to'])('an address is not led away by its own %s', async (name) => {
  for (const target of ['/.//evil.example', 'x/..//evil.example', '/portal']) {
    expect(await redirected(`/nowhere?${name}=${encodeURIComponent(target)}`)).toBe(notFound);
    expect(await redirected(`/nowhere.data?${name}=${encodeURIComponent(target)}`)).toBe(notFound);
  }
});
