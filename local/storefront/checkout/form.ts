import {type Address, addressProblems} from '../cart/address.ts';
import type {Order} from '../orders/order.ts';

/** What is wrong with a form, by the name of the field. */
export type Problems = Record<string, string>;

/** A form that was sent and could not be taken: its step shows it again. */
export interface FailedStep {
  step: 'information' | 'payment';
  form: URLSearchParams;
  problems?: Problems;
  /** Something to tell before anything else is done. */
  message?: string;
  cartUpdatedAt: string;
}

/** The first step: who buys, and where it goes. */
export interface Information {
  email: string;
  address: Address;
}

export function readInformation(form: URLSearchParams): Information {
  const text = (name: string) => form.get(name)?.trim() ?? '';
  const known = (name: string) => text(name) || null;
  return {
    email: text('email'),
    address: {
      firstName: known('firstName'),
      lastName: known('lastName'),
      company: known('company'),
      address1: known('address1'),
      address2: known('address2'),
      city: known('city'),
      provinceCode: known('provinceCode')?.toUpperCase() ?? null,
      countryCode: text('countryCode') || 'US',
      zip: known('zip'),
      phone: known('phone'),
    },
  };
}

export function informationProblems({email, address}: Information): Problems {
  const problems: Problems = {};
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) problems.email = 'Enter a valid email';
  for (const {field, message} of addressProblems(address)) problems[field] = message;
  return problems;
}

/** The test card of the second step. */
export interface CardForm {
  number: string;
  expiry: string;
  code: string;
  name: string;
}

export function readCard(form: URLSearchParams): CardForm {
  const text = (name: string) => form.get(name)?.trim() ?? '';
  return {
    number: text('cardNumber').replace(/[\s-]/g, ''),
    expiry: text('cardExpiry'),
    code: text('cardCode'),
    name: text('cardName'),
  };
}

export function cardProblems({number, expiry, code, name}: CardForm, now = new Date()): Problems {
  const problems: Problems = {};
  if (!/^\d{16}$/.test(number)) problems.cardNumber = 'Enter the 16 digits of a test card';
  if (name === '') problems.cardName = 'Enter the name on the card';
  const [, month = '', year = ''] = /^(\d{2})\s*\/\s*(\d{2})$/.exec(expiry) ?? [];
  if (!/^(0[1-9]|1[0-2])$/.test(month)) {
    problems.cardExpiry = 'Enter the expiry date as MM / YY';
  } else if (new Date(2000 + Number(year), Number(month)) <= now) {
    problems.cardExpiry = 'This card has expired';
  }
  if (!/^\d{3,4}$/.test(code)) problems.cardCode = 'Enter the security code';
  return problems;
}

/** What the bank says to a card, which its last four digits decide. */
export function authorize({number}: CardForm): {card: Order['card']} | {declined: string} {
  const lastDigits = number.slice(-4);
  if (lastDigits === '0002') return {declined: 'Your card was declined. Try another card.'};
  if (lastDigits === '9995') {
    return {declined: 'Your card has insufficient funds. Try another card.'};
  }
  return {card: {brand: number.startsWith('5') ? 'Mastercard' : 'Visa', lastDigits}};
}
