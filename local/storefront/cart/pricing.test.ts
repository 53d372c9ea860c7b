import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {type Discount, discounts} from './discounts.ts';
import type {GiftCard} from './gift-cards.ts';
import {type EnteredCode, type LineToPrice, priceCart, type ToPrice} from './pricing.ts';

const line = (unitCents: number, quantity = 1, productType = 'Rings'): LineToPrice => ({
  id: `${unitCents}x${quantity}`,
  unitCents,
  quantity,
  productType,
});
const entered = (code: string, state: EnteredCode['state'] = 'active'): EnteredCode => ({
  code,
  discount: discounts.find((discount) => discount.code === code) ?? null,
  state,
});
const card = (balance: number): GiftCard => ({id: 'g', code: 'G', lastCharacters: '0001', balance});
const price = (toPrice: Partial<ToPrice>) =>
  priceCart({lines: [], codes: [], giftCards: [], shipping: 0, ...toPrice});

describe('discounts', () => {
  it('take a percentage off each line', () => {
    const pricing = price({lines: [line(99_95, 3), line(4200_00)], codes: [entered('AKN10')]});
    expect(pricing.lines.map(({discount}) => discount?.cents)).toEqual([29_99, 420_00]);
    expect(pricing).toMatchObject({subtotal: 4049_86, total: 4049_86, orderDiscount: null});
  });

  it('are for entitled lines only', () => {
    const lines = [line(1000_00, 1, 'Rings'), line(1000_00, 1, 'Earrings')];
    const pricing = price({lines, codes: [entered('RINGS15')]});
    expect(pricing.lines.map(({total}) => total)).toEqual([850_00, 1000_00]);
  });

  it('take an amount off the order, not off the lines', () => {
    const pricing = price({lines: [line(400_00), line(200_00)], codes: [entered('HOUSE100')]});
    expect(pricing.lines.every(({discount}) => discount === null)).toBe(true);
    expect(pricing).toMatchObject({
      subtotal: 600_00,
      orderDiscount: {cents: 100_00},
      total: 500_00,
    });
  });

  it('make delivery free, next to another code', () => {
    const pricing = price({
      lines: [line(500_00)],
      codes: [entered('AKN10'), entered('FREESHIP')],
      shipping: 45_00,
    });
    expect(pricing).toMatchObject({shippingDiscount: {cents: 45_00}, total: 450_00});
    expect(pricing.codes.map(({problem}) => problem)).toEqual([null, null]);
  });

  it('do not add up: the better one counts', () => {
    const codes = [entered('AKN10'), entered('HOUSE100')];
    expect(price({lines: [line(600_00)], codes}).total).toBe(500_00);
    expect(price({lines: [line(4200_00)], codes}).total).toBe(3780_00);
    expect(price({lines: [line(4200_00)], codes}).codes).toEqual([
      {code: 'AKN10', problem: null},
      {code: 'HOUSE100', problem: 'DISCOUNT_CODE_NOT_HONOURED'},
    ]);
  });

  it.each<[EnteredCode, LineToPrice[], string]>([
    [entered('NOPE', 'unknown'), [line(100)], 'DISCOUNT_NOT_FOUND'],
    [entered('WINTER20', 'inactive'), [line(100)], 'DISCOUNT_CURRENTLY_INACTIVE'],
    [entered('ONCE50', 'used-up'), [line(100)], 'DISCOUNT_USAGE_LIMIT_REACHED'],
    [entered('HOUSE100'), [line(499_99)], 'DISCOUNT_PURCHASE_NOT_IN_RANGE'],
    [entered('RINGS15'), [line(100, 1, 'Earrings')], 'DISCOUNT_NO_ENTITLED_LINE_ITEMS'],
    [entered('AKN10'), [], 'DISCOUNT_NO_ENTITLED_LINE_ITEMS'],
  ])('say why they do not apply: %j', (code, lines, problem) => {
    const pricing = price({lines, codes: [code]});
    expect(pricing.codes).toEqual([{code: code.code, problem}]);
    expect(pricing.total).toBe(pricing.subtotal);
  });
});

describe('gift cards', () => {
  it('are used one after the other, as far as they are needed', () => {
    const pricing = price({lines: [line(110_00)], giftCards: [card(25_00), card(100_00), card(5)]});
    expect(pricing.giftCards.map(({used}) => used)).toEqual([25_00, 85_00, 0]);
    expect(pricing).toMatchObject({due: 110_00, total: 0});
  });

  it('pay for delivery and taxes too', () => {
    const pricing = price({
      lines: [line(100_00)],
      giftCards: [card(200_00)],
      shipping: 15_00,
      tax: 9_50,
    });
    expect(pricing).toMatchObject({due: 124_50, total: 0});
  });
});

describe('whatever is in the cart', () => {
  const anyCents = fc.integer({min: 0, max: 50_000_00});
  const anyDiscount: fc.Arbitrary<Discount> = fc.record({
    code: fc.constantFrom('A', 'B', 'C'),
    target: fc.constantFrom('lines' as const, 'order' as const, 'shipping' as const),
    value: fc.oneof(
      fc.integer({min: 1, max: 100}).map((percent) => ({percent})),
      anyCents.map((cents) => ({cents})),
    ),
    productType: fc.constantFrom('Rings', 'Earrings'),
    minimumCents: fc.integer({min: 0, max: 1000_00}),
  });
  const anyCart = fc.record({
    lines: fc.array(
      fc.record({
        id: fc.uuid(),
        unitCents: anyCents,
        quantity: fc.integer({min: 0, max: 999}),
        productType: fc.constantFrom('Rings', 'Earrings', 'Necklaces'),
      }),
      {maxLength: 20},
    ),
    codes: fc.array(
      fc.record({
        code: fc.constantFrom('A', 'B', 'C'),
        discount: fc.option(anyDiscount),
        state: fc.constantFrom<EnteredCode['state']>('active', 'inactive', 'used-up', 'unknown'),
      }),
      {maxLength: 4},
    ),
    giftCards: fc.array(
      fc.record({
        id: fc.uuid(),
        code: fc.uuid(),
        lastCharacters: fc.constant('0001'),
        balance: fc.integer({min: 0, max: 100_000_00}),
      }),
      {maxLength: 4},
    ),
    shipping: anyCents,
    tax: anyCents,
  });

  it('adds up to the cent, and nothing is below zero', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const pricing = priceCart(cart);
        const sum = (amounts: number[]) => amounts.reduce((a, b) => a + b, 0);
        const lineDiscounts = sum(pricing.lines.map(({discount}) => discount?.cents ?? 0));
        const cards = sum(pricing.giftCards.map(({used}) => used));
        expect(sum(pricing.lines.map(({total}) => total))).toBe(pricing.subtotal);
        expect(pricing.subtotal + lineDiscounts).toBe(
          sum(cart.lines.map(({unitCents, quantity}) => unitCents * quantity)),
        );
        expect(
          pricing.subtotal -
            (pricing.orderDiscount?.cents ?? 0) +
            pricing.shipping -
            (pricing.shippingDiscount?.cents ?? 0) +
            cart.tax,
        ).toBe(pricing.due);
        expect(pricing.due - cards).toBe(pricing.total);
        const amounts = [pricing.total, pricing.due, ...pricing.lines.map(({total}) => total)];
        for (const amount of amounts) {
          expect(Number.isSafeInteger(amount)).toBe(true);
          expect(amount).toBeGreaterThanOrEqual(0);
        }
        pricing.giftCards.forEach(({used, card: own}) => {
          expect(used).toBeLessThanOrEqual(own.balance);
        });
        expect(pricing.codes).toHaveLength(cart.codes.length);
      }),
    );
  });
});
