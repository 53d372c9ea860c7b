import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {BagAnswer} from './bag-api';
import {BagStore} from './bag-store';
import {emptyCart, type CartLineItem, type CartState} from './cart';
import type {BagView} from './cart-context';
import {cartReducer} from './cart-reducer';

const ring: CartLineItem = {
  id: 'ring_1',
  productId: 'ring',
  variantId: 'gid://shopify/ProductVariant/1',
  title: 'Ring',
  price: '100.00',
  quantity: 1,
  variant: {title: 'Default Title', selectedOptions: []},
  href: '/rings/ring',
};
const id = 'gid://shopify/Cart/1?key=k';

/** What the provider holds: a quantity for each piece. */
const provider = {quantity: 0, away: false, asked: [] as string[]};

function cartOfProvider(): CartState | null {
  if (provider.quantity === 0) return null;
  const item = {...ring, quantity: provider.quantity, lineId: 'gid://shopify/CartLine/1'};
  return {...cartReducer(emptyCart, {type: 'add', item}), checkoutId: id};
}

/** Stands in for the cart route. */
async function answer(_path: string, {body}: {body: FormData}): Promise<Response> {
  const {action, inputs} = JSON.parse(body.get('cartFormInput') as string) as {
    action: string;
    inputs: {lines?: {quantity: number}[]};
  };
  provider.asked.push(action);
  await new Promise((resolve) => setTimeout(resolve, 100));
  if (provider.away) return new Response(null, {status: 503});
  if (inputs.lines) provider.quantity = inputs.lines[0]!.quantity;
  return Response.json({cart: cartOfProvider(), notices: []} satisfies BagAnswer);
}

/** A browser's memory, which outlives the pages. */
let memory: Map<string, string>;
let view: BagView;
let stop: () => void;

function openPage(): BagStore {
  const store = new BagStore((shown) => (view = shown));
  stop = store.start();
  return store;
}

beforeEach(() => {
  vi.useFakeTimers();
  memory = new Map();
  Object.assign(provider, {quantity: 0, away: false, asked: []});
  const target = new EventTarget();
  vi.stubGlobal('window', target);
  const page = {visibilityState: 'visible', cookie: 'has-bag=1'};
  vi.stubGlobal('document', Object.assign(new EventTarget(), page));
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => void memory.set(key, value),
    removeItem: (key: string) => void memory.delete(key),
  });
  vi.stubGlobal('fetch', answer);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('the bag of a browser', () => {
  it('shows a click at once, and sends many as one', async () => {
    const store = openPage();
    await pass(150);
    for (let click = 0; click < 50; click += 1) store.step(ring, 1);
    expect(view.cart.totalQuantity).toBe(50);
    await pass(1_000);
    expect(provider.quantity).toBe(50);
    expect(provider.asked).toEqual(['CustomRestore', 'CustomSetLines']);
    expect(memory.get('shopify-checkout-id')).toBe(id);
  });

  it('counts clicks that come while the last ones are sent', async () => {
    const store = openPage();
    store.step(ring, 1);
    await pass(300);
    store.step(ring, 2);
    await pass(1_000);
    expect(provider.quantity).toBe(3);
    expect(view.cart.totalQuantity).toBe(3);
  });

  it('counts clicks that come before the saved bag is known on top of it', async () => {
    provider.quantity = 2;
    const store = openPage();
    store.step(ring, 1);
    store.step(ring, 1);
    expect(view.cart.totalQuantity).toBe(2);
    await pass(150);
    expect(view.cart.totalQuantity).toBe(4);
    await pass(1_000);
    expect(provider.quantity).toBe(4);
  });

  it('does so also when the saved bag can be asked for only later', async () => {
    provider.quantity = 2;
    provider.away = true;
    openPage().step(ring, 1);
    await pass(1_000);
    expect(view.unsaved).toEqual(new Set([ring.id]));
    provider.away = false;
    await pass(10_000);
    expect(provider.quantity).toBe(3);
    expect(view.cart.totalQuantity).toBe(3);
  });

  it('keeps, over a reload, what could not be saved, and saves it later', async () => {
    provider.away = true;
    openPage().step(ring, 2);
    await pass(1_000);
    expect(view.unsaved).toEqual(new Set([ring.id]));
    stop();

    openPage();
    expect(view.cart.totalQuantity).toBe(2);
    expect(view.unsaved).toEqual(new Set([ring.id]));
    provider.away = false;
    await pass(6_000);
    expect(provider.quantity).toBe(2);
    expect(view.unsaved).toEqual(new Set());
  });

  it('keeps the saved id while nobody answers, and lets it go when the cart is no more', async () => {
    memory.set('shopify-checkout-id', id);
    provider.away = true;
    openPage();
    await pass(150);
    expect(view.unreachable).toBe(true);
    expect(memory.get('shopify-checkout-id')).toBe(id);
    provider.away = false;
    await pass(3_000);
    expect(view.unreachable).toBe(false);
    expect(memory.has('shopify-checkout-id')).toBe(false);
  });

  it('can do without a memory', async () => {
    vi.stubGlobal('localStorage', undefined);
    const store = openPage();
    store.step(ring, 1);
    await pass(1_000);
    expect(provider.quantity).toBe(1);
    expect(view.cart.totalQuantity).toBe(1);
  });

  it('of a browser that never had one is empty at once, and nobody is asked', async () => {
    Object.assign(document, {cookie: ''});
    openPage();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(provider.asked).toEqual([]);
    expect(view).toMatchObject({phase: 'ready', unreachable: false, cart: {items: []}});
  });
});
