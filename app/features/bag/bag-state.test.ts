import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {
  bagReducer,
  initialBag,
  stampsOf,
  unsavedItems,
  visibleCart,
  withOtherTabs,
  type BagState,
} from './bag-state';
import {emptyCart, type CartLineItem, type CartState} from './cart';
import {cartReducer, cartTotal} from './cart-reducer';

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
  const hoop = piece('hoop');
  const want = (state: BagState, quantity: number, stamp = `here/${quantity}`, item = ring) =>
    bagReducer(state, {type: 'wanted', item, quantity, stamp});
  const answer = (state: BagState, cart: CartState | null, stamps: Record<string, string>) =>
    bagReducer(state, {type: 'saved', cart, stamps, notices: []});
  const fail = (state: BagState) => bagReducer(state, {type: 'failed'});
  const titles = (state: BagState) => visibleCart(state).items.map(({title}) => title);

  it('shows what is wanted before it is saved', () => {
    expect(visibleCart(want(initialBag, 2)).subtotal).toBe('200.00');
    expect(visibleCart(initialBag).items).toEqual([]);
  });

  it('sends the last of many wishes, not each of them', () => {
    const state = [1, 2, 3, 4].reduce((bag, quantity) => want(bag, quantity), initialBag);
    expect(Object.values(state.wanted)).toMatchObject([{quantity: 4}]);
  });

  it('keeps a wish that is newer than the answer', () => {
    const asked = want(initialBag, 1);
    const stamps = stampsOf(asked);
    const answered = answer(want(asked, 5), holding(ring), stamps);
    expect(visibleCart(answered).totalQuantity).toBe(5);
    const settled = answer(answered, holding(piece('ring', '100.00', 5)), stampsOf(answered));
    expect(visibleCart(settled).totalQuantity).toBe(5);
    expect(settled.wanted).toEqual({});
  });

  it('marks what could not be saved, keeps it, and keeps the mark until it is saved', () => {
    const failed = fail(want(initialBag, 1));
    expect(unsavedItems(failed)).toEqual(new Set([ring.id]));
    expect(visibleCart(failed).totalQuantity).toBe(1);
    const again = want(failed, 2);
    expect(unsavedItems(again)).toEqual(new Set([ring.id]));
    expect(unsavedItems(bagReducer(again, {type: 'restored', cart: null}))).toEqual(
      new Set([ring.id]),
    );
    expect(unsavedItems(answer(again, holding(ring), stampsOf(again)))).toEqual(new Set());
  });

  it('does not take the answer to a code for an answer about the lines', () => {
    const failed = fail(want(initialBag, 1));
    expect(unsavedItems(answer(failed, emptyCart, {}))).toEqual(new Set([ring.id]));
  });

  it('lets a missing or completed cart go, but not what is wanted', () => {
    const state = {...want(initialBag, 1), saved: holding(hoop)};
    expect(titles(bagReducer(state, {type: 'restored', cart: null}))).toEqual(['ring']);
  });

  it('takes a line out of what is shown as soon as zero is wanted', () => {
    const state = {...initialBag, saved: holding(ring, hoop)};
    expect(titles(want(state, 0))).toEqual(['hoop']);
  });

  it('names the piece that was refused', () => {
    const state = want(initialBag, 1);
    const refused = bagReducer(state, {
      type: 'saved',
      cart: null,
      stamps: stampsOf(state),
      notices: [{text: 'No longer sold.', itemId: ring.id}],
    });
    expect(refused.notices).toEqual([{text: 'No longer sold.', itemId: ring.id, title: 'ring'}]);
    const notices = [{text: 'Only 1 is left.', itemId: ring.id}];
    const saved = {type: 'saved', cart: holding(ring), stamps: {}, notices} as const;
    expect(bagReducer(state, saved).notices).toEqual(notices);
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

  it('puts what was clicked before the bag was known on top of any answer that tells it', () => {
    const three = holding(piece('ring', '100.00', 3));
    expect(visibleCart(answer(want(initialBag, 1), three, {})).totalQuantity).toBe(4);
    const known = bagReducer(want(initialBag, 1), {type: 'restored', cart: three});
    expect(visibleCart(known).totalQuantity).toBe(4);
    // From then on quantities are what they say.
    expect(visibleCart(bagReducer(known, {type: 'restored', cart: three})).totalQuantity).toBe(4);
    expect(visibleCart(want(known, 2)).totalQuantity).toBe(2);
  });

  describe('with another tab', () => {
    const elsewhere = want(initialBag, 3, 'there/1', hoop).wanted;

    it('takes over what the other tab keeps, and keeps its own', () => {
      const state = bagReducer(want(initialBag, 1), {
        type: 'adopted',
        saved: holding(piece('cuff')),
        wanted: elsewhere,
        tab: 'here',
      });
      expect(titles(state)).toEqual(['cuff', 'hoop', 'ring']);
    });

    it('drops what the other tab has had answered', () => {
      const both = {...initialBag, wanted: {...elsewhere, ...want(initialBag, 1).wanted}};
      const state = bagReducer(both, {
        type: 'adopted',
        saved: holding(hoop),
        wanted: {},
        tab: 'here',
      });
      expect(Object.keys(state.wanted)).toEqual([ring.id]);
    });

    it('keeps in the browser what the other tab has just put there', () => {
      const own = want(initialBag, 1).wanted;
      const by = {tab: 'here', answered: {}};
      expect(Object.keys(withOtherTabs(own, elsewhere, by))).toEqual([hoop.id, ring.id]);
      expect(withOtherTabs({}, own, by)).toEqual({});
      const answered = {[hoop.id]: 'there/1'};
      expect(withOtherTabs({}, elsewhere, {tab: 'here', answered})).toEqual({});
    });
  });
});
