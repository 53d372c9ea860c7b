import {largeCatalogue} from '../../local/storefront/catalogue/generate.ts';
import {anyPort} from '../../local/ports.ts';
import {startShop} from '../../local/shop.ts';
import {startStorefront, type Storefront} from '../../local/storefront/start.ts';
import type {Stack} from './stack.ts';
import {expect, test} from './test.ts';

/** What a page costs: the provider's calls, and the bytes and pieces that a browser is sent. */
async function costOf(shop: string, provider: Storefront, path: string) {
  provider.calls.length = 0;
  const page = await (await fetch(shop + path)).text();
  return {
    calls: provider.calls.toSorted(),
    bytes: page.length,
    pieces: page.split('<article').length - 1,
    ring: /href="(\/rings\/[^"?]+)/.exec(page)?.[1] ?? '',
  };
}

/** A shop of its own, whose cache nobody has filled. */
async function openShop(stack: Stack, size?: number) {
  const port = await anyPort();
  const url = `http://localhost:${port}`;
  const provider = await startStorefront({
    shopUrl: url,
    ...(size ? {catalogue: largeCatalogue(size)} : {}),
  });
  const shop = await startShop({
    mode: process.env.E2E_SHOP === 'dev' ? 'dev' : 'preview',
    port,
    env: {
      SESSION_SECRET: 'a secret for tests that is long enough',
      PUBLIC_STORE_DOMAIN: provider.url,
      PUBLIC_STOREFRONT_API_TOKEN: provider.token,
      PRIVATE_STOREFRONT_API_TOKEN: provider.privateToken,
      SUPABASE_URL: stack.supabase.url,
      SUPABASE_PUBLISHABLE_KEY: stack.supabase.publishableKey,
    },
  });
  const stop = async () => {
    await shop.stop();
    await provider.stop();
  };
  return {url, provider, stop};
}

test('home, a category and the collections cost the same for 24 pieces and for 10,000', async ({
  stack,
}) => {
  test.setTimeout(90_000);
  const shops = await Promise.all([openShop(stack), openShop(stack, 10_000)]);
  const [small, large] = shops;
  try {
    // The shell's own query is asked once an hour, whichever page comes first.
    await Promise.all(shops.map(({url}) => fetch(`${url}/contact`)));
    for (const path of ['/', '/collections', '/rings']) {
      const few = await costOf(small.url, small.provider, path);
      const many = await costOf(large.url, large.provider, path);
      expect.soft(few.calls.length, path).toBeGreaterThan(0);
      expect.soft(many.calls, path).toEqual(few.calls);
      // Six rings against one full page of 24: what is shown counts, not what there is.
      expect.soft(many.pieces, path).toBe(path === '/rings' ? 24 : few.pieces);
      const room = Math.max(1.05, many.pieces / few.pieces);
      expect.soft(many.bytes, path).toBeLessThan(few.bytes * room);
    }
    // A category of thousands offers six others beside a piece.
    const {ring} = await costOf(large.url, large.provider, '/rings');
    expect((await costOf(large.url, large.provider, ring)).pieces).toBe(6);
  } finally {
    await Promise.all(shops.map(({stop}) => stop()));
  }
});
