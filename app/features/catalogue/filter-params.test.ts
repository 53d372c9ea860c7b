import {expect, test} from 'vitest';
import {filterParam, filterParams, parseFilters} from './filter-params';

test.each([
  ['filter.v.availability=1', {available: true}],
  ['filter.v.availability=0', {available: false}],
  ['filter.v.option.ring size=6', {variantOption: {name: 'ring size', value: '6'}}],
  [
    'filter.p.m.custom.stone_family=Garnet',
    {productMetafield: {namespace: 'custom', key: 'stone_family', value: 'Garnet'}},
  ],
  [
    'filter.v.m.custom.finish=Matte',
    {variantMetafield: {namespace: 'custom', key: 'finish', value: 'Matte'}},
  ],
  [
    'filter.v.t.shopify.color-pattern=gold',
    {taxonomyMetafield: {namespace: 'shopify', key: 'color-pattern', value: 'gold'}},
  ],
  ['filter.p.t.category=aa-6-9', {category: {id: 'gid://shopify/TaxonomyCategory/aa-6-9'}}],
  ['filter.p.product_type=Rings', {productType: 'Rings'}],
  ['filter.p.vendor=Akn', {productVendor: 'Akn'}],
  ['filter.p.tag=new', {tag: 'new'}],
])('%s is read, and written back the same', (query, filter) => {
  const params = new URLSearchParams(query);
  expect(parseFilters(params)).toEqual([filter]);
  expect(filterParam(filter)).toEqual([...params][0]);
});

test('prices become one range, of which a bound may be open', () => {
  const parsed = (query: string) => parseFilters(new URLSearchParams(query));
  expect(parsed('filter.v.price.gte=100&filter.v.price.lte=900.50')).toEqual([
    {price: {min: 100, max: 900.5}},
  ]);
  expect(parsed('filter.v.price.lte=900')).toEqual([{price: {min: undefined, max: 900}}]);
  expect(parsed('filter.v.price.gte=&filter.v.price.lte=')).toEqual([]);
  expect(parsed('filter.v.price.gte=500&filter.v.price.lte=100')).toEqual([
    {price: {min: 100, max: 500}},
  ]);
  expect(parsed('filter.v.price.gte=-5&filter.v.price.lte=cheap')).toEqual([]);
});

test('what means nothing is passed over', () => {
  const query =
    'filter.v.option=6&filter.p.m.custom=x&filter.q=1&filter.p.tag=&sort=name&utm_source=a';
  expect(parseFilters(new URLSearchParams(query))).toEqual([]);
});

test('the filters of an address are told from the rest of it', () => {
  const params = new URLSearchParams('q=gold&filter.p.tag=new&filter.v.price.gte=&after=abc');
  expect(filterParams(params)).toEqual([['filter.p.tag', 'new']]);
});
