import {expect, test} from 'vitest';
import {readQuery, searchPath} from './query';
import {mapSuggestions, noSuggestions} from './suggestions';

const pageInfo = {hasNextPage: false, hasPreviousPage: false};

test('suggestions lead to searches, collections and pieces', () => {
  const found = mapSuggestions({
    queries: [{text: 'garnet rings'}],
    collections: [
      {handle: 'rings', title: 'Rings'},
      {handle: 'featured', title: 'Featured'},
    ],
    products: [
      {
        id: 'gid://shopify/Product/1',
        handle: 'row',
        title: 'Row Band',
        productType: 'Rings',
        images: {nodes: [], pageInfo},
        variants: {nodes: [{price: {amount: '1450.0', currencyCode: 'USD'}}], pageInfo},
      },
    ],
  });
  expect(found).toEqual({
    searches: [{label: 'garnet rings', path: '/search?q=garnet+rings'}],
    collections: [
      {label: 'Rings', path: '/rings'},
      {label: 'Featured', path: '/collections/featured'},
    ],
    pieces: [{label: 'Row Band', path: '/rings/row-band', price: '$1,450'}],
  });
  expect(mapSuggestions(null)).toEqual(noSuggestions);
});

test('a query is trimmed, its spaces are single, and it has an end', () => {
  const read = (q: string) => readQuery(new URLSearchParams({q}));
  expect(read('  white   gold ')).toBe('white gold');
  expect(read('x'.repeat(500))).toHaveLength(100);
  expect(readQuery(new URLSearchParams())).toBe('');
  expect(searchPath('a&b')).toBe('/search?q=a%26b');
});
