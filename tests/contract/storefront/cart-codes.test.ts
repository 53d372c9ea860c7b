import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {startStorefront, type Storefront} from '../../../local/storefront/start.ts';
import {create, mutate, type Payload, variant} from './cart-client.ts';

let shop: Storefront;
beforeEach(async () => {
  shop = await startStorefront();
});
afterEach(() => shop.stop());

/** A cart with pieces by SKU, which codes are then tried on. */
async function withPieces(...skus: string[]): Promise<(codes: string[]) => Promise<Payload>> {
  const {id} = await create(shop, {
    lines: skus.map((sku) => ({merchandiseId: variant(shop, sku)})),
  });
  return (discountCodes) => mutate(shop, 'cartDiscountCodesUpdate', {cartId: id, discountCodes});
}

describe('discount codes', () => {
  it('take ten percent off each line', async () => {
    const tried = await withPieces('FLS-01', 'DHH-01');
    const {cart, userErrors, warnings} = await tried(['akn10']);
    expect({userErrors, warnings}).toEqual({userErrors: [], warnings: []});
    expect(cart?.discountCodes).toEqual([{code: 'akn10', applicable: true}]);
    expect(
      cart?.lines.nodes.map(({cost, discountAllocations}) => [cost, discountAllocations]),
    ).toEqual([
      [
        {
          amountPerQuantity: {amount: '4200.0'},
          subtotalAmount: {amount: '4200.0'},
          totalAmount: {amount: '3780.0'},
        },
        [{code: 'AKN10', discountedAmount: {amount: '420.0'}}],
      ],
      [
        {
          amountPerQuantity: {amount: '520.0'},
          subtotalAmount: {amount: '520.0'},
          totalAmount: {amount: '468.0'},
        },
        [{code: 'AKN10', discountedAmount: {amount: '52.0'}}],
      ],
    ]);
    expect(cart?.cost).toMatchObject({
      subtotalAmount: {amount: '4248.0'},
      totalAmount: {amount: '4248.0'},
    });
  });

  it('take an amount off the whole order', async () => {
    const tried = await withPieces('FLS-01', 'DHH-01');
    const {cart} = await tried(['HOUSE100']);
    // A share of it for each line, as Shopify's own client library counts on.
    expect(cart).toMatchObject({
      discountAllocations: [
        {code: 'HOUSE100', discountedAmount: {amount: '88.98'}, targetType: 'LINE_ITEM'},
        {code: 'HOUSE100', discountedAmount: {amount: '11.02'}, targetType: 'LINE_ITEM'},
      ],
      cost: {subtotalAmount: {amount: '4720.0'}, totalAmount: {amount: '4620.0'}},
    });
    expect(cart?.lines.nodes.every((line) => line.discountAllocations.length === 0)).toBe(true);
  });

  it.each([
    ['NOPE', 'DISCOUNT_NOT_FOUND', 'FLS-01'],
    ['WINTER20', 'DISCOUNT_CURRENTLY_INACTIVE', 'FLS-01'],
    ['HOUSE100', 'DISCOUNT_PURCHASE_NOT_IN_RANGE', 'KLB-01'],
    ['RINGS15', 'DISCOUNT_NO_ENTITLED_LINE_ITEMS', 'DHH-01'],
  ])('%s stays with the cart, not applicable, with the warning %s', async (code, warning, sku) => {
    const tried = await withPieces(sku);
    const {cart, userErrors, warnings} = await tried([code]);
    expect(userErrors).toEqual([]);
    expect(warnings).toMatchObject([{code: warning, target: cart?.id}]);
    expect(cart?.discountCodes).toEqual([{code, applicable: false}]);
    expect(cart?.cost.totalAmount).toEqual(cart?.cost.subtotalAmount);
  });

  it('wait in an empty bag for something that they apply to', async () => {
    const {id} = await create(shop, {discountCodes: ['AKN10']});
    const lines = [{merchandiseId: variant(shop, 'DHH-01')}];
    const {cart, warnings} = await mutate(shop, 'cartLinesAdd', {cartId: id, lines});
    expect(warnings).toEqual([]);
    expect(cart).toMatchObject({
      discountCodes: [{applicable: true}],
      cost: {totalAmount: {amount: '468.0'}},
    });
  });

  it('are replaced by the new list, each once', async () => {
    const tried = await withPieces('FLS-01');
    expect((await tried(['AKN10', 'akn10', ' '])).cart?.discountCodes).toHaveLength(1);
    const both = await tried(['AKN10', 'RINGS15']);
    expect(both.cart?.discountCodes).toEqual([
      {code: 'AKN10', applicable: false},
      {code: 'RINGS15', applicable: true},
    ]);
    expect(both.warnings).toMatchObject([{code: 'DISCOUNT_CODE_NOT_HONOURED'}]);
    expect((await tried([])).cart).toMatchObject({
      discountCodes: [],
      cost: {totalAmount: {amount: '4200.0'}},
    });
  });
});

describe('gift cards', () => {
  const add = (cartId: string, giftCardCodes: string[]) =>
    mutate(shop, 'cartGiftCardCodesAdd', {cartId, giftCardCodes});

  it('are added, replaced and removed', async () => {
    const cart = await create(shop, {lines: [{merchandiseId: variant(shop, 'DHH-01')}]});
    await add(cart.id, ['AKNGIFT000000025']);
    const two = await add(cart.id, ['akngift-0000-0010-0']);
    expect(two.cart).toMatchObject({
      appliedGiftCards: [
        {lastCharacters: '0025', amountUsed: {amount: '25.0'}, balance: {amount: '0.0'}},
        {lastCharacters: '0100', amountUsed: {amount: '100.0'}, balance: {amount: '0.0'}},
      ],
      cost: {subtotalAmount: {amount: '520.0'}, totalAmount: {amount: '395.0'}},
    });
    const one = await mutate(shop, 'cartGiftCardCodesRemove', {
      cartId: cart.id,
      appliedGiftCardIds: [two.cart?.appliedGiftCards[0]?.id],
    });
    expect(one.cart?.appliedGiftCards).toMatchObject([{lastCharacters: '0100'}]);
    const other = await mutate(shop, 'cartGiftCardCodesUpdate', {
      cartId: cart.id,
      giftCardCodes: ['AKNGIFT000005000'],
    });
    expect(other.cart).toMatchObject({
      appliedGiftCards: [{amountUsed: {amount: '520.0'}, balance: {amount: '4480.0'}}],
      cost: {totalAmount: {amount: '0.0'}},
    });
  });

  it('that do not exist are refused', async () => {
    const cart = await create(shop);
    expect((await add(cart.id, ['AKNGIFT000000025', 'NOPE'])).userErrors).toMatchObject([
      {code: 'INVALID', field: ['giftCardCodes', '1']},
    ]);
    const removed = await mutate(shop, 'cartGiftCardCodesRemove', {
      cartId: cart.id,
      appliedGiftCardIds: ['gid://shopify/AppliedGiftCard/1'],
    });
    expect(removed.userErrors).toMatchObject([
      {code: 'INVALID', field: ['appliedGiftCardIds', '0']},
    ]);
  });
});
