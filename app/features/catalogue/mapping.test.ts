import type {ProductCardFragment} from 'storefrontapi.generated';
import {expect, test} from 'vitest';
import {countPieces, mapProductCard, pieces} from './mapping';

const pageInfo = {hasNextPage: false, hasPreviousPage: false};
const usd = (amount: string) => ({amount, currencyCode: 'USD' as const});
const ring: ProductCardFragment = {
  id: 'gid://shopify/Product/7',
  handle: 'first-light',
  title: 'First Light',
  productType: 'Rings',
  tags: ['new', 'gold'],
  availableForSale: true,
  images: {nodes: [{url: 'https://cdn.test/a.webp'}], pageInfo},
  variants: {
    nodes: [
      {
        id: 'gid://shopify/ProductVariant/1',
        title: 'Default Title',
        availableForSale: true,
        selectedOptions: [],
        price: usd('4200.0'),
      },
    ],
    pageInfo,
  },
  priceRange: {minVariantPrice: usd('4200.0'), maxVariantPrice: usd('4400.0')},
};

test('a card has what the shop asks of it', () => {
  expect(mapProductCard(ring)).toEqual({
    id: 'gid://shopify/Product/7',
    name: 'First Light',
    price: 4200,
    image: 'https://cdn.test/a.webp',
    category: 'rings',
    isNew: true,
    product: ring,
  });
});

test('what is missing is 0, empty, jewelry, and not new', () => {
  const bare = {
    ...ring,
    productType: '',
    tags: [],
    images: {nodes: [], pageInfo},
    variants: {nodes: [], pageInfo},
  };
  expect(mapProductCard(bare)).toMatchObject({
    price: 0,
    image: '',
    category: 'jewelry',
    isNew: false,
  });
});

const filter = (id: string, ...counts: number[]) => ({
  id,
  values: counts.map((count) => ({count})),
});

test('a list is counted by a filter that puts each piece in one place', () => {
  const nodes = [1, 2];
  const long = {hasNextPage: true, hasPreviousPage: false};
  const both = [filter('filter.p.product_type', 30, 20), filter('filter.v.price', 50)];
  expect(countPieces({filters: both, nodes, pageInfo: long})).toBe(50);
  // Its own choice is not in a filter's counts, so another has to tell.
  expect(countPieces({filters: both, nodes, pageInfo: long}, [{productType: 'Rings'}])).toBe(50);
  expect(countPieces({filters: [], nodes, pageInfo: long})).toBeNull();
  expect(countPieces({filters: [], nodes, pageInfo})).toBe(2);
  expect([null, 1, 24].map(pieces)).toEqual(['', '1 piece', '24 pieces']);
});
