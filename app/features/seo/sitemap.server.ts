import type {Storefront} from '@shopify/hydrogen';
import {categories, isCategory, productPath} from '~/lib/product-path';
import {crawlerCache} from '~/lib/storefront/cache';
import {sitemapHouseQuery, sitemapIndexQuery, sitemapPiecesQuery} from './queries';

interface Entry {
  path: string;
  /** ISO 8601. */
  changed?: string;
}

/** Pages that are there whatever the shop sells. */
const ownPages = [
  '/',
  '/collections',
  ...categories.map((category) => `/${category}`),
  '/our-story',
  '/contact',
  '/virtual-try-on',
  '/virtual-try-on/demo',
];

/** The provider pages no further than this, so neither does a sitemap. */
const mostPages = 100;

/** The index: one sitemap of the house's own pages, and one for each 250 pieces. */
export async function sitemapIndex(storefront: Storefront, origin: string): Promise<string> {
  const {sitemap} = await storefront.query(sitemapIndexQuery, {cache: crawlerCache()});
  const count = Math.min(sitemap.pagesCount?.count ?? 0, mostPages);
  const paths = [
    '/sitemap/house.xml',
    ...Array.from({length: count}, (_, index) => `/sitemap/pieces/${index + 1}.xml`),
  ];
  return xml(
    'sitemapindex',
    paths.map((path) => `<sitemap><loc>${escaped(origin + path)}</loc></sitemap>`),
  );
}

/** The house's own pages, its collections and its policies. */
export async function sitemapOfHouse(storefront: Storefront, origin: string): Promise<string> {
  const {collections, shop} = await storefront.query(sitemapHouseQuery, {cache: crawlerCache()});
  const {privacyPolicy, refundPolicy, shippingPolicy, termsOfService} = shop;
  const policies = [privacyPolicy, refundPolicy, shippingPolicy, termsOfService].flatMap((policy) =>
    policy ? [{path: `/policies/${policy.handle}`}] : [],
  );
  return urlset(origin, [
    ...ownPages.map((path) => ({path})),
    ...collections.nodes
      // The four categories are listed under addresses of their own.
      .filter(({handle}) => !isCategory(handle))
      .map(({handle, updatedAt}) => ({path: `/collections/${handle}`, changed: updatedAt})),
    ...policies,
  ]);
}

/**
 * One page of pieces by their canonical addresses; null past the last. Cursors lead from page to
 * page, so the pages before it are asked for as well, but each of them once a day at most.
 */
export async function sitemapOfPieces(
  storefront: Storefront,
  origin: string,
  page: number,
): Promise<string | null> {
  if (!(page >= 1 && page <= mostPages)) return null;
  let after: string | null = null;
  for (let current = 1; ; current += 1) {
    const {products}: {products: PiecesPage} = await storefront.query(sitemapPiecesQuery, {
      variables: {after},
      cache: crawlerCache(),
    });
    if (current === page) {
      return urlset(
        origin,
        products.nodes.map((piece) => ({path: productPath(piece), changed: piece.updatedAt})),
      );
    }
    if (!products.pageInfo.hasNextPage) return null;
    after = products.pageInfo.endCursor ?? null;
  }
}

interface PiecesPage {
  nodes: {handle: string; title: string; productType: string; updatedAt: string}[];
  pageInfo: {hasNextPage: boolean; endCursor?: string | null};
}

const urlset = (origin: string, entries: Entry[]) =>
  xml(
    'urlset',
    entries.map(({path, changed}) => {
      const lastmod = changed ? `<lastmod>${changed}</lastmod>` : '';
      return `<url><loc>${escaped(new URL(path, origin).href)}</loc>${lastmod}</url>`;
    }),
  );

const xml = (root: string, items: string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...items,
    `</${root}>`,
    '',
  ].join('\n');

const escaped = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/'/g, '&apos;').replace(/"/g, '&quot;');
