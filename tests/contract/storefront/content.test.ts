import {afterAll, beforeAll, expect, it} from 'vitest';
import {startStorefront, type Storefront} from '../../../local/storefront/start.ts';
import {data} from './client.ts';

let shop: Storefront;
beforeAll(async () => {
  shop = await startStorefront();
});
afterAll(() => shop.stop());

it('introduces the shop', async () => {
  const answer = await data<{shop: Record<string, unknown>}>(
    shop,
    `{ shop {
      name description moneyFormat primaryDomain { host url sslEnabled } shipsToCountries
      brand { slogan colors { primary { background } } }
      paymentSettings { currencyCode enabledPresentmentCurrencies acceptedCardBrands }
      subscriptionPolicy { body }
    } }`,
  );
  expect(answer.shop).toMatchObject({
    name: 'Akn',
    moneyFormat: '${{amount}}',
    primaryDomain: {url: shop.url, sslEnabled: false},
    paymentSettings: {currencyCode: 'USD', enabledPresentmentCurrencies: ['USD']},
    subscriptionPolicy: null,
  });
  expect(answer.shop.shipsToCountries).toContain('US');
});

it('has policies that are written out', async () => {
  const answer = await data<{shop: Record<string, {handle: string; url: string; body: string}>}>(
    shop,
    `{ shop {
      privacyPolicy { ...P } termsOfService { ...P } refundPolicy { ...P } shippingPolicy { ...P }
    } }
    fragment P on ShopPolicy { id title handle url body }`,
  );
  for (const {handle, url, body} of Object.values(answer.shop)) {
    expect(url).toBe(`${shop.url}/policies/${handle}`);
    expect(body.length).toBeGreaterThan(800);
  }
  expect(answer.shop.privacyPolicy?.body).toMatch(/photo/i);
  expect(answer.shop.refundPolicy?.body).toMatch(/resiz/i);
  expect(answer.shop.shippingPolicy?.body).toMatch(/insured/i);
});

it('has both menus, the footer in groups', async () => {
  interface Item {
    title: string;
    type: string;
    url: string;
    resourceId: string | null;
    items: Item[];
  }
  const answer = await data<Record<'main' | 'footer', {items: Item[]}> & {none: null}>(
    shop,
    `{
      main: menu(handle: "main-menu") { items { ...I items { ...I } } }
      footer: menu(handle: "footer") { items { ...I items { ...I } } }
      none: menu(handle: "none") { id }
    }
    fragment I on MenuItem { id title type url resourceId }`,
  );
  expect(answer.main.items[0]).toMatchObject({
    title: 'Rings',
    type: 'COLLECTION',
    url: `${shop.url}/collections/rings`,
    resourceId: 'gid://shopify/Collection/450000000004',
  });
  expect(answer.footer.items.map(({title}) => title)).toEqual([
    'Shop',
    'About',
    'Customer Service',
  ]);
  expect(answer.footer.items[2]?.items.map(({title}) => title)).toContain('Privacy');
  expect(answer.none).toBeNull();
});

it('has pages and a journal', async () => {
  const answer = await data<Record<string, unknown>>(
    shop,
    `{
      page(handle: "our-story") { title body bodySummary seo { title } }
      blog(handle: "journal") {
        title articles(first: 5, sortKey: PUBLISHED_AT, reverse: true) {
          nodes { handle title publishedAt author: authorV2 { name } image { url } }
        }
        articleByHandle(handle: "caring-for-pearls") { contentHtml excerpt blog { handle } }
      }
    }`,
  );
  expect(answer).toMatchObject({
    page: {title: 'Our Story'},
    blog: {
      title: 'Journal',
      articles: {
        nodes: [{handle: 'caring-for-pearls'}, {handle: 'how-a-pomegranate-is-set'}],
      },
      articleByHandle: {blog: {handle: 'journal'}},
    },
  });
});

it('has the editorial pictures', async () => {
  const answer = await data<{metaobjects: {nodes: {handle: string; field: unknown}[]}}>(
    shop,
    `{ metaobjects(type: "editorial", first: 10) { nodes { handle field(key: "image") {
      reference { ... on MediaImage { image { url width height altText } } }
    } } } }`,
  );
  expect(answer.metaobjects.nodes.map(({handle}) => handle)).toEqual([
    'hero',
    'atelier',
    'heritage',
    'collections',
  ]);
  expect(answer.metaobjects.nodes[0]?.field).toMatchObject({
    reference: {
      image: {url: `${shop.url}/cdn/shop/files/editorial-hero.webp?v=1`, width: 1600, height: 896},
    },
  });
});

it('redirects the paths that the house moved', async () => {
  const query = `query ($query: String) { urlRedirects(first: 1, query: $query) {
    edges { node { target } }
  } }`;
  const found = (path: string) =>
    data<{urlRedirects: {edges: unknown[]}}>(shop, query, {query: `path:${path}`});
  expect((await found('/shop')).urlRedirects.edges).toEqual([{node: {target: '/collections'}}]);
  expect((await found('/pages/contact')).urlRedirects.edges).toEqual([
    {node: {target: '/contact'}},
  ]);
  expect((await found('/nothing')).urlRedirects.edges).toEqual([]);
});

it('lists everything for a sitemap', async () => {
  interface Sitemap {
    sitemap: {
      pagesCount: {count: number};
      resources: {items: unknown[]; hasNextPage: boolean} | null;
    };
  }
  const sitemap = (type: string, page: number) =>
    data<Sitemap>(
      shop,
      `query ($page: Int!) { sitemap(type: ${type}) {
        pagesCount { count } resources(page: $page) { items { handle updatedAt } hasNextPage }
      } }`,
      {page},
    );
  expect((await sitemap('PRODUCT', 1)).sitemap).toMatchObject({
    pagesCount: {count: 1},
    resources: {items: {length: 24}, hasNextPage: false},
  });
  expect((await sitemap('PRODUCT', 2)).sitemap.resources).toBeNull();
  expect((await sitemap('METAOBJECT', 1)).sitemap).toMatchObject({
    pagesCount: {count: 0},
    resources: {items: []},
  });
});
