import {expect, test} from 'vitest';
import {activeFilters, listSearch, mapFilters} from './filters';

const value = (label: string, input: object, count = 1) => ({
  id: label,
  label,
  count,
  input: JSON.stringify(input),
});
const size = (label: string) => value(label, {variantOption: {name: 'size', value: label}});
const provided = [
  {
    id: 'filter.v.availability',
    label: 'Availability',
    type: 'LIST' as const,
    values: [value('In stock', {available: true}, 5), value('Out of stock', {available: false}, 0)],
  },
  {
    id: 'filter.v.price',
    label: 'Price',
    type: 'PRICE_RANGE' as const,
    values: [value('Price', {price: {min: 0, max: 4199.5}})],
  },
  {
    id: 'filter.p.product_type',
    label: 'Category',
    type: 'LIST' as const,
    values: [value('Rings', {productType: 'Rings'}, 6)],
  },
  {
    id: 'filter.v.option.size',
    label: 'Size',
    type: 'LIST' as const,
    values: [size('5'), size('6')],
  },
];

test('a filter by which all pieces are the same is left out, until it is in use', () => {
  const labels = (applied: object[]) => mapFilters(provided, applied).map(({label}) => label);
  expect(labels([])).toEqual(['Availability', 'Price', 'Size']);
  expect(labels([{productType: 'Rings'}])).toEqual(['Availability', 'Price', 'Category', 'Size']);
});

test('choices carry their name and value in the address, and prices go up to the dearest piece', () => {
  const [availability, price] = mapFilters(provided, [], 'EUR');
  expect(availability).toMatchObject({
    kind: 'list',
    choices: [
      {name: 'filter.v.availability', value: '1', label: 'In stock', count: 5},
      {name: 'filter.v.availability', value: '0', count: 0},
    ],
  });
  expect(price).toEqual({
    kind: 'price',
    id: 'filter.v.price',
    label: 'Price',
    highest: 4200,
    currency: 'EUR',
  });
});

test('input that is JSON already is taken as it is', () => {
  const filter = {...provided[3]!, values: [{...size('5'), input: {tag: 'a'}}, size('6')]};
  expect(mapFilters([filter], [])[0]).toMatchObject({
    choices: [{name: 'filter.p.tag', value: 'a'}, {name: 'filter.v.option.size'}],
  });
});

test('filters in use are put in words, each with the address without it', () => {
  const params = new URLSearchParams(
    'sort=name&filter.v.option.size=5&filter.v.option.size=6&filter.v.availability=1&filter.v.price.lte=500&after=x',
  );
  const kept = 'sort=name&filter.v.option.size=6&filter.v.availability=1&filter.v.price.lte=500';
  expect(activeFilters(mapFilters(provided, []), params)).toEqual([
    {label: 'Size 5', without: `?${kept}`},
    {label: 'Size 6', without: `?${kept.replace('size=6', 'size=5')}`},
    {
      label: 'In stock',
      without: '?sort=name&filter.v.option.size=5&filter.v.option.size=6&filter.v.price.lte=500',
    },
    {
      label: 'Up to $500',
      without: '?sort=name&filter.v.option.size=5&filter.v.option.size=6&filter.v.availability=1',
    },
  ]);
});

test.each([
  ['filter.v.price.gte=100&filter.v.price.lte=900', '$100 to $900'],
  ['filter.v.price.gte=100', 'From $100'],
])('the price in %s is "%s"', (query, label) => {
  expect(activeFilters([], new URLSearchParams(query))).toEqual([{label, without: '?'}]);
});

test('another choice begins at the first page, and drops what is empty', () => {
  expect(listSearch(new URLSearchParams('q=gold&filter.p.tag=&before=x&sort=name'))).toBe(
    '?q=gold&sort=name',
  );
});
