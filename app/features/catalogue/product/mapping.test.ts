import type {ProductDetailsFragment} from 'storefrontapi.generated';
import {expect, test} from 'vitest';
import {productPath} from '~/lib/product-path';
import {choicesOf, chooseVariant, mapProductPage} from './mapping';

const pageInfo = {hasNextPage: false, hasPreviousPage: false};
const variant = (metal: string, size: string, availableForSale = true) => ({
  id: `${metal} ${size}`,
  title: `${metal} / ${size}`,
  sku: null,
  availableForSale,
  quantityAvailable: null,
  selectedOptions: [
    {name: 'Metal', value: metal},
    {name: 'Size', value: size},
  ],
  price: {amount: '10.0', currencyCode: 'USD' as const},
  compareAtPrice: null,
  image: null,
});
const product: ProductDetailsFragment = {
  id: 'gid://shopify/Product/7',
  handle: 'first-light',
  title: 'First Light',
  description: 'Light.',
  descriptionHtml: '<p onclick="x()">Light.</p><script>x()</script>',
  vendor: 'Akn',
  productType: 'Rings',
  tags: [],
  seo: {title: null, description: null},
  images: {nodes: [], pageInfo},
  options: [
    {name: 'Metal', optionValues: [{name: 'gold'}, {name: 'silver'}, {name: 'platinum'}]},
    {name: 'Size', optionValues: [{name: '5'}, {name: '6'}]},
  ],
  variants: {
    nodes: [variant('gold', '5'), variant('gold', '6', false), variant('silver', '6')],
    pageInfo,
  },
  material: {value: 'gold'},
  stones: null,
  care: null,
};
const shop = {shippingPolicy: {title: 'Shipping', body: '<p>Free.</p>'}, refundPolicy: null};
const page = mapProductPage(product, {shop});

test('a page has a path, sanitized texts, facts and the notes that the shop has', () => {
  expect(page).toMatchObject({
    path: '/rings/first-light',
    category: 'rings',
    descriptionHtml: '<p>Light.</p>',
    facts: [{label: 'Material', value: 'gold'}],
    shipping: {title: 'Shipping', html: '<p>Free.</p>'},
    returns: null,
  });
});

test('a piece without a choice offers none', () => {
  const options = [{name: 'Title', optionValues: [{name: 'Default Title'}]}];
  expect(mapProductPage({...product, options}, {shop}).options).toEqual([]);
});

test.each([
  ['', 'gold 5'],
  ['Metal=silver', 'silver 6'],
  ['Size=6', 'gold 6'],
  ['Metal=silver&Size=6', 'silver 6'],
  ['Metal=tin&Size=9', 'gold 5'],
])('the address "%s" chooses %s', (query, id) => {
  expect(chooseVariant(page, new URLSearchParams(query))?.id).toBe(id);
});

test('a piece without variants has none to choose', () => {
  expect(chooseVariant({variants: []}, new URLSearchParams())).toBeNull();
});

test('a choice keeps the others where it can, says if it is available, and leaves out what is not offered', () => {
  const [gold] = page.variants;
  expect(choicesOf(page, gold!, 'Metal').map(({value, variant: {id}}) => [value, id])).toEqual([
    ['gold', 'gold 5'],
    ['silver', 'silver 6'],
  ]);
  expect(choicesOf(page, gold!, 'Size')).toMatchObject([
    {value: '5', selected: true, available: true},
    {value: '6', selected: false, available: false},
  ]);
});

test('a piece that shares its title keeps the handle that tells it apart', () => {
  const page = mapProductPage({...product, handle: 'first-light-2'}, {shop: {}});
  expect(page.path).toBe('/rings/first-light-2');
  expect(productPath(page)).toBe(page.path);
});
