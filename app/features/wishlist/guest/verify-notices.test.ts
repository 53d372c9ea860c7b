import {describe, expect, test} from 'vitest';
import {accountNotice} from './verify-notices';

const failure = (status: number, message = 'Password should be longer.') => ({
  status,
  notice: {title: 'Whatever', message},
});

describe('the account form of the verification page', () => {
  test('an account that exists switches to signing in', () => {
    expect(accountNotice('sign-up', failure(409))).toEqual({
      mode: 'sign-in',
      notice: {
        title: 'Account Exists',
        message: 'An account with this email already exists. Please sign in instead.',
        tone: 'failure',
      },
    });
  });

  test.each([
    ['sign-up', 422, 'Account Creation Failed', 'Password should be longer.'],
    ['sign-up', 503, 'Account Creation Failed', 'Failed to create account.'],
    ['sign-in', 400, 'Sign In Failed', 'Password should be longer.'],
    ['sign-in', 503, 'Sign In Failed', 'Failed to sign in.'],
    ['sign-in', 429, 'Whatever', 'Password should be longer.'],
  ] as const)('%s answered %i', (mode, status, title, message) => {
    expect(accountNotice(mode, failure(status))).toMatchObject({mode, notice: {title, message}});
  });
});
