import {expect, test} from 'vitest';
import {categoryOf, productPath, slugify, titleOf} from './product-path';

test.each([
  ['First Light Solitaire', 'first-light-solitaire'],
  ["Weaver's Link Bracelet", 'weavers-link-bracelet'],
  ['  Two   Peaks – Necklace! ', 'two-peaks-necklace'],
  ['Garni: Rivière', 'garni-riviere'],
  ['Ակն', 'ակն'],
])('the slug of "%s" is "%s"', (title, slug) => {
  expect(slugify(title)).toBe(slug);
});

test.each([
  ['Rings', 'rings'],
  [' BRACELETS ', 'bracelets'],
  ['Brooches', 'jewelry'],
  ['', 'jewelry'],
])('the category of "%s" is "%s"', (type, category) => {
  expect(categoryOf(type)).toBe(category);
});

const ring = {title: 'First Light', productType: 'Rings', handle: 'first-light'};

test('a path carries the chosen options, and none where there is nothing to choose', () => {
  expect(productPath(ring)).toBe('/rings/first-light');
  expect(productPath(ring, [{name: 'Size', value: '6 1/2'}])).toBe(
    '/rings/first-light?Size=6+1%2F2',
  );
  expect(productPath(ring, [{name: 'Title', value: 'Default Title'}])).toBe('/rings/first-light');
});

test('pieces of one title are told apart by their numbered handles, other handles change nothing', () => {
  expect(productPath({...ring, handle: 'first-light-2'})).toBe('/rings/first-light-2');
  expect(productPath({...ring, handle: 'first-light'})).toBe('/rings/first-light');
  expect(productPath({...ring, handle: 'first-light-gold'})).toBe('/rings/first-light');
  expect(productPath({...ring, handle: 'solitaire-4'})).toBe('/rings/first-light');
});

test('a slug reads as the title it was made from', () => {
  expect(titleOf('first-light-solitaire')).toBe('First Light Solitaire');
});
