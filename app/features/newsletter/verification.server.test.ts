import {expect, test} from 'vitest';
import type {Services} from '~/lib/context';
import {rememberedWelcome, rememberWelcome, verifyAddress} from './verification.server';

/** Services whose procedure answers with these rows. */
function services(rows: {email: string; discount_code: string | null}[]) {
  const kept = new Map<string, unknown>();
  const rpc = () => Promise.resolve({data: rows, error: null, status: 200});
  return {accounts: {anonymous: {rpc}}, session: kept} as unknown as Services;
}

test.each([
  ['a code', 'WELCOME-ABCD2345'],
  ['the letters alone, where the code has run out', null],
])('a link gives %s, and this browser remembers it', async (_name, code) => {
  const clients = services([{email: 'a@example.com', discount_code: code}]);
  expect(await verifyAddress(clients, 'token')).toEqual({outcome: 'verified', code});
  rememberWelcome(clients, 'token', code);
  expect(rememberedWelcome(clients, 'token')).toMatchObject({code});
  expect(rememberedWelcome(clients, 'another')).toBeNull();
});

test('a link that finds nothing is invalid', async () => {
  expect(await verifyAddress(services([]), 'token')).toEqual({outcome: 'invalid'});
});
