import {expect, test} from 'vitest';
import {collectionSort, parseListParams, sortOptions} from './list-params';

const parsed = (query: string, size?: number) => parseListParams(new URLSearchParams(query), size);

test('the sort values are the stated ones, featured by default', () => {
  expect(sortOptions.map(({value}) => value)).toEqual([
    'featured',
    'price-low',
    'price-high',
    'newest',
    'name',
  ]);
  expect(parsed('').sort).toBe('featured');
  expect(parsed('sort=newest').sort).toBe('newest');
  expect(parsed('sort=toString').sort).toBe('featured');
});

test.each([
  ['featured', 'COLLECTION_DEFAULT', false],
  ['price-low', 'PRICE', false],
  ['price-high', 'PRICE', true],
  ['newest', 'CREATED', true],
  ['name', 'TITLE', false],
] as const)('%s is asked for as %s, reversed: %s', (sort, sortKey, reverse) => {
  expect(collectionSort(sort)).toEqual({sortKey, reverse});
});

test('a page is the first, the one after a cursor, or the one before it', () => {
  expect(parsed('').page).toEqual({first: 24});
  expect(parsed('after=abc', 12).page).toEqual({first: 12, after: 'abc'});
  expect(parsed('before=abc').page).toEqual({last: 24, before: 'abc'});
});
