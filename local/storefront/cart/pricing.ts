import {type Cents, portion, split} from '../money.ts';
import type {Discount} from './discounts.ts';
import type {GiftCard} from './gift-cards.ts';

/** A line as far as its price goes. */
export interface LineToPrice {
  id: string;
  unitCents: Cents;
  quantity: number;
  productType: string;
}

/** A code that was entered: its discount, or why it has none. */
export interface EnteredCode {
  code: string;
  discount: Discount | null;
  state: 'active' | 'unknown' | 'inactive' | 'used-up';
}

export type CodeProblem =
  | 'DISCOUNT_NOT_FOUND'
  | 'DISCOUNT_CURRENTLY_INACTIVE'
  | 'DISCOUNT_USAGE_LIMIT_REACHED'
  | 'DISCOUNT_PURCHASE_NOT_IN_RANGE'
  | 'DISCOUNT_NO_ENTITLED_LINE_ITEMS'
  | 'DISCOUNT_CODE_NOT_HONOURED';

export interface Allocation {
  discount: Discount;
  cents: Cents;
}

export interface PricedLine {
  id: string;
  /** Price times quantity. */
  subtotal: Cents;
  discount: Allocation | null;
  total: Cents;
}

export interface Pricing {
  lines: PricedLine[];
  /** All lines after their own discounts. */
  subtotal: Cents;
  /** What a code takes off the whole order, and which share of it each line has. */
  orderDiscount: (Allocation & {shares: Cents[]}) | null;
  shipping: Cents;
  shippingDiscount: Allocation | null;
  /** What is to be paid with gift cards and otherwise, before taxes. */
  due: Cents;
  giftCards: {card: GiftCard; used: Cents}[];
  /** What is left to be paid after gift cards, before taxes. */
  total: Cents;
  codes: {code: string; problem: CodeProblem | null}[];
}

export interface ToPrice {
  lines: readonly LineToPrice[];
  codes: readonly EnteredCode[];
  giftCards: readonly GiftCard[];
  /** The cost of the chosen delivery, 0 as long as none is chosen. */
  shipping: Cents;
  /** Taxes to be paid on top, known at checkout only. */
  tax?: Cents;
}

/**
 * What a cart costs. Codes do not add up: the one that takes off most is honoured, next to one
 * for free delivery. All amounts are whole cents, and every split adds up to what was split.
 */
export function priceCart({lines, codes, giftCards, shipping, tax = 0}: ToPrice): Pricing {
  const subtotals = lines.map(({unitCents, quantity}) => unitCents * quantity);
  const beforeDiscounts = sum(subtotals);
  const offers = codes.map((entered) => offer(entered, lines, subtotals, beforeDiscounts));

  const best = offers
    .filter(({problem, shares}) => problem === null && shares.length > 0)
    .sort((a, b) => sum(b.shares) - sum(a.shares))[0];
  const freeShipping = offers.find(
    ({problem, entered}) => problem === null && entered.discount?.target === 'shipping',
  );

  const honoured = best?.entered.discount;
  const priced = lines.map((line, index) => {
    const cents = honoured?.target === 'lines' ? (best?.shares[index] ?? 0) : 0;
    const subtotal = subtotals[index] ?? 0;
    return {
      id: line.id,
      subtotal,
      discount: honoured && cents > 0 ? {discount: honoured, cents} : null,
      total: subtotal - cents,
    };
  });
  const subtotal = sum(priced.map(({total}) => total));
  const orderDiscount =
    best && honoured?.target === 'order'
      ? {discount: honoured, cents: sum(best.shares), shares: best.shares}
      : null;
  const shippingDiscount =
    freeShipping?.entered.discount && shipping > 0
      ? {discount: freeShipping.entered.discount, cents: shipping}
      : null;
  const due =
    subtotal - (orderDiscount?.cents ?? 0) + shipping - (shippingDiscount?.cents ?? 0) + tax;

  let left = due;
  const charged = giftCards.map((card) => {
    const used = Math.min(Math.max(0, card.balance), left);
    left -= used;
    return {card, used};
  });
  return {
    lines: priced,
    subtotal,
    orderDiscount,
    shipping,
    shippingDiscount,
    due,
    giftCards: charged,
    total: left,
    codes: offers.map(({entered, problem}) => ({
      code: entered.code,
      problem: problem ?? (isHonoured(entered) ? null : 'DISCOUNT_CODE_NOT_HONOURED'),
    })),
  };

  function isHonoured(entered: EnteredCode): boolean {
    return entered === best?.entered || entered === freeShipping?.entered;
  }
}

interface Offer {
  entered: EnteredCode;
  problem: CodeProblem | null;
  /** What it would take off each line. */
  shares: Cents[];
}

function offer(
  entered: EnteredCode,
  lines: readonly LineToPrice[],
  subtotals: readonly Cents[],
  beforeDiscounts: Cents,
): Offer {
  const {discount} = entered;
  const refused = (problem: CodeProblem): Offer => ({entered, problem, shares: []});
  if (!discount || entered.state === 'unknown') return refused('DISCOUNT_NOT_FOUND');
  if (entered.state === 'inactive') return refused('DISCOUNT_CURRENTLY_INACTIVE');
  if (entered.state === 'used-up') return refused('DISCOUNT_USAGE_LIMIT_REACHED');
  if (beforeDiscounts < (discount.minimumCents ?? 0)) {
    return refused('DISCOUNT_PURCHASE_NOT_IN_RANGE');
  }
  if (discount.target === 'shipping') return {entered, problem: null, shares: []};
  const entitled = subtotals.map((cents, index) => {
    const isFor = !discount.productType || lines[index]?.productType === discount.productType;
    return isFor ? cents : 0;
  });
  if (sum(entitled) === 0) return refused('DISCOUNT_NO_ENTITLED_LINE_ITEMS');
  return {entered, problem: null, shares: sharesOf(discount, entitled)};
}

/** A percentage comes off each line by itself; an amount is spread over all of them. */
function sharesOf({value, target}: Discount, entitled: readonly Cents[]): Cents[] {
  if ('cents' in value) return split(Math.min(value.cents, sum(entitled)), entitled);
  const basisPoints = Math.round(value.percent * 100);
  if (target === 'lines') return entitled.map((cents) => portion(cents, basisPoints));
  return split(portion(sum(entitled), basisPoints), entitled);
}

function sum(amounts: readonly Cents[]): Cents {
  return amounts.reduce((a, b) => a + b, 0);
}
