import {type Money, normalizeMoney} from '../money';

/**
 * An amount as the legacy checkout writes it: two decimals, of which a trailing zero is left out
 * ("120.0", "99.5", "99.95"). Clients of that shape compare these strings.
 * @throws {MoneyError} INVALID_AMOUNT, INVALID_CURRENCY
 */
export function legacyMoney(money: Money): Money {
  const {amount, currencyCode} = normalizeMoney(money);
  return {amount: amount.replace(/(\.\d+?)0+$/, '$1'), currencyCode};
}
