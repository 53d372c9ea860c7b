import {describe, expect, it} from 'vitest';
import {
  CART_ERROR_CODES,
  CART_WARNING_CODES,
  type LegacyUserError,
  mapUserErrors,
} from './error-codes';
import {shopperText} from './messages';

const PROVIDER_WORDS = 'merchandise 12345 exceeds inventory_quantity';

function errorOf(code: string | null, field?: string[], message = PROVIDER_WORDS) {
  return only(mapUserErrors([{code, field, message}], []).userErrors);
}

function warningOf(code: string) {
  return only(mapUserErrors([], [{code, message: PROVIDER_WORDS}]).userErrors);
}

function only([error]: readonly LegacyUserError[]): LegacyUserError {
  if (!error) throw new Error('one error expected');
  return error;
}

const everyCode = [
  ...Object.keys(CART_ERROR_CODES).map((code) => errorOf(code)),
  ...Object.keys(CART_WARNING_CODES).map(warningOf),
  errorOf('TOMORROWS_CODE'),
  errorOf('constructor'),
  errorOf(null),
  warningOf('TOMORROWS_CODE'),
].filter(({providerCode}) => providerCode !== 'VALIDATION_CUSTOM');

it.each(everyCode)('$severity $providerCode has a short text that says what to do', (error) => {
  const text = shopperText(error);
  expect(text).toMatch(/^[A-Z][^!_]+\.$/);
  expect(text).toMatch(/Please|Your bag/);
  expect(text.length).toBeLessThan(100);
  expect(text).not.toContain(PROVIDER_WORDS);
});

it.each([
  [errorOf('NOTE_TOO_LONG'), 'Your note is too long. Please shorten it.'],
  [errorOf('ADDRESS_FIELD_IS_TOO_LONG'), 'A line of the address is too long. Please shorten it.'],
  [
    errorOf('INVALID_MERCHANDISE_LINE'),
    'This piece is no longer in your bag. Please add it again.',
  ],
  [
    errorOf('SERVICE_UNAVAILABLE'),
    'We could not save your bag just now. Please try again in a moment.',
  ],
  [errorOf('INVALID'), 'That did not work. Please check it and try again.'],
  [errorOf('TOMORROWS_CODE'), 'That did not work. Please check it and try again.'],
  [
    warningOf('DISCOUNT_NOT_FOUND'),
    'We do not know this discount code. Please check its spelling.',
  ],
  [warningOf('MERCHANDISE_OUT_OF_STOCK'), 'This piece has sold out. Please choose another.'],
  [warningOf('TOMORROWS_CODE'), 'Your bag has changed. Please look it over before you check out.'],
])('%o', (error, text) => {
  expect(shopperText(error)).toBe(text);
});

it.each([
  [['buyerIdentity', 'email'], 'Please enter a valid email address.'],
  [
    ['input', 'buyerIdentity', 'phone'],
    'Please enter a valid phone number, with its country code.',
  ],
  [['lines', '0', 'merchandiseId'], 'This piece is no longer sold. Please choose another.'],
  [['lines', '2', 'quantity'], 'Please choose a whole number of pieces.'],
  [['giftCardCodes', '0'], 'We do not know this gift card. Please check its code.'],
  [['0'], 'That did not work. Please check it and try again.'],
  [[], 'That did not work. Please check it and try again.'],
])('invalid in %o: %s', (field, text) => {
  expect(shopperText(errorOf('INVALID', field))).toBe(text);
});

describe('stock', () => {
  it.each([
    [undefined, 'There are not enough of this piece. Please choose a smaller quantity.'],
    [null, 'There are not enough of this piece. Please choose a smaller quantity.'],
    [0, 'This piece has sold out. Please choose another.'],
    [1, 'Only 1 of this piece is left. Please choose 1.'],
    [3, 'Only 3 of this piece are left. Please choose 3 or fewer.'],
  ])('refused with %s left: %s', (quantityLeft, text) => {
    expect(shopperText(errorOf('MAXIMUM_EXCEEDED'), {quantityLeft})).toBe(text);
  });

  it.each([
    [undefined, 'Fewer of this piece are left than you chose. Your bag holds what there is.'],
    [0, 'This piece has sold out. Please choose another.'],
    [1, 'Only 1 of this piece is left. It is in your bag.'],
    [3, 'Only 3 of this piece are left. Your bag holds all of them.'],
  ])('adjusted with %s left: %s', (quantityLeft, text) => {
    expect(shopperText(warningOf('MERCHANDISE_NOT_ENOUGH_STOCK'), {quantityLeft})).toBe(text);
  });
});

describe('the shop’s own validation rules', () => {
  it('are shown in their own words', () => {
    const error = errorOf('VALIDATION_CUSTOM', [], ' Engraved pieces are limited to two. ');
    expect(shopperText(error)).toBe('Engraved pieces are limited to two.');
  });

  it('have our words where they have none', () => {
    const error = errorOf('VALIDATION_CUSTOM', [], ' ');
    expect(shopperText(error)).toBe('That did not work. Please check it and try again.');
  });
});
