import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {startStorefront, type Storefront} from '../../../local/storefront/start.ts';
import {create, mutate, read, variant} from './cart-client.ts';

let shop: Storefront;
let ring: string;
let hoops: string;
/** One piece is left of it. */
let emerald: string;
let soldOut: string;
beforeEach(async () => {
  shop = await startStorefront();
  ring = variant(shop, 'FLS-01');
  hoops = variant(shop, 'DHH-01');
  emerald = variant(shop, 'MWER-01');
  soldOut = variant(shop, 'FLS-05');
});
afterEach(() => shop.stop());

const noProblems = {userErrors: [], warnings: []};

describe('lines', () => {
  it('of the same piece with the same attributes become one', async () => {
    const cart = await create(shop, {lines: [{merchandiseId: hoops}]});
    const a = {key: 'a', value: '1'};
    const b = {key: 'b', value: '2'};
    const {cart: changed} = await mutate(shop, 'cartLinesAdd', {
      cartId: cart.id,
      lines: [
        {merchandiseId: hoops, quantity: 2},
        {merchandiseId: hoops, attributes: [a, b]},
        {merchandiseId: hoops, attributes: [b, a]},
      ],
    });
    expect(changed?.lines.nodes.map(({quantity}) => quantity)).toEqual([3, 2]);
    expect(changed?.totalQuantity).toBe(5);
  });

  it('cost price times quantity', async () => {
    const cart = await create(shop, {
      lines: [
        {merchandiseId: hoops, quantity: 3},
        {merchandiseId: ring, quantity: 1},
      ],
    });
    expect(cart.lines.nodes.map(({cost}) => cost.totalAmount.amount)).toEqual(['1560.0', '4200.0']);
    expect(cart.cost).toEqual({
      subtotalAmount: {amount: '5760.0'},
      totalAmount: {amount: '5760.0'},
      totalTaxAmount: null,
    });
  });

  it('are changed in quantity, piece and attributes', async () => {
    const cart = await create(shop, {lines: [{merchandiseId: hoops}]});
    const id = cart.lines.nodes[0]?.id;
    const rose = variant(shop, 'DHH-02');
    const {cart: changed} = await mutate(shop, 'cartLinesUpdate', {
      cartId: cart.id,
      updates: [{id, quantity: 4, merchandiseId: rose, attributes: [{key: 'gift', value: 'yes'}]}],
    });
    expect(changed?.lines.nodes).toMatchObject([
      {id, quantity: 4, merchandise: {id: rose}, attributes: [{key: 'gift', value: 'yes'}]},
    ]);
    const {cart: again} = await mutate(shop, 'cartLinesUpdate', {
      cartId: cart.id,
      updates: [{id, quantity: 2}],
    });
    expect(again?.lines.nodes).toMatchObject([{quantity: 2, attributes: [{key: 'gift'}]}]);
  });

  it('that become the same are merged', async () => {
    const rose = variant(shop, 'DHH-02');
    const cart = await create(shop, {lines: [{merchandiseId: hoops}, {merchandiseId: rose}]});
    const {cart: changed} = await mutate(shop, 'cartLinesUpdate', {
      cartId: cart.id,
      updates: [{id: cart.lines.nodes[1]?.id, merchandiseId: hoops}],
    });
    expect(changed?.lines.nodes).toMatchObject([{quantity: 2, merchandise: {id: hoops}}]);
  });

  it('are removed by their ids, or by quantity 0', async () => {
    const cart = await create(shop, {lines: [{merchandiseId: hoops}, {merchandiseId: ring}]});
    const [first, second] = cart.lines.nodes;
    const removed = await mutate(shop, 'cartLinesRemove', {cartId: cart.id, lineIds: [first?.id]});
    expect(removed).toMatchObject({...noProblems, cart: {totalQuantity: 1}});
    const emptied = await mutate(shop, 'cartLinesUpdate', {
      cartId: cart.id,
      updates: [{id: second?.id, quantity: 0}],
    });
    expect(emptied).toMatchObject({...noProblems, cart: {lines: {nodes: []}}});
  });

  it.each([
    [
      'cartLinesAdd',
      {lines: [{merchandiseId: 'gid://shopify/ProductVariant/1'}]},
      'INVALID',
      ['lines', '0', 'merchandiseId'],
    ],
    [
      'cartLinesRemove',
      {lineIds: ['gid://shopify/CartLine/1']},
      'INVALID_MERCHANDISE_LINE',
      ['lineIds', '0'],
    ],
    [
      'cartLinesUpdate',
      {updates: [{id: 'gid://shopify/CartLine/1', quantity: 1}]},
      'INVALID_MERCHANDISE_LINE',
      ['lines', '0', 'id'],
    ],
  ])('%s refuses %j and changes nothing', async (mutation, args, code, field) => {
    const cart = await create(shop, {lines: [{merchandiseId: hoops}]});
    const payload = await mutate(shop, mutation, {cartId: cart.id, ...args});
    expect(payload.userErrors).toMatchObject([{code, field}]);
    expect(payload.cart).toMatchObject({totalQuantity: 1});
    expect(await read(shop, cart.id)).toMatchObject({totalQuantity: 1});
  });

  it.each([
    [0, 'INVALID'],
    [-1, 'INVALID'],
    [1_000_000, 'LESS_THAN'],
  ])('cannot be added with quantity %d', async (quantity, code) => {
    const cart = await create(shop);
    const lines = [{merchandiseId: hoops, quantity}];
    const payload = await mutate(shop, 'cartLinesAdd', {cartId: cart.id, lines});
    expect(payload.userErrors).toMatchObject([{code, field: ['lines', '0', 'quantity']}]);
  });

  it('cannot be a piece whose price is on request', async () => {
    const cart = await create(shop);
    const payload = await mutate(shop, 'cartLinesAdd', {
      cartId: cart.id,
      lines: [{merchandiseId: variant(shop, 'GOGR-01')}],
    });
    expect(payload.userErrors).toMatchObject([{code: 'VALIDATION_CUSTOM'}]);
    expect(payload.userErrors[0]?.message).toContain('by appointment');
  });

  it('are 500 at most', async () => {
    const cart = await create(shop);
    const lines = (from: number) =>
      Array.from({length: 250}, (_, index) => ({
        merchandiseId: hoops,
        attributes: [{key: 'n', value: `${from + index}`}],
      }));
    await mutate(shop, 'cartLinesAdd', {cartId: cart.id, lines: lines(0)});
    await mutate(shop, 'cartLinesAdd', {cartId: cart.id, lines: lines(250)});
    const payload = await mutate(shop, 'cartLinesAdd', {
      cartId: cart.id,
      lines: [{merchandiseId: ring}],
    });
    expect(payload).toMatchObject({
      userErrors: [{code: 'CART_TOO_LARGE'}],
      cart: {totalQuantity: 500},
    });
  });
});

describe('stock', () => {
  it('limits a line, with a warning that names it', async () => {
    const cart = await create(shop);
    const payload = await mutate(shop, 'cartLinesAdd', {
      cartId: cart.id,
      lines: [{merchandiseId: emerald, quantity: 3}],
    });
    const line = payload.cart?.lines.nodes[0];
    expect(line?.quantity).toBe(1);
    expect(payload.userErrors).toEqual([]);
    expect(payload.warnings).toEqual([
      {
        code: 'MERCHANDISE_NOT_ENOUGH_STOCK',
        message: 'Only 1 item was added to your cart due to availability.',
        target: line?.id,
      },
    ]);
  });

  it('is shared by lines of the same piece', async () => {
    const lattice = variant(shop, 'MWER-04');
    const cart = await create(shop, {
      lines: [
        {merchandiseId: lattice, quantity: 2},
        {merchandiseId: lattice, quantity: 2, attributes: [{key: 'gift', value: 'yes'}]},
      ],
    });
    expect(cart.lines.nodes.map(({quantity}) => quantity)).toEqual([2, 1]);
  });

  it('that is gone leaves a line with quantity 0, with a warning', async () => {
    const cart = await create(shop);
    const lines = [{merchandiseId: soldOut}];
    const payload = await mutate(shop, 'cartLinesAdd', {cartId: cart.id, lines});
    expect(payload).toMatchObject({
      userErrors: [],
      warnings: [{code: 'MERCHANDISE_OUT_OF_STOCK', target: payload.cart?.lines.nodes[0]?.id}],
      cart: {
        totalQuantity: 0,
        lines: {nodes: [{quantity: 0}]},
        cost: {totalAmount: {amount: '0.0'}},
      },
    });
  });

  it('that others bought meanwhile is told with the next change', async () => {
    const cart = await create(shop, {lines: [{merchandiseId: emerald}]});
    const piece = shop.store.variant(emerald);
    if (piece) shop.store.stock.take(piece, 1);
    const payload = await mutate(shop, 'cartNoteUpdate', {cartId: cart.id, note: 'x'});
    expect(payload.warnings).toMatchObject([{code: 'MERCHANDISE_OUT_OF_STOCK'}]);
  });
});
