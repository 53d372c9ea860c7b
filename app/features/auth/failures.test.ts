import {expect, test} from 'vitest';
import {accountExists, authFailure, tooManyAttempts, unexpected} from './failures';

const say = (code: string | undefined, status: number | undefined, message = 'Something') =>
  authFailure({code, status, message}, 'Sign in failed');

test('wrong credentials are named as the house names them, with and without a code', () => {
  const text = 'Invalid login credentials';
  expect(say('invalid_credentials', 400).notice.title).toBe('Invalid credentials');
  expect(say(undefined, 400, text).notice.title).toBe('Invalid credentials');
});

test('an address that has an account is sent to sign in', () => {
  expect(say('user_already_exists', 422)).toBe(accountExists);
  expect(say(undefined, 400, 'User already registered')).toBe(accountExists);
  expect(accountExists.notice.title).toBe('Account exists');
});

test('an address not confirmed is offered another mail', () => {
  expect(say('email_not_confirmed', 400).notice).toMatchObject({
    title: 'Sign in failed',
    offer: 'resend',
  });
});

test('any other refusal is told in the words of the service', () => {
  expect(say('validation_failed', 422, 'Password is too weak')).toEqual({
    status: 422,
    notice: {title: 'Sign in failed', message: 'Password is too weak.'},
  });
});

test.each([undefined, 0, 500, 502, 503])('a failure with status %s is unexpected', (status) => {
  expect(say(undefined, status)).toBe(unexpected);
  expect(unexpected.notice).toEqual({
    title: 'Error',
    message: 'An unexpected error occurred',
  });
});

test('how long to wait is said in minutes', () => {
  expect(tooManyAttempts(30).notice.message).toBe('Please wait a minute and try again.');
  expect(tooManyAttempts(601).notice.message).toBe('Please wait 11 minutes and try again.');
  expect(say('over_request_rate_limit', 429).status).toBe(429);
  expect(say(undefined, 429).status).toBe(429);
});
