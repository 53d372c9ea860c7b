import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {bagReducer, initialBag, unsavedItems, visibleCart, type BagState} from './bag-state';
import {cartReducer, cartTotal, emptyCart, type CartLineItem, type CartState} from './cart';

const piece = (name: string, price = '100.00', quantity = 1): CartLineItem => ({
  id: `product-${name}_variant-${name}`,
  productId: `product-${name}`,
  variantId: `variant-${name}`,
  title: name,
  price,
  quantity,
  variant: {title: 'Default Title', selectedOptions: []},
  href: `/rings/${name}`,
});

const holding = (...items: CartLineItem[]): CartState =>
  items.reduce((cart, item) => cartReducer(cart, {type: 'add', item}), emptyCart);

describe('cartReducer', () => {
  it('merges the same variant by adding quantities', () => {
    const cart = holding(piece('ring'), piece('ring', '100.00', 2));
    expect(cart.items).toHaveLength(1);
    expect(cart.totalQuantity).toBe(3);
    expect(cart.subtotal).toBe('300.00');
  });

  it.each([0, -1])('takes a line out at a quantity of %i', (quantity) => {
    const cart = cartReducer(holding(piece('ring')), {
      type: 'update',
      id: piece('ring').id,
      quantity,
    });
    expect(cart.items).toEqual([]);
    expect(cart.subtotal).toBe('0.00');
  });

  it('removes one line and keeps the others', () => {
    const cart = cartReducer(holding(piece('ring'), piece('hoop')), {
      type: 'remove',
      id: piece('ring').id,
    });
    expect(cart.items.map(({title}) => title)).toEqual(['hoop']);
  });

  it('clears everything, the checkout too', () => {
    const opened = cartReducer(holding(piece('ring')), {
      type: 'checkout',
      checkoutId: 'gid://shopify/Cart/1',
      checkoutUrl: 'https://shop.example/cart/c/1',
    });
    expect(opened.checkoutId).toBe('gid://shopify/Cart/1');
    expect(cartReducer(opened, {type: 'clear'})).toEqual(emptyCart);
  });

  it('restores a whole cart from the server', () => {
    const server = holding(piece('hoop'));
    expect(cartReducer(holding(piece('ring')), {type: 'restore', cart: server})).toBe(server);
  });

  it('counts discounts and gift cards off, and never below nothing', () => {
    const cart = {
      ...holding(piece('ring')),
      discounts: [{label: 'AKN10', amount: '10.00'}],
      giftCards: [{id: '1', lastCharacters: 'GIFT', amountUsed: '25.50'}],
    };
    expect(cartTotal(cart)).toBe('64.50');
    expect(cartTotal({...cart, subtotal: '20.00'})).toBe('0.00');
  });

  it('has as subtotal the sum of price times quantity, whatever happens', () => {
    const names = fc.constantFrom('ring', 'hoop', 'cuff');
    const prices: Record<string, string> = {ring: '0.10', hoop: '0.20', cuff: '19.99'};
    const action = fc.oneof(
      fc.record({
        type: fc.constant('add' as const),
        name: names,
        quantity: fc.integer({min: 1, max: 9}),
      }),
      fc.record({
        type: fc.constant('update' as const),
        name: names,
        quantity: fc.integer({min: -2, max: 9}),
      }),
      fc.record({type: fc.constant('remove' as const), name: names, quantity: fc.constant(0)}),
    );
    fc.assert(
      fc.property(fc.array(action, {maxLength: 60}), (actions) => {
        const expected = new Map<string, number>();
        let cart = emptyCart;
        for (const {type, name, quantity} of actions) {
          const item = piece(name, prices[name], quantity);
          if (type === 'add') expected.set(name, (expected.get(name) ?? 0) + quantity);
          else if (quantity <= 0) expected.delete(name);
          else if (expected.has(name)) expected.set(name, quantity);
          cart = cartReducer(cart, type === 'add' ? {type, item} : {type, id: item.id, quantity});
        }
        const cents = [...expected].reduce(
          (sum, [name, quantity]) => sum + Math.round(Number(prices[name]) * 100) * quantity,
          0,
        );
        expect(cart.subtotal).toBe((cents / 100).toFixed(2));
        expect(
          Object.fromEntries(cart.items.map(({title, quantity}) => [title, quantity])),
        ).toEqual(Object.fromEntries(expected));
      }),
    );
  });
});

describe('bagReducer', () => {
  const ring = piece('ring');
  const want = (state: BagState, quantity: number) =>
    bagReducer(state, {type: 'wanted', item: ring, quantity});
  const saved = (state: BagState, cart: CartState, revision: number) =>
    bagReducer(state, {type: 'saved', cart, revisions: {[ring.id]: revision}, notices: []});

  it('shows what is wanted before it is saved', () => {
    expect(visibleCart(want(initialBag, 2)).subtotal).toBe('200.00');
    expect(visibleCart(initialBag).items).toEqual([]);
  });

  it('sends the last of many wishes, not each of them', () => {
    const state = [1, 2, 3, 4].reduce(want, initialBag);
    expect(Object.values(state.wanted)).toMatchObject([{quantity: 4}]);
  });

  it('keeps a wish that is newer than the answer', () => {
    const asked = bagReducer(want(initialBag, 1), {type: 'sending'});
    const clickedAgain = want(asked, 5);
    const answered = saved(clickedAgain, holding(ring), 1);
    expect(visibleCart(answered).totalQuantity).toBe(5);
    expect(visibleCart(saved(answered, holding(piece('ring', '100.00', 5)), 2)).totalQuantity).toBe(
      5,
    );
  });

  it('marks what could not be saved, and keeps it', () => {
    const failed = bagReducer(want(initialBag, 1), {type: 'failed'});
    expect(unsavedItems(failed)).toEqual(new Set([ring.id]));
    expect(visibleCart(failed).totalQuantity).toBe(1);
  });

  it('lets a missing or completed cart go, but not what is wanted', () => {
    const state = {...want(initialBag, 1), saved: holding(piece('hoop'))};
    const restored = bagReducer(state, {type: 'restored', cart: null});
    expect(visibleCart(restored).items.map(({title}) => title)).toEqual(['ring']);
  });

  it('takes a line out of what is shown as soon as zero is wanted', () => {
    const state = {...initialBag, saved: holding(ring, piece('hoop'))};
    expect(visibleCart(want(state, 0)).items.map(({title}) => title)).toEqual(['hoop']);
  });

  it('asking for the same quantities again changes nothing', () => {
    fc.assert(
      fc.property(fc.integer({min: 0, max: 9}), (quantity) => {
        const once = visibleCart(want(initialBag, quantity));
        const twice = visibleCart(want(want(initialBag, quantity), quantity));
        expect(twice).toEqual(once);
      }),
    );
  });
});
