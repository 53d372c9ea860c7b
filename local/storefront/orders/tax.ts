import type {Address} from '../cart/address.ts';
import {type Cents, portion} from '../money.ts';

export interface Tax {
  title: string;
  basisPoints: number;
  cents: Cents;
}

/** The house has to collect sales tax where its atelier is; 950 basis points are 9.5 percent. */
const rates: Readonly<Record<string, {title: string; basisPoints: number}>> = {
  'US-CA': {title: 'California Sales Tax', basisPoints: 950},
};

/** The tax on goods sent to an address, worked out on the sum and rounded once. */
export function taxOn(goods: Cents, {countryCode, provinceCode}: Address): Tax {
  const rate = rates[`${countryCode}-${provinceCode}`] ?? {title: 'Sales Tax', basisPoints: 0};
  return {...rate, cents: portion(goods, rate.basisPoints)};
}
