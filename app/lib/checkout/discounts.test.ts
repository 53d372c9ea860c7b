import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {fromMinorUnits, sumMoney, toMinorUnits} from '../money';
import {cartOf, discountOf, lineOf, usd} from './cart.fixture';
import {mapDiscounts} from './discounts';

const spring = {code: 'SPRING'};
const springEntered = [{code: 'spring', applicable: true}];
const application = {allocationMethod: 'ACROSS', targetSelection: 'ALL', targetType: 'LINE_ITEM'};
const tenPercent = {...application, value: {percentage: 10}};

describe('discounts of a line', () => {
  it('keeps the code on the application, with whether it applies', () => {
    const cart = cartOf({
      lines: {nodes: [lineOf('a', '90.0', [discountOf(spring)])]},
      discountCodes: [{code: 'OTHER', applicable: true}, ...springEntered],
    });
    const discountApplication = {...tenPercent, code: 'SPRING', applicable: true};
    expect(mapDiscounts(cart)).toEqual({
      applications: [discountApplication],
      allocationsByLine: new Map([['a', [{allocatedAmount: usd('10.0'), discountApplication}]]]),
      failure: null,
    });
  });

  it('keeps the title of a discount that has no code', () => {
    const cart = cartOf({lines: {nodes: [lineOf('a', '90.0', [discountOf({title: 'House'})])]}});
    expect(mapDiscounts(cart).applications).toEqual([{...tenPercent, title: 'House'}]);
  });

  it('takes the name from the application where the allocation has none', () => {
    const allocation = discountOf({}, {title: 'House'});
    const cart = cartOf({lines: {nodes: [lineOf('a', '90.0', [allocation])]}});
    expect(mapDiscounts(cart).applications).toEqual([{...tenPercent, title: 'House'}]);
  });

  it('lists a discount of several lines once, a fixed value as the sum of its parts', () => {
    const part = (code: string, amount: string) =>
      discountOf({code}, {amount, value: usd(amount), allocationMethod: 'EACH'});
    const cart = cartOf({
      lines: {
        nodes: [
          lineOf('a', '90.0', [part('SPRING', '10.10')]),
          lineOf('b', '80.0', [part('Spring', '20.20')]),
        ],
      },
      discountCodes: springEntered,
    });
    expect(mapDiscounts(cart).applications).toEqual([
      {
        ...application,
        allocationMethod: 'EACH',
        value: usd('30.3'),
        code: 'SPRING',
        applicable: true,
      },
    ]);
  });

  it('tells a code from a title of the same letters', () => {
    const both = [discountOf(spring), discountOf({title: 'SPRING'})];
    const cart = cartOf({
      lines: {nodes: [lineOf('a', '80.0', both)]},
      discountCodes: springEntered,
    });
    expect(mapDiscounts(cart).applications).toHaveLength(2);
  });
});

describe('discounts of the order', () => {
  it('gives the cheapest line the smallest share', () => {
    const lines = [lineOf('dear', '900.0'), lineOf('cheap', '100.0'), lineOf('middle', '1000.0')];
    const shares = ['90.0', '100.0', '10.0'];
    const cart = cartOf({
      lines: {nodes: lines.map((line, index) => ({...line, id: `${index}`}))},
      discountAllocations: shares.map((amount) => discountOf({title: 'House'}, {amount})),
    });
    const {allocationsByLine, applications} = mapDiscounts(cart);
    expect(applications).toHaveLength(1);
    expect([...allocationsByLine].map(([id, [first]]) => [id, first?.allocatedAmount])).toEqual(
      expect.arrayContaining([
        ['0', usd('90.0')],
        ['1', usd('10.0')],
        ['2', usd('100.0')],
      ]),
    );
  });

  it('come after the line’s own', () => {
    const cart = cartOf({
      lines: {nodes: [lineOf('a', '90.0', [discountOf({title: 'Own'})])]},
      discountAllocations: [discountOf({title: 'Order'})],
    });
    expect(mapDiscounts(cart).allocationsByLine.get('a')).toMatchObject([
      {discountApplication: {title: 'Own'}},
      {discountApplication: {title: 'Order'}},
    ]);
  });

  it('on shipping belong to no line', () => {
    const free = discountOf({code: 'FREESHIP'}, {targetType: 'SHIPPING_LINE', amount: '18.00'});
    const cart = cartOf({
      lines: {nodes: [lineOf('a', '90.0'), lineOf('b', '90.0')]},
      discountAllocations: [free],
      discountCodes: [{code: 'FREESHIP', applicable: true}],
    });
    const {allocationsByLine, applications, failure} = mapDiscounts(cart);
    expect(failure).toBeNull();
    expect(allocationsByLine.size).toBe(0);
    expect(applications).toMatchObject([{code: 'FREESHIP', targetType: 'SHIPPING_LINE'}]);
  });

  it('take off the lines exactly what they take off the order', () => {
    const cents = fc.bigInt({min: 0n, max: 10n ** 8n});
    fc.assert(
      fc.property(fc.array(fc.tuple(cents, cents), {minLength: 1, maxLength: 8}), (pairs) => {
        const cart = cartOf({
          lines: {
            nodes: pairs.map(([total], index) =>
              lineOf(`${index}`, fromMinorUnits(total, 'USD').amount),
            ),
          },
          discountAllocations: pairs.map(([, share]) => {
            const {amount} = fromMinorUnits(share, 'USD');
            return discountOf({title: 'House'}, {amount, value: usd(amount)});
          }),
        });
        const {allocationsByLine, applications} = mapDiscounts(cart);
        const taken = [...allocationsByLine.values()].flat().map((part) => part.allocatedAmount);
        const off = pairs.reduce((sum, [, share]) => sum + share, 0n);
        expect(allocationsByLine.size).toBe(pairs.length);
        expect(toMinorUnits(sumMoney(taken, 'USD'))).toBe(off);
        const value = applications[0]?.value;
        expect(value && 'amount' in value ? toMinorUnits(value) : null).toBe(off);
      }),
    );
  });
});

describe('discounts that cannot be mapped', () => {
  const twoLines = {nodes: [lineOf('a', '90.0', [discountOf({title: 'Own'})]), lineOf('b', '1.0')]};
  it.each([
    ['neither code nor title', {discountAllocations: [discountOf({}), discountOf({})]}],
    ['an empty code', {discountAllocations: [discountOf({code: ''}), discountOf({code: ''})]}],
    [
      'a nameless shipping discount',
      {discountAllocations: [discountOf({}, {targetType: 'SHIPPING_LINE'})]},
    ],
    ['a code that nobody entered', {discountAllocations: [discountOf(spring), discountOf(spring)]}],
    ['too few shares', {discountAllocations: [discountOf({title: 'House'})]}],
    ['too many shares', {discountAllocations: [1, 2, 3].map(() => discountOf({title: 'House'}))}],
    [
      'an amount that is none',
      {discountAllocations: [1, 2].map(() => discountOf({title: 'House'}, {amount: 'ten'}))},
    ],
  ])('%s: none at all, and the reason', (_, parts) => {
    const {failure, applications, allocationsByLine} = mapDiscounts(
      cartOf({lines: twoLines, ...parts}),
    );
    expect(failure).toEqual(expect.stringMatching(/\w+/));
    expect(applications).toEqual([]);
    expect(allocationsByLine.size).toBe(0);
  });

  it('says what is missing', () => {
    const cart = cartOf({lines: {nodes: [lineOf('a', '1.0', [discountOf({})])]}});
    expect(mapDiscounts(cart).failure).toBe(
      'A discount allocation or application needs a code or title',
    );
  });
});
