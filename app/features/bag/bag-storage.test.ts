import {afterEach, expect, test, vi} from 'vitest';
import {readBag} from './bag-storage';
import {emptyCart} from './cart';

const item = {
  id: 'p_v',
  variantId: 'v',
  productId: 'p',
  title: 'Arev Signet Ring',
  price: '980.0',
  quantity: 1,
  variant: {title: '6', selectedOptions: []},
  href: '/rings/arev-signet-ring',
};

function reading(bag: unknown) {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (key === 'bag' ? JSON.stringify(bag) : null),
  });
  return readBag();
}
afterEach(() => vi.unstubAllGlobals());

test('what an earlier version kept is read, with nothing where it kept nothing', () => {
  const wanted = {p_v: {item, quantity: 2, stamp: 'tab/1', onTop: true}};
  expect(reading({saved: {items: [item]}, wanted})).toEqual({
    saved: {...emptyCart, items: [item]},
    wanted,
  });
});

test.each([
  ['no bag', null],
  ['lines that are none', {saved: {items: [{...item, price: 'dear'}]}, wanted: {}}],
  ['discounts that are none', {saved: {items: [item], discounts: 'half'}, wanted: {}}],
])('%s is an empty bag', (_, bag) => {
  expect(reading(bag)).toEqual({saved: emptyCart, wanted: {}});
});
