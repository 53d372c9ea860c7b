import fc from 'fast-check';
import {describe, expect, expectTypeOf, it} from 'vitest';
import type {CurrencyCode, MoneyV2} from '@shopify/hydrogen/storefront-api-types';
import {
  addMoney,
  compareMoney,
  formatMoney,
  formatPrice,
  fromMinorUnits,
  isPriceOnRequest,
  type Money,
  MoneyError,
  multiplyMoney,
  normalizeMoney,
  parseMoney,
  priceText,
  subtractMoney,
  sumMoney,
  toMinorUnits,
} from './money';

const usd = (amount: string): Money => ({amount, currencyCode: 'USD'});
const yen = (amount: string): Money => ({amount, currencyCode: 'JPY'});
const dinar = (amount: string): Money => ({amount, currencyCode: 'KWD'});

const anyCurrency = fc.constantFrom<CurrencyCode>('USD', 'EUR', 'AMD', 'JPY', 'KWD');
/** Far past what a float can count to the cent. */
const anyUnits = fc.bigInt({min: -(10n ** 21n), max: 10n ** 21n});
const anyDollars = anyUnits.map((units) => fromMinorUnits(units, 'USD'));

function errorCode(run: () => unknown) {
  try {
    run();
  } catch (error) {
    if (error instanceof MoneyError) return error.code;
    throw error;
  }
  return 'no error';
}

describe('minor units', () => {
  it.each([
    [usd('1234.5'), 123450n, '1234.50'],
    [usd('1234.50'), 123450n, '1234.50'],
    [usd('0.0'), 0n, '0.00'],
    [usd('7'), 700n, '7.00'],
    [usd('0.07'), 7n, '0.07'],
    [usd('-0.07'), -7n, '-0.07'],
    [usd('-0.00'), 0n, '0.00'],
    [usd('007.10'), 710n, '7.10'],
    [usd('0.125'), 13n, '0.13'],
    [usd('-0.125'), -13n, '-0.13'],
    [usd('0.1249'), 12n, '0.12'],
    [usd('9.999'), 1000n, '10.00'],
    [yen('1000.0'), 1000n, '1000.00'],
    [yen('1000.5'), 1001n, '1001.00'],
    [dinar('1.2'), 1200n, '1.200'],
    [dinar('1.234'), 1234n, '1.234'],
  ])('%o counts %s and normalises to %s', (money, units, normalized) => {
    expect(toMinorUnits(money)).toBe(units);
    expect(normalizeMoney(money)).toEqual({...money, amount: normalized});
  });

  it.each(['', ' ', 'free', '1,234.50', '$5', '1e3', '.5', '5.', '+5', '--5', '1.2.3', 'NaN', '∞'])(
    'refuses "%s"',
    (amount) => {
      expect(errorCode(() => toMinorUnits(usd(amount)))).toBe('INVALID_AMOUNT');
      expect(parseMoney(amount, 'USD')).toBeNull();
    },
  );

  it('reads an absent amount as null', () => {
    expect(parseMoney(null, 'USD')).toBeNull();
    expect(parseMoney(undefined, 'USD')).toBeNull();
    expect(parseMoney('4200', 'USD')).toEqual(usd('4200.00'));
  });

  it('refuses what is no currency', () => {
    const broken: Money = JSON.parse('{"amount": "1.00", "currencyCode": "dollars"}') as Money;
    expect(errorCode(() => toMinorUnits(broken))).toBe('INVALID_CURRENCY');
    expect(errorCode(() => formatMoney(broken))).toBe('INVALID_CURRENCY');
  });

  it('comes back unchanged from text, in every currency', () => {
    fc.assert(
      fc.property(anyUnits, anyCurrency, (units, currencyCode) => {
        const money = fromMinorUnits(units, currencyCode);
        expect(toMinorUnits(money)).toBe(units);
        expect(parseMoney(money.amount, currencyCode)).toEqual(money);
        expect(money.amount).toMatch(/^-?\d+\.\d{2,}$/);
      }),
    );
  });
});

describe('sums', () => {
  it('adds what floats cannot', () => {
    expect(addMoney(usd('0.10'), usd('0.20'))).toEqual(usd('0.30'));
    expect(subtractMoney(usd('0.30'), usd('0.10'))).toEqual(usd('0.20'));
    expect(multiplyMoney(usd('1.15'), 3)).toEqual(usd('3.45'));
    expect(sumMoney([], 'USD')).toEqual(usd('0.00'));
  });

  it('adds in any order and any grouping', () => {
    fc.assert(
      fc.property(anyDollars, anyDollars, anyDollars, (a, b, c) => {
        expect(addMoney(addMoney(a, b), c)).toEqual(addMoney(a, addMoney(b, c)));
        expect(addMoney(a, b)).toEqual(addMoney(b, a));
        expect(subtractMoney(addMoney(a, b), b)).toEqual(a);
      }),
    );
  });

  it('does not drift over thousands of additions', () => {
    fc.assert(
      fc.property(fc.bigInt({min: 0n, max: 10n ** 9n}), (units) => {
        const price = fromMinorUnits(units, 'USD');
        let total = usd('0.00');
        for (let count = 0; count < 5000; count++) total = addMoney(total, price);
        expect(total).toEqual(multiplyMoney(price, 5000));
        expect(total).toEqual(fromMinorUnits(units * 5000n, 'USD'));
      }),
      {numRuns: 10},
    );
  });

  it('counts a price times a quantity as that many additions', () => {
    fc.assert(
      fc.property(anyDollars, fc.nat({max: 60}), (price, quantity) => {
        const lines = Array.from({length: quantity}, () => price);
        expect(multiplyMoney(price, quantity)).toEqual(sumMoney(lines, 'USD'));
      }),
    );
  });

  it('orders amounts as their minor units are ordered', () => {
    expect(compareMoney(usd('9.00'), usd('10.00'))).toBe(-1);
    expect(compareMoney(usd('10'), usd('10.00'))).toBe(0);
    fc.assert(
      fc.property(anyDollars, anyDollars, (a, b) => {
        const difference = toMinorUnits(subtractMoney(a, b));
        expect(Math.sign(Number(difference))).toBe(compareMoney(a, b));
      }),
    );
  });

  it('refuses to mix currencies and to buy part of a piece', () => {
    expect(errorCode(() => addMoney(usd('1.00'), yen('1.00')))).toBe('CURRENCY_MISMATCH');
    expect(errorCode(() => subtractMoney(usd('1.00'), yen('1.00')))).toBe('CURRENCY_MISMATCH');
    expect(errorCode(() => compareMoney(usd('1.00'), yen('1.00')))).toBe('CURRENCY_MISMATCH');
    expect(errorCode(() => sumMoney([yen('1.00')], 'USD'))).toBe('CURRENCY_MISMATCH');
    expect(errorCode(() => multiplyMoney(usd('1.00'), 1.5))).toBe('INVALID_QUANTITY');
    expect(errorCode(() => multiplyMoney(usd('1.00'), Number.NaN))).toBe('INVALID_QUANTITY');
  });
});

describe('display', () => {
  it.each([
    [usd('4200.0'), '$4,200.00', '$4,200'],
    [usd('1234.5'), '$1,234.50', '$1,234.50'],
    [usd('0.99'), '$0.99', '$0.99'],
    [usd('-18.00'), '-$18.00', '-$18'],
    [usd('90071992547409930.10'), '$90,071,992,547,409,930.10', '$90,071,992,547,409,930.10'],
    [yen('12000.0'), '¥12,000', '¥12,000'],
    [{amount: '980.00', currencyCode: 'EUR'} as const, '€980.00', '€980'],
  ])('%o reads %s in the bag and %s on a card', (money, inBag, onCard) => {
    expect(formatMoney(money)).toBe(inBag);
    expect(formatPrice(money)).toBe(onCard);
  });

  it('loses no digit between amount and text', () => {
    fc.assert(
      fc.property(anyDollars, (money) => {
        expect(formatMoney(money).replace(/[$,]/g, '')).toBe(money.amount);
      }),
    );
  });

  it.each([undefined, null, usd('0.0'), usd('0'), usd('-1.00'), usd('soon')])(
    'sells on request at %o',
    (price) => {
      expect(isPriceOnRequest(price)).toBe(true);
      expect(priceText(price)).toBe('Price on Request');
    },
  );

  it('shows the price where there is one', () => {
    expect(isPriceOnRequest(usd('0.01'))).toBe(false);
    expect(priceText(usd('4200.0'))).toBe('$4,200');
  });
});

it('takes amounts just as the Storefront API types them', () => {
  expectTypeOf<MoneyV2>().toExtend<Money>();
});
