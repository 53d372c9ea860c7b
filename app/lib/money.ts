import type {CurrencyCode, MoneyV2} from '@shopify/hydrogen/storefront-api-types';

/**
 * An amount as the Storefront API writes it: a decimal string and an ISO 4217 currency. Every sum
 * is done in whole minor units (cents, yen, fils) as `bigint`; no amount is ever a float.
 */
export type Money = Readonly<Pick<MoneyV2, 'amount' | 'currencyCode'>>;

export type MoneyErrorCode =
  | 'INVALID_AMOUNT'
  | 'INVALID_CURRENCY'
  | 'INVALID_QUANTITY'
  | 'CURRENCY_MISMATCH';

/** Thrown where an amount cannot be counted: the data is broken, and showing a guess is worse. */
export class MoneyError extends Error {
  override readonly name = 'MoneyError';
  readonly code: MoneyErrorCode;

  constructor(code: MoneyErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** A dollar sign in front, commas between thousands, as the shop shows its prices. */
const DISPLAY_LOCALE = 'en-US';
const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;

/**
 * Whole minor units of an amount. Digits finer than the currency has are rounded half away from
 * zero, as a till does.
 * @throws {MoneyError} INVALID_AMOUNT, INVALID_CURRENCY
 */
export function toMinorUnits({amount, currencyCode}: Money): bigint {
  const units = readMinorUnits(amount, currencyCode);
  if (units === null) throw new MoneyError('INVALID_AMOUNT', `Not a decimal amount: "${amount}"`);
  return units;
}

/**
 * The normalised amount of so many minor units: two decimals ("120.00", also for yen), or as many
 * as the currency has where those are more.
 * @throws {MoneyError} INVALID_CURRENCY
 */
export function fromMinorUnits(units: bigint, currencyCode: CurrencyCode): Money {
  const decimals = minorUnitDecimals(currencyCode);
  const sign = units < 0n ? '-' : '';
  const digits = (units < 0n ? -units : units).toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals).padEnd(2, '0');
  return {amount: `${sign}${whole}.${fraction}`, currencyCode};
}

/** Reads an amount that may be absent or broken, such as one from storage: normalised, or null. */
export function parseMoney(
  amount: string | null | undefined,
  currencyCode: CurrencyCode,
): Money | null {
  const units = readMinorUnits(amount ?? '', currencyCode);
  return units === null ? null : fromMinorUnits(units, currencyCode);
}

/** @throws {MoneyError} INVALID_AMOUNT, INVALID_CURRENCY */
export function normalizeMoney(money: Money): Money {
  return fromMinorUnits(toMinorUnits(money), money.currencyCode);
}

/** @throws {MoneyError} CURRENCY_MISMATCH, INVALID_AMOUNT */
export function addMoney(first: Money, second: Money): Money {
  return sumMoney([first, second], first.currencyCode);
}

/** @throws {MoneyError} CURRENCY_MISMATCH, INVALID_AMOUNT */
export function subtractMoney(from: Money, amount: Money): Money {
  assertCurrency(amount, from.currencyCode);
  return fromMinorUnits(toMinorUnits(from) - toMinorUnits(amount), from.currencyCode);
}

/**
 * The sum of any number of amounts; none gives zero, hence the currency.
 * @throws {MoneyError} CURRENCY_MISMATCH, INVALID_AMOUNT
 */
export function sumMoney(amounts: readonly Money[], currencyCode: CurrencyCode): Money {
  let units = 0n;
  for (const amount of amounts) {
    assertCurrency(amount, currencyCode);
    units += toMinorUnits(amount);
  }
  return fromMinorUnits(units, currencyCode);
}

/**
 * Unit price times quantity.
 * @throws {MoneyError} INVALID_QUANTITY unless the quantity is a whole number; INVALID_AMOUNT
 */
export function multiplyMoney(money: Money, quantity: number): Money {
  if (!Number.isSafeInteger(quantity)) {
    throw new MoneyError('INVALID_QUANTITY', `Not a whole quantity: ${quantity}`);
  }
  return fromMinorUnits(toMinorUnits(money) * BigInt(quantity), money.currencyCode);
}

/**
 * Negative, zero or positive, as `Array.prototype.sort` wants it.
 * @throws {MoneyError} CURRENCY_MISMATCH, INVALID_AMOUNT
 */
export function compareMoney(first: Money, second: Money): -1 | 0 | 1 {
  assertCurrency(second, first.currencyCode);
  const [a, b] = [toMinorUnits(first), toMinorUnits(second)];
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/**
 * "$1,234.50": where amounts are added up (the bag, orders), always with the currency's decimals.
 * @throws {MoneyError} INVALID_AMOUNT, INVALID_CURRENCY
 */
export function formatMoney(money: Money): string {
  return format(money, 'auto');
}

/**
 * "$4,200", or "$4,200.50" where there are cents: for a price that stands alone (cards, pages, mails).
 * @throws {MoneyError} INVALID_AMOUNT, INVALID_CURRENCY
 */
export function formatPrice(money: Money): string {
  return format(money, 'stripIfInteger');
}

/** A piece whose price is missing, unreadable or not above zero is sold on request. */
export function isPriceOnRequest(price: Money | null | undefined): boolean {
  const units = price ? readMinorUnits(price.amount, price.currencyCode) : null;
  return units === null || units <= 0n;
}

/** What stands where a price stands: the price, or "Price on Request". */
export function priceText(price: Money | null | undefined): string {
  return price && !isPriceOnRequest(price) ? formatPrice(price) : 'Price on Request';
}

function readMinorUnits(amount: string, currencyCode: CurrencyCode): bigint | null {
  const match = DECIMAL.exec(amount);
  if (!match) return null;
  const [, sign = '', whole = '', fraction = ''] = match;
  const decimals = minorUnitDecimals(currencyCode);
  const kept = fraction.slice(0, decimals).padEnd(decimals, '0');
  const rounding = fraction.charAt(decimals) >= '5' ? 1n : 0n;
  const units = BigInt(whole + kept) + rounding;
  return sign ? -units : units;
}

function assertCurrency(money: Money, currencyCode: CurrencyCode) {
  if (money.currencyCode !== currencyCode) {
    throw new MoneyError(
      'CURRENCY_MISMATCH',
      `Cannot count ${money.currencyCode} together with ${currencyCode}`,
    );
  }
}

type TrailingZeroDisplay = 'auto' | 'stripIfInteger';

function format(money: Money, trailingZeroDisplay: TrailingZeroDisplay): string {
  const {amount, currencyCode} = normalizeMoney(money);
  // As a decimal string it is formatted digit by digit; as a number it would become a float.
  const decimal = amount as Intl.StringNumericLiteral;
  return currencyFormat(currencyCode, trailingZeroDisplay).format(decimal);
}

function minorUnitDecimals(currencyCode: CurrencyCode): number {
  return currencyFormat(currencyCode, 'auto').resolvedOptions().maximumFractionDigits ?? 2;
}

/** Kept because making one costs a thousand times what using one does. */
const currencyFormats = new Map<string, Intl.NumberFormat>();

function currencyFormat(currency: CurrencyCode, trailingZeroDisplay: TrailingZeroDisplay) {
  const key = `${currency} ${trailingZeroDisplay}`;
  const kept = currencyFormats.get(key);
  if (kept) return kept;
  try {
    const options = {style: 'currency', currency, trailingZeroDisplay} as const;
    const made = new Intl.NumberFormat(DISPLAY_LOCALE, options);
    currencyFormats.set(key, made);
    return made;
  } catch {
    throw new MoneyError('INVALID_CURRENCY', `Not a currency: "${currency}"`);
  }
}
