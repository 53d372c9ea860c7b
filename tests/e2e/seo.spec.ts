import type {APIRequestContext} from '@playwright/test';
import {expect, test} from './test.ts';

const publicPages = [
  '/',
  '/collections',
  '/rings',
  '/collections/featured',
  '/rings/first-light-solitaire',
  '/our-story',
  '/contact',
  '/policies/privacy-policy',
  '/virtual-try-on',
];

const personalPages = ['/cart', '/wishlist', '/auth', '/portal', '/verify-newsletter?token=x'];

const html = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

/** The content of a tag of the head, as search engines read it. */
const told = (page: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(page)?.[1];

const statements = (page: string) =>
  [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json]) => JSON.parse(json!) as Record<string, unknown> & {'@type': string},
  );

test('each page tells what it is, under one address, with a picture', async ({
  request,
  baseURL,
}) => {
  const titles = new Set<string>();
  for (const path of publicPages) {
    const page = await html(request, path);
    const title = /<title>(.*?)<\/title>/.exec(page)?.[1] ?? '';
    expect.soft(title, path).toContain('Akn');
    titles.add(title);
    // Nothing waits at the end of the HTML for a script to put it in place.
    expect.soft(page, path).not.toContain('<div hidden');
    expect.soft(told(page, 'description')?.length, path).toBeGreaterThan(40);
    expect.soft(page, path).toContain(`<link rel="canonical" href="${baseURL}${path}"/>`);
    expect.soft(told(page, 'og:url'), path).toBe(`${baseURL}${path}`);
    const picture = told(page, 'og:image')?.replaceAll('&amp;', '&') ?? '';
    const answer = await request.get(picture);
    expect.soft(answer.headers()['content-type'], `${path} ${picture}`).toMatch(/^image\//);
  }
  expect(titles.size).toBe(publicPages.length);
});

test('sorted, filtered and turned pages name the list as the one to keep', async ({
  request,
  baseURL,
}) => {
  const answer = await request.get('/rings?sort=price-low');
  expect(await answer.text()).toContain(`<link rel="canonical" href="${baseURL}/rings"/>`);
  expect(answer.headers()['x-robots-tag']).toBe('noindex');
  const variant = await html(request, '/rings/first-light-solitaire?Size=6');
  expect(variant).toContain(
    `<link rel="canonical" href="${baseURL}/rings/first-light-solitaire"/>`,
  );
});

test('search engines are told of the house, the way and the piece', async ({request, baseURL}) => {
  const [house, site] = statements(await html(request, '/'));
  expect(house).toMatchObject({'@type': 'OnlineStore', name: 'Akn', url: `${baseURL}/`});
  expect(site).toMatchObject({
    '@type': 'WebSite',
    potentialAction: {target: {urlTemplate: `${baseURL}/search?q={search_term_string}`}},
  });

  const path = '/rings/first-light-solitaire';
  const [piece, trail] = statements(await html(request, path));
  expect(piece).toMatchObject({
    '@type': 'Product',
    name: 'First Light Solitaire',
    url: `${baseURL}${path}`,
  });
  const offers = piece!.offers as Record<string, string>[];
  expect(offers[0]).toMatchObject({
    '@type': 'Offer',
    price: '4200.0',
    priceCurrency: 'USD',
    availability: 'https://schema.org/InStock',
  });
  expect(new Set(offers.map(({url}) => url)).size).toBe(offers.length);
  expect(trail).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [{name: 'Home'}, {name: 'Rings'}, {name: 'First Light Solitaire'}],
  });
});

test('the sitemap lists every piece and page once, by an address that answers', async ({
  request,
  baseURL,
  stack,
}) => {
  const addresses = async (path: string) =>
    [...(await html(request, path)).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address!);
  const children = await addresses('/sitemap.xml');
  expect(children).toEqual([`${baseURL}/sitemap/house.xml`, `${baseURL}/sitemap/pieces/1.xml`]);

  const pieces = await addresses('/sitemap/pieces/1.xml');
  expect(new Set(pieces).size).toBe(stack.storefront.store.catalogue.products.length);
  expect((await request.get('/sitemap/pieces/2.xml')).status()).toBe(404);

  for (const address of [...(await addresses('/sitemap/house.xml')), ...pieces.slice(0, 3)]) {
    const answer = await request.get(address, {maxRedirects: 0});
    expect.soft(answer.status(), address).toBe(200);
    expect.soft(await answer.text()).toContain(`rel="canonical" href="${address}"`);
  }
  expect(await html(request, '/robots.txt')).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
});

test('public pages are the same for everyone, and personal ones are kept by no one', async ({
  request,
}) => {
  // What differs by request and not by shopper: the nonce.
  const plain = (page: string) => page.replace(/nonce="[^"]*"/g, '');
  for (const path of publicPages) {
    const stranger = await request.get(path);
    const known = await request.get(path, {
      headers: {Cookie: 'cart=abc; session=def; signed-in=1', 'Accept-Language': 'de'},
    });
    expect.soft(plain(await known.text()), path).toBe(plain(await stranger.text()));
    expect.soft(stranger.headers()['oxygen-cache-control'], path).toMatch(/^public, max-age=/);
    expect.soft(stranger.headers()['set-cookie'], path).toBeUndefined();
  }
  for (const path of personalPages) {
    const {[`cache-control`]: caching = '', ['x-robots-tag']: robots} = (
      await request.get(path, {maxRedirects: 0})
    ).headers();
    expect.soft(caching, path).toContain('no-store');
    expect.soft(robots, path).toBe('noindex');
  }
});

test('pages allow scripts by nonce only, and framing by the Shopify admin only', async ({
  request,
  stack,
}) => {
  const answer = await request.get('/');
  const policy = new Map(
    (answer.headers()['content-security-policy'] ?? '').split(/;\s*/).map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources] as const;
    }),
  );
  const nonce = policy.get('script-src')?.find((source) => source.startsWith("'nonce-"));
  expect(nonce).toBeTruthy();
  expect(policy.get('script-src')).not.toContain("'unsafe-inline'");
  expect(policy.get('object-src')).toEqual(["'none'"]);
  expect(policy.get('frame-ancestors')).toEqual([
    'https://admin.shopify.com',
    stack.storefront.url,
  ]);
  // Data for search engines is no script; everything that runs carries the nonce.
  const scripts = (await answer.text()).matchAll(/<script(?! type="application\/ld)[^>]*>/g);
  for (const [tag] of scripts) expect(tag).toContain(`nonce="${nonce!.slice(7, -1)}"`);
});

test('the shop’s own redirects are followed, with what the link carries', async ({request}) => {
  const answer = await request.get('/shop?utm_source=letter', {maxRedirects: 0});
  expect(answer.status()).toBe(301);
  expect(answer.headers().location).toBe('/collections?utm_source=letter');
  expect(answer.headers()['x-content-type-options']).toBe('nosniff');
  const led = await request.get('/nowhere?redirect=/.//evil.example', {maxRedirects: 0});
  expect(led.status()).toBe(404);
});

test('the shop can be kept beside other apps, under its own name', async ({request}) => {
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as {
    name: string;
    icons: {src: string; sizes: string}[];
  };
  expect(manifest.name).toBe('Akn');
  for (const {src} of manifest.icons) {
    expect((await request.get(src)).headers()['content-type']).toBe('image/png');
  }
});
