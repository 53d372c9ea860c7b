import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {startStorefront, type Storefront} from '../../../local/storefront/start.ts';
import {create, mutate, read, variant} from './cart-client.ts';
import {data, post} from './client.ts';

let shop: Storefront;
let ring: string;
beforeEach(async () => {
  shop = await startStorefront();
  ring = variant(shop, 'FLS-01');
});
afterEach(() => shop.stop());

const DAY = 86_400_000;

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
