import {expect, it} from 'vitest';
import {withCartNames} from './cart-inputs';

it.each([
  [
    {variantId: 'gid://shopify/ProductVariant/1', quantity: 2, customAttributes: []},
    {merchandiseId: 'gid://shopify/ProductVariant/1', quantity: 2, attributes: []},
  ],
  [
    {merchandiseId: 'a', attributes: [1]},
    {merchandiseId: 'a', attributes: [1]},
  ],
  [{variantId: 'old', merchandiseId: 'new'}, {merchandiseId: 'new'}],
  [{merchandiseId: 'new', variantId: 'old'}, {merchandiseId: 'new'}],
  [{}, {}],
  [[{variantId: 'a'}], [{variantId: 'a'}]],
  ['variantId', 'variantId'],
  [null, null],
])('%j becomes %j', (input, output) => {
  expect(withCartNames(input)).toEqual(output);
});
