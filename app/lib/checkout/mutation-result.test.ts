import type {CartQueryDataReturn} from '@shopify/hydrogen';
import {describe, expect, expectTypeOf, it} from 'vitest';
import {
  CartMutationError,
  type CartMutationResponse,
  lookupErrors,
  readCartMutation,
} from './mutation-result';

const cart = {id: 'gid://shopify/Cart/c1'};
const errors = [{message: 'Throttled', extensions: {code: 'THROTTLED'}}];
const refused = {code: 'NOTE_TOO_LONG', field: ['note'], message: 'Note is too long'};
const noStock = {code: 'MERCHANDISE_OUT_OF_STOCK', target: 'line-1', message: 'Out of stock'};
const down = {code: 'SERVICE_UNAVAILABLE', message: 'Try again'};

function failure(response: CartMutationResponse<typeof cart> | null | undefined) {
  const result = readCartMutation('cartLinesAdd', response);
  if (result.ok) throw new Error('a failure expected');
  return result.error;
}

describe('with a cart', () => {
  it('is done', () => {
    expect(readCartMutation('cartLinesAdd', {cart})).toEqual({
      ok: true,
      cart,
      userErrors: [],
      unknownCodes: [],
    });
  });

  it('is done, and tells what was refused or adjusted', () => {
    const response = {cart, errors, userErrors: [refused], warnings: [noStock]};
    expect(readCartMutation('cartLinesAdd', response)).toMatchObject({
      ok: true,
      cart,
      userErrors: [
        {severity: 'error', code: 'TOO_LONG', field: ['note']},
        {severity: 'warning', code: 'NOT_ENOUGH_IN_STOCK', target: 'line-1'},
      ],
    });
  });
});

describe('without a cart', () => {
  it('rejects with the JSON of the errors before anything else', () => {
    const error = failure({cart: null, errors, userErrors: [refused]});
    expect(error).toBeInstanceOf(CartMutationError);
    expect(JSON.parse(error.message)).toEqual(errors);
    expect(error.userErrors).toEqual([]);
    expect(error.retryable).toBe(true);
  });

  it('rejects with the mapped user errors and warnings', () => {
    const error = failure({cart: null, errors: [], userErrors: [refused], warnings: [noStock]});
    expect(error.userErrors.map(({code}) => code)).toEqual(['TOO_LONG', 'NOT_ENOUGH_IN_STOCK']);
    expect(JSON.parse(error.message)).toEqual(error.userErrors);
    expect(error.retryable).toBe(false);
  });

  it('may succeed later where the provider could not save', () => {
    expect(failure({userErrors: [down]}).retryable).toBe(true);
  });

  it.each([
    [{}],
    [{cart: null, userErrors: [], warnings: []}],
    [{userErrors: null}],
    [null],
    [undefined],
  ])('rejects by an unknown error: %o', (response) => {
    const error = failure(response);
    expect(error.message).toBe('The cartLinesAdd mutation failed due to an unknown error.');
    expect(error.userErrors).toEqual([]);
    expect(error.retryable).toBe(true);
  });
});

it('passes on the codes that nobody knows', () => {
  const unknown = {code: 'TOMORROWS_CODE', message: 'New'};
  const known = {...unknown, code: 'INVALID'};
  for (const response of [{cart, userErrors: [unknown, known]}, {userErrors: [unknown, unknown]}]) {
    expect(readCartMutation('cartCreate', response).unknownCodes).toEqual(['TOMORROWS_CODE']);
  }
});

it('a failed field lookup rejects with the errors or the default message', () => {
  expect(lookupErrors(errors)).toBe(errors);
  for (const none of [[], null, undefined]) {
    expect(lookupErrors(none)).toEqual([{message: 'an unknown error has occurred.'}]);
  }
});

it('reads what Hydrogen’s cart handler returns', () => {
  expectTypeOf<CartQueryDataReturn<typeof cart>>().toExtend<CartMutationResponse<typeof cart>>();
});
