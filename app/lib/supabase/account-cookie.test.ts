import {expect, test} from 'vitest';
import {AccountCookie, type SessionTokens} from './account-cookie';

const secret = 'a secret that is long enough';
const tokens: SessionTokens = {accessToken: 'a.b.c', refreshToken: 'r', expiresAt: 1_800_000_000};

const cookieOf = (header = '', url = 'https://shop.example/', key = secret) =>
  new AccountCookie(new Request(url, {headers: {Cookie: header}}), key);
/** What a browser sends after it was told so. */
const sentBack = (lines: string[]) =>
  lines
    .filter((line) => !line.includes('Max-Age=0'))
    .map((line) => line.slice(0, line.indexOf(';')))
    .join('; ');

test('a session survives the way to the browser and back, out of reach of scripts', async () => {
  const lines = await cookieOf().write(tokens);
  expect(await cookieOf(sentBack(lines)).read()).toEqual(tokens);
  for (const line of lines) expect(line).toMatch(/; Path=\/; SameSite=Lax; Secure/);
  const [session, hint] = lines;
  expect(session).toMatch(/^account=.*; HttpOnly$/);
  expect(hint).toMatch(/^signed-in=1; /);
  expect(hint).not.toContain('HttpOnly');
});

test('on this machine, without https, it is not asked for', async () => {
  const [line] = await cookieOf('', 'http://localhost:3000/').write(tokens);
  expect(line).not.toContain('Secure');
});

test('a session too large for one cookie goes in pieces, and shrinks again', async () => {
  const large = {...tokens, accessToken: 'x'.repeat(9_000)};
  const lines = await cookieOf().write(large);
  expect(lines.length).toBeGreaterThan(3);
  for (const line of lines) expect(line.length).toBeLessThan(4_096);
  const sent = sentBack(lines);
  expect(await cookieOf(sent).read()).toEqual(large);
  const smaller = await cookieOf(sent).write(tokens);
  expect(smaller.filter((line) => line.includes('Max-Age=0')).length).toBe(lines.length - 2);
  expect(await cookieOf(sentBack(smaller)).read()).toEqual(tokens);
});

test('signing out lets every piece go, and the hint', async () => {
  const sent = sentBack(await cookieOf().write({...tokens, accessToken: 'x'.repeat(5_000)}));
  const lines = await cookieOf(sent).write(null);
  expect(lines.every((line) => line.includes('Max-Age=0'))).toBe(true);
  expect(lines.map((line) => line.slice(0, line.indexOf('=')))).toEqual([
    'account',
    'account.1',
    'signed-in',
  ]);
});

test('what the shop did not sign is no session', async () => {
  const sent = sentBack(await cookieOf().write(tokens));
  expect(await cookieOf(sent, undefined, 'another secret').read()).toBeNull();
  expect(await cookieOf(sent.replace('account=', 'account=x')).read()).toBeNull();
  expect(await cookieOf('account=abc').read()).toBeNull();
  expect(await cookieOf('').read()).toBeNull();
});
