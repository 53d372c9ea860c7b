import {expect, test} from 'vitest';
import {mapFit, mapTryOnPiece} from './mapping';

const pageInfo = {hasNextPage: false, hasPreviousPage: false};
const fields = (file: string) => ({
  cutout: {reference: {image: {url: `https://cdn.example.com/${file}`}}},
  width: {value: '21.5'},
  fastening: {value: '{"x": 0.5, "y": 0}'},
});
const variant = {
  id: 'gid://shopify/ProductVariant/7',
  title: 'Rose',
  availableForSale: true,
  selectedOptions: [{name: 'Metal', value: 'Rose'}],
  price: {amount: '120.0', currencyCode: 'USD' as const},
};
const product = {
  id: 'gid://shopify/Product/42',
  handle: 'first-light',
  title: 'First Light',
  productType: 'Rings',
  images: {nodes: [], pageInfo},
  ...fields('yellow.webp'),
  variants: {nodes: [variant], pageInfo},
};

test('a piece is worn as its variant looks, else as the product does', () => {
  expect(mapTryOnPiece(product)?.fit).toEqual({
    cutout: 'https://cdn.example.com/yellow.webp',
    widthMm: 21.5,
    fastening: {x: 0.5, y: 0},
  });
  const rose = {...variant, ...fields('rose.webp')};
  expect(mapTryOnPiece(product, rose)).toMatchObject({
    plainId: '42',
    path: '/rings/first-light?Metal=Rose',
    fit: {cutout: 'https://cdn.example.com/rose.webp'},
    item: {variantId: variant.id},
  });
});

test('fields that were filled in wrongly make no fit', () => {
  expect(mapFit({...fields('a.webp'), width: {value: 'wide'}})).toBeNull();
  expect(mapFit({...fields('a.webp'), fastening: {value: '{"x": 3, "y": 0}'}})).toBeNull();
  expect(mapFit({...fields('a.webp'), fastening: {value: 'middle'}})).toBeNull();
  expect(mapFit({...fields('a.webp'), cutout: null})).toBeNull();
});

test('what cannot be worn or bought is told apart', () => {
  expect(mapTryOnPiece({...product, productType: 'Brooches'})).toBeNull();
  const sold = {...variant, availableForSale: false};
  expect(mapTryOnPiece(product, sold)?.item).toBeNull();
});
