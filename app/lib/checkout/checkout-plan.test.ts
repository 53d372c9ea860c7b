import {expect, it} from 'vitest';
import {type CheckoutSituation, planCheckout} from './checkout-plan';

const open = {webUrl: 'https://store.test/cart/c/open', completedAt: null};
const completed = {webUrl: 'https://store.test/cart/c/done', completedAt: '2026-10-01T10:00:00Z'};
const unusable = {webUrl: null, completedAt: null};
const savedUrl = 'https://store.test/cart/c/saved';
const items = [{variantId: 'gid://shopify/ProductVariant/1', quantity: 2}];

const opens = (path: string) => ({step: 'open', url: `https://store.test/cart/c/${path}?_fd=0`});
const creates = (fallback: string | null) => ({
  step: 'create',
  lines: [{merchandiseId: 'gid://shopify/ProductVariant/1', quantity: 2}],
  fallbackUrl: fallback && `https://store.test/cart/c/${fallback}?_fd=0`,
});

it.each<[string, CheckoutSituation, object]>([
  ['1. the open checkout', {saved: open, savedUrl, items}, opens('open')],
  ['1. the open checkout, with nothing on this side', {saved: open, items: []}, opens('open')],
  ['2. a new one, as none is saved', {saved: null, items}, creates(null)],
  ['2. a new one, as it could not be fetched', {saved: null, savedUrl, items}, creates('saved')],
  ['2. a new one, as it is completed', {saved: completed, savedUrl, items}, creates('saved')],
  ['2. a new one, as it has no URL to open', {saved: unusable, items}, creates(null)],
  ['2. a new one, the saved URL broken', {saved: null, savedUrl: 'soon', items}, creates(null)],
  ['3. the saved URL, as the bag is empty', {saved: null, savedUrl, items: []}, opens('saved')],
  ['3. nothing', {saved: null, items: []}, {step: 'none'}],
  ['3. nothing, the saved URL broken', {saved: null, savedUrl: 'soon', items: []}, {step: 'none'}],
])('%s', (_, situation, plan) => {
  expect(planCheckout(situation)).toEqual(plan);
});

it('sends to the branded host in every step', () => {
  const brandedHost = 'checkout.akn.example';
  expect(planCheckout({saved: open, items, brandedHost})).toEqual({
    step: 'open',
    url: 'https://checkout.akn.example/cart/c/open?_fd=0',
  });
  expect(planCheckout({saved: null, savedUrl, items, brandedHost})).toMatchObject({
    fallbackUrl: 'https://checkout.akn.example/cart/c/saved?_fd=0',
  });
});

it('creates no line of a quantity that cannot be bought', () => {
  const variantId = 'gid://shopify/ProductVariant/2';
  const broken = [0, -1, 1.5, Number.NaN].map((quantity) => ({variantId, quantity}));
  expect(planCheckout({saved: null, items: [...broken, ...items]})).toEqual(creates(null));
  expect(planCheckout({saved: null, items: broken})).toEqual({step: 'none'});
});
