import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {startStorefront, type Storefront} from '../../../local/storefront/start.ts';
import {create, mutate, read, variant} from './cart-client.ts';
import {data, post} from './client.ts';

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

const DAY = 86_400_000;
const noProblems = {userErrors: [], warnings: []};

describe('a cart', () => {
  it('has an id with a key, and a checkout address with the same key', async () => {
    const cart = await create(shop);
    const [, token, key] = /^gid:\/\/shopify\/Cart\/([\w-]+)\?key=(\w+)$/.exec(cart.id) ?? [];
    expect(cart.checkoutUrl).toBe(`${shop.url}/cart/c/${token}?key=${key}`);
    expect(cart).toMatchObject({totalQuantity: 0, cost: {totalAmount: {amount: '0.0'}}});
  });

  it('is created with everything at once', async () => {
    const cart = await create(shop, {
      lines: [{merchandiseId: ring, quantity: 1, attributes: [{key: 'engraving', value: 'A'}]}],
      note: 'For Anna',
      attributes: [{key: 'gift', value: 'yes'}],
      discountCodes: ['akn10'],
      giftCardCodes: ['akngift 0000 0002 5'],
      buyerIdentity: {countryCode: 'CA', email: 'anna@example.com', phone: '+13105550100'},
    });
    expect(cart).toMatchObject({
      note: 'For Anna',
      attributes: [{key: 'gift', value: 'yes'}],
      buyerIdentity: {countryCode: 'CA', email: 'anna@example.com', phone: '+13105550100'},
      discountCodes: [{code: 'akn10', applicable: true}],
      appliedGiftCards: [{lastCharacters: '0025', amountUsed: {amount: '25.0'}}],
      lines: {nodes: [{quantity: 1, attributes: [{key: 'engraving', value: 'A'}]}]},
    });
    expect(await read(shop, cart.id)).toEqual(cart);
  });

  it('is not created where a part of it is refused', async () => {
    const {cart, userErrors} = await mutate(shop, 'cartCreate', {
      input: {lines: [{merchandiseId: ring}, {merchandiseId: 'gid://shopify/ProductVariant/1'}]},
    });
    expect(cart).toBeNull();
    expect(userErrors).toEqual([
      {
        code: 'INVALID',
        field: ['input', 'lines', '1', 'merchandiseId'],
        message: 'The merchandise with id gid://shopify/ProductVariant/1 does not exist.',
      },
    ]);
  });

  it('takes its country from the context of the request', async () => {
    const {cartCreate} = await data<{cartCreate: {cart: {buyerIdentity: unknown}}}>(
      shop,
      `mutation @inContext(country: GB) {
        cartCreate { cart { buyerIdentity { countryCode } } }
      }`,
    );
    expect(cartCreate.cart.buyerIdentity).toEqual({countryCode: 'GB'});
  });

  it.each([
    ['an unknown id', () => 'gid://shopify/Cart/unknown?key=1'],
    ['something that is no id', () => 'hello'],
  ])('is null for %s, and cannot be changed', async (_name, id) => {
    expect(await read(shop, id())).toBeNull();
    const payload = await mutate(shop, 'cartNoteUpdate', {cartId: id(), note: 'x'});
    expect(payload).toMatchObject({
      cart: null,
      userErrors: [
        {code: 'INVALID', field: ['cartId'], message: 'The specified cart does not exist.'},
      ],
    });
  });

  it('shows who buys only to those who have the key', async () => {
    const cart = await create(shop, {
      lines: [{merchandiseId: ring}],
      buyerIdentity: {email: 'anna@example.com'},
    });
    for (const id of [cart.id.replace(/\?.*/, ''), `${cart.id}0`]) {
      const seen = await read(shop, id);
      expect(seen).toMatchObject({totalQuantity: 1, buyerIdentity: {email: null}});
      const payload = await mutate(shop, 'cartLinesRemove', {cartId: id, lineIds: []});
      expect(payload.userErrors).toMatchObject([{field: ['cartId']}]);
    }
  });

  it('survives a restart, if it is given a folder', async () => {
    const dataDir = await mkdtemp(`${tmpdir()}/storefront-`);
    const first = await startStorefront({dataDir});
    const cart = await create(first, {lines: [{merchandiseId: ring}]});
    await first.stop();
    const second = await startStorefront({dataDir});
    expect(await read(second, cart.id)).toMatchObject({totalQuantity: 1});
    await second.stop();
    await rm(dataDir, {recursive: true});
  });

  it('expires when nobody touched it for ten days', async () => {
    const cart = await create(shop);
    vi.useFakeTimers({toFake: ['Date'], now: Date.now() + 9 * DAY});
    expect(await read(shop, cart.id)).not.toBeNull();
    vi.setSystemTime(Date.now() + 2 * DAY);
    expect(await read(shop, cart.id)).toBeNull();
    vi.useRealTimers();
  });
});

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

describe('what goes with a cart', () => {
  it('replaces attributes and note', async () => {
    const cart = await create(shop, {attributes: [{key: 'a', value: '1'}], note: 'old'});
    const attributes = [{key: 'b', value: '2'}];
    await mutate(shop, 'cartAttributesUpdate', {cartId: cart.id, attributes});
    await mutate(shop, 'cartNoteUpdate', {cartId: cart.id, note: 'new'});
    expect(await read(shop, cart.id)).toMatchObject({attributes, note: 'new'});
  });

  it('limits the note', async () => {
    const cart = await create(shop);
    const payload = await mutate(shop, 'cartNoteUpdate', {cartId: cart.id, note: 'x'.repeat(5001)});
    expect(payload.userErrors).toMatchObject([{code: 'NOTE_TOO_LONG', field: ['note']}]);
  });

  it('keeps who buys, field by field', async () => {
    const cart = await create(shop, {buyerIdentity: {email: 'anna@example.com'}});
    const set = (buyerIdentity: Record<string, unknown>) =>
      mutate(shop, 'cartBuyerIdentityUpdate', {cartId: cart.id, buyerIdentity});
    await set({countryCode: 'FR'});
    await set({customerAccessToken: 'local-customer:anna@example.com'});
    expect(await read(shop, cart.id)).toMatchObject({
      buyerIdentity: {
        email: 'anna@example.com',
        countryCode: 'FR',
        customer: {email: 'anna@example.com'},
      },
    });
    expect(await set({email: null})).toMatchObject({cart: {buyerIdentity: {email: null}}});
  });

  it.each([
    [{email: 'nobody'}, 'INVALID', 'email'],
    [{phone: '555'}, 'INVALID', 'phone'],
    [{customerAccessToken: 'unknown'}, 'INVALID', 'customerAccessToken'],
    [
      {companyLocationId: 'gid://shopify/CompanyLocation/1'},
      'MISSING_CUSTOMER_ACCESS_TOKEN',
      'companyLocationId',
    ],
  ])('refuses the buyer %j', async (buyerIdentity, code, field) => {
    const cart = await create(shop);
    const payload = await mutate(shop, 'cartBuyerIdentityUpdate', {cartId: cart.id, buyerIdentity});
    expect(payload.userErrors).toMatchObject([{code, field: ['buyerIdentity', field]}]);
  });

  it('forgets personal data when told to', async () => {
    const cart = await create(shop, {
      lines: [{merchandiseId: ring}],
      buyerIdentity: {email: 'anna@example.com', countryCode: 'CA'},
    });
    const payload = await mutate(shop, 'cartRemovePersonalData', {cartId: cart.id});
    expect(payload.cart).toMatchObject({
      totalQuantity: 1,
      buyerIdentity: {email: null, countryCode: 'CA'},
    });
  });

  it('keeps metafields', async () => {
    const cart = await create(shop);
    const set = `mutation ($metafields: [CartMetafieldsSetInput!]!) {
      cartMetafieldsSet(metafields: $metafields) {
        metafields { namespace key value } userErrors { code field elementIndex }
      }
    }`;
    const field = {ownerId: cart.id, key: 'custom.box', type: 'single_line_text_field'};
    expect(await data(shop, set, {metafields: [{...field, value: 'red'}]})).toEqual({
      cartMetafieldsSet: {
        metafields: [{namespace: 'custom', key: 'box', value: 'red'}],
        userErrors: [],
      },
    });
    expect(
      await data(shop, set, {metafields: [{...field, ownerId: 'x', value: 'red'}]}),
    ).toMatchObject({cartMetafieldsSet: {metafields: null, userErrors: [{code: 'INVALID_OWNER'}]}});
    const remove = `mutation ($input: CartMetafieldDeleteInput!) {
      cartMetafieldDelete(input: $input) { deletedId userErrors { code } }
    }`;
    const input = {ownerId: cart.id, key: 'custom.box'};
    expect(await data(shop, remove, {input})).toMatchObject({
      cartMetafieldDelete: {userErrors: []},
    });
    expect(await data(shop, remove, {input})).toMatchObject({
      cartMetafieldDelete: {deletedId: null, userErrors: [{code: 'METAFIELD_DOES_NOT_EXIST'}]},
    });
  });

  it('can be read and changed without a token', async () => {
    const query = 'mutation { cartCreate { cart { id } userErrors { code } } }';
    const response = await post(shop, JSON.stringify({query}), {});
    expect(await response.json()).toMatchObject({data: {cartCreate: {userErrors: []}}});
  });
});
