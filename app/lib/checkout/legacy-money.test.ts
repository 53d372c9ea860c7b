import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {fromMinorUnits, normalizeMoney} from '../money';
import {usd} from './cart.fixture';
import {legacyMoney} from './legacy-money';

describe('legacy amounts', () => {
  it.each([
    ['120', '120.0'],
    ['120.0', '120.0'],
    ['120.00', '120.0'],
    ['120.50', '120.5'],
    ['120.5', '120.5'],
    ['120.55', '120.55'],
    ['120.05', '120.05'],
    ['0', '0.0'],
    ['100.004', '100.0'],
    ['100.005', '100.01'],
    ['-18.00', '-18.0'],
  ])('%s is written %s', (amount, legacy) => {
    expect(legacyMoney(usd(amount))).toEqual(usd(legacy));
  });

  it('mean the same as before, with no trailing second zero', () => {
    fc.assert(
      fc.property(fc.bigInt(-(10n ** 15n), 10n ** 15n), (units) => {
        const money = fromMinorUnits(units, 'USD');
        const legacy = legacyMoney(money);
        expect(normalizeMoney(legacy)).toEqual(money);
        expect(legacy.amount).toMatch(/^-?\d+\.(\d|\d[1-9])$/);
      }),
    );
  });

  it('keep the decimals of other currencies', () => {
    expect(legacyMoney({amount: '1.250', currencyCode: 'KWD'}).amount).toBe('1.25');
    expect(legacyMoney({amount: '1.200', currencyCode: 'KWD'}).amount).toBe('1.2');
    expect(legacyMoney({amount: '12000', currencyCode: 'JPY'}).amount).toBe('12000.0');
  });
});
