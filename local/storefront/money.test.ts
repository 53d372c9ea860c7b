import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {decimal, displayed, dollars, fixed, portion, split} from './money.ts';

const cents = fc.integer({min: 0, max: 10_000_000_00});

describe('notation', () => {
  it.each([
    [0, '0.0', '0.00', '$0.00'],
    [5, '0.05', '0.05', '$0.05'],
    [50, '0.5', '0.50', '$0.50'],
    [1255, '12.55', '12.55', '$12.55'],
    [420000, '4200.0', '4200.00', '$4,200.00'],
    [-1050, '-10.5', '-10.50', '-$10.50'],
  ])('writes %d cents', (amount, api, webhook, page) => {
    expect([decimal(amount), fixed(amount), displayed(amount)]).toEqual([api, webhook, page]);
  });

  it('reads back what it wrote', () => {
    fc.assert(fc.property(cents, (amount) => dollars(Number(decimal(amount))) === amount));
  });
});

describe('portion', () => {
  it('rounds half a cent up', () => {
    expect([portion(5, 1000), portion(4, 1000), portion(15, 1000)]).toEqual([1, 0, 2]);
  });

  it('is never more than the whole', () => {
    fc.assert(
      fc.property(cents, fc.integer({min: 0, max: 10_000}), (amount, basisPoints) => {
        const part = portion(amount, basisPoints);
        return Number.isInteger(part) && part >= 0 && part <= amount;
      }),
    );
  });
});

describe('split', () => {
  const weights = fc.array(cents, {minLength: 1, maxLength: 40});

  it('loses no cent and takes from nobody more than there is', () => {
    fc.assert(
      fc.property(weights, fc.double({min: 0, max: 1, noNaN: true}), (parts, share) => {
        const sum = parts.reduce((a, b) => a + b, 0);
        const total = Math.floor(sum * share);
        const result = split(total, parts);
        expect(result.reduce((a, b) => a + b, 0)).toBe(total);
        result.forEach((part, index) => {
          expect(part).toBeGreaterThanOrEqual(0);
          expect(part).toBeLessThanOrEqual(parts[index] ?? 0);
        });
      }),
    );
  });

  it('gives the same to the same, but for a cent', () => {
    expect(split(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(split(0, [5, 5])).toEqual([0, 0]);
    expect(split(10, [0, 0])).toEqual([0, 0]);
  });

  it('is exact where the products pass the largest safe integer', () => {
    const huge = 900_000_000_000_000;
    expect(split(huge, [huge, huge])).toEqual([huge / 2, huge / 2]);
  });
});
