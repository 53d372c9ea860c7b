/** An amount of money in minor units. Every sum in the stand-in is made of these integers. */
export type Cents = number;

export interface MoneyV2 {
  __typename: 'MoneyV2';
  amount: string;
  currencyCode: string;
}

/** The shop sells in one currency everywhere. */
export const CURRENCY = 'USD';

/** Money as the API writes it: `"4200.0"`, `"12.5"`, `"12.55"`. */
export function money(cents: Cents): MoneyV2 {
  return {__typename: 'MoneyV2', amount: decimal(cents), currencyCode: CURRENCY};
}

/** The API's decimal notation: at least one digit after the point, never a second zero. */
export function decimal(cents: Cents): string {
  return fixed(cents).replace(/0$/, '');
}

/** Two digits after the point, as the webhooks write amounts: `"4200.00"`. */
export function fixed(cents: Cents): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** As a shopper reads it: `$4,200.00`. */
export function displayed(cents: Cents): string {
  return (cents / 100).toLocaleString('en-US', {style: 'currency', currency: CURRENCY});
}

/** A catalogue price in dollars, as minor units. */
export function dollars(amount: number): Cents {
  return Math.round(amount * 100);
}

/** A share of an amount, rounded half up. `basisPoints`: 1000 is ten percent. */
export function portion(cents: Cents, basisPoints: number): Cents {
  return Math.floor((cents * basisPoints + 5000) / 10000);
}

/**
 * Splits `total` over `weights` in proportion, to the cent: the parts always add up to `total`,
 * and none is larger than its weight as long as `total` is no larger than all weights together.
 * The cents left over by rounding down go to the largest remainders, the earlier part first.
 */
export function split(total: Cents, weights: readonly Cents[]): Cents[] {
  const sum = weights.reduce((a, b) => a + b, 0);
  if (sum === 0) return weights.map(() => 0);
  // BigInt, because the product of two amounts may pass the largest safe integer.
  const exact = weights.map((weight) => BigInt(total) * BigInt(weight));
  const parts = exact.map((value) => Number(value / BigInt(sum)));
  let left = total - parts.reduce((a, b) => a + b, 0);
  const byRemainder = exact
    .map((value, index) => ({index, remainder: value % BigInt(sum)}))
    .sort((a, b) =>
      a.remainder === b.remainder ? a.index - b.index : a.remainder < b.remainder ? 1 : -1,
    );
  for (const {index} of byRemainder) {
    if (left === 0) break;
    parts[index] = (parts[index] ?? 0) + 1;
    left -= 1;
  }
  return parts;
}
