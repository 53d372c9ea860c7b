import {readFileSync} from 'node:fs';
import type {Catalogue, Picture} from './records.ts';

/** A text of the shop: a page, a policy or an article of the journal. */
export interface Text {
  id: string;
  handle: string;
  title: string;
  html: string;
  createdAt: string;
}

export interface Article extends Text {
  __typename: 'Article';
  excerpt: string;
  author: string;
  tags: string[];
  image: Picture | null;
}

export interface Page extends Text {
  __typename: 'Page';
}

export interface Policy extends Text {
  __typename: 'ShopPolicy';
}

/** A link of a menu; `path` is a path of the shop. */
export interface MenuLink {
  title: string;
  type: 'BLOG' | 'COLLECTION' | 'COLLECTIONS' | 'HTTP' | 'PAGE' | 'SHOP_POLICY';
  path: string;
  items?: MenuLink[];
}

export interface Redirect {
  __typename: 'UrlRedirect';
  id: string;
  path: string;
  target: string;
}

/** Texts, menus and redirects around the catalogue. */
export interface Content {
  shop: {name: string; description: string; slogan: string; founded: string};
  pages: Page[];
  policies: Policy[];
  journal: {handle: string; title: string; articles: Article[]};
  menus: Record<string, {title: string; items: MenuLink[]}>;
  redirects: Redirect[];
}

/** The texts of the sample shop. Articles are illustrated with the catalogue's pictures. */
export function sampleContent(catalogue: Catalogue): Content {
  const picture = (file: string) =>
    [...catalogue.products.flatMap(({pictures}) => pictures), ...editorials(catalogue)].find(
      (image) => image.file === file,
    ) ?? null;
  return {
    shop: {
      name: 'Akn',
      description: 'Fine jewelry made by hand in the Los Angeles arts district, since 2020.',
      slogan: 'Light, kept',
      founded: '2020-03-21T00:00:00Z',
    },
    pages: [
      page(1, 'our-story', 'Our Story'),
      page(2, 'contact', 'Contact'),
      page(3, 'ring-size-guide', 'Ring Size Guide'),
    ],
    policies: [
      policy(1, 'privacy-policy', 'Privacy Policy'),
      policy(2, 'terms-of-service', 'Terms of Service'),
      policy(3, 'refund-policy', 'Returns and Exchanges'),
      policy(4, 'shipping-policy', 'Shipping'),
    ],
    journal: {
      handle: 'journal',
      title: 'Journal',
      articles: [
        {
          __typename: 'Article',
          ...text('Article', 1, 'how-a-pomegranate-is-set', 'How a Pomegranate Is Set'),
          createdAt: '2026-03-12T09:00:00Z',
          excerpt: 'Thirty-seven garnets, two days, and one signature dot.',
          author: 'The Atelier',
          tags: ['atelier', 'garnet'],
          image: picture('editorial-atelier.webp'),
        },
        {
          __typename: 'Article',
          ...text('Article', 2, 'caring-for-pearls', 'Caring for Pearls'),
          createdAt: '2026-04-09T09:00:00Z',
          excerpt: 'Wear them, wipe them, lay them flat.',
          author: 'The Atelier',
          tags: ['care', 'pearl'],
          image: picture('necklaces-lake-light-pearl-strand-alt.webp'),
        },
      ],
    },
    menus: {
      'main-menu': {title: 'Main menu', items: [...categories, story, tryOn, contact]},
      footer: {
        title: 'Footer',
        items: [
          {...collections, title: 'Shop', items: [...categories, collections]},
          {...story, title: 'About', items: [story, journal, tryOn]},
          {...contact, title: 'Customer Service', items: [contact, ringSizes, ...policyLinks]},
        ],
      },
    },
    redirects: [
      redirect(1, '/shop', '/collections'),
      redirect(2, '/story', '/our-story'),
      redirect(3, '/pages/our-story', '/our-story'),
      redirect(4, '/pages/contact', '/contact'),
    ],
  };
}

const categories: MenuLink[] = ['Rings', 'Earrings', 'Necklaces', 'Bracelets'].map((title) => ({
  title,
  type: 'COLLECTION',
  path: `/collections/${title.toLowerCase()}`,
}));
const collections: MenuLink = {title: 'Collections', type: 'COLLECTIONS', path: '/collections'};
const story: MenuLink = {title: 'Our Story', type: 'PAGE', path: '/pages/our-story'};
const contact: MenuLink = {title: 'Contact', type: 'PAGE', path: '/pages/contact'};
const ringSizes: MenuLink = {
  title: 'Ring Size Guide',
  type: 'PAGE',
  path: '/pages/ring-size-guide',
};
const journal: MenuLink = {title: 'Journal', type: 'BLOG', path: '/blogs/journal'};
const tryOn: MenuLink = {title: 'Virtual Try-On', type: 'HTTP', path: '/virtual-try-on'};
const policyLinks: MenuLink[] = [
  {title: 'Shipping', type: 'SHOP_POLICY', path: '/policies/shipping-policy'},
  {title: 'Returns', type: 'SHOP_POLICY', path: '/policies/refund-policy'},
  {title: 'Privacy', type: 'SHOP_POLICY', path: '/policies/privacy-policy'},
  {title: 'Terms', type: 'SHOP_POLICY', path: '/policies/terms-of-service'},
];

function page(number: number, handle: string, title: string): Page {
  return {__typename: 'Page', ...text('Page', number, handle, title)};
}

function policy(number: number, handle: string, title: string): Policy {
  return {__typename: 'ShopPolicy', ...text('ShopPolicy', number, handle, title)};
}

function text(type: string, number: number, handle: string, title: string): Text {
  return {
    id: `gid://shopify/${type}/${70_000_000_000 + number}`,
    handle,
    title,
    html: readFileSync(new URL(`content/${handle}.html`, import.meta.url), 'utf8').trim(),
    createdAt: '2026-01-05T09:00:00Z',
  };
}

function redirect(number: number, path: string, target: string): Redirect {
  return {
    __typename: 'UrlRedirect',
    id: `gid://shopify/UrlRedirect/${80_000_000_000 + number}`,
    path,
    target,
  };
}

function editorials(catalogue: Catalogue): Picture[] {
  return catalogue.metaobjects.flatMap(({fields}) =>
    fields.flatMap(({reference}) => (reference ? [reference] : [])),
  );
}
