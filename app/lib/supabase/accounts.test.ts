import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import type {ShopEnv} from '../env.server';
import {AccountCookie} from './account-cookie';
import {createAccounts, requireShopper} from './accounts';
import {AccountsUnavailable} from './refresh';

const env: ShopEnv = {
  SESSION_SECRET: 'a secret that is long enough',
  PUBLIC_STORE_DOMAIN: 'shop.example',
  PUBLIC_STOREFRONT_API_TOKEN: 't',
  SUPABASE_URL: 'https://x.example',
  SUPABASE_PUBLISHABLE_KEY: 'k',
};
const service = vi.fn<(url: string) => Promise<Response>>();
beforeEach(() => {
  vi.stubGlobal('fetch', service);
});
afterEach(() => {
  vi.unstubAllGlobals();
  service.mockReset();
});

const token = (email: string) =>
  ['', btoa(JSON.stringify({sub: 'an-id', email})).replaceAll('=', ''), ''].join('.');
const now = () => Math.floor(Date.now() / 1_000);

/** The accounts of a request whose session ends in so many seconds. */
async function signedIn(seconds: number, path = '/portal/orders?tracking=1') {
  const url = `https://shop.example${path}`;
  const lines = await new AccountCookie(new Request(url), env.SESSION_SECRET).write({
    accessToken: token('ani@example.com'),
    refreshToken: 'last',
    expiresAt: now() + seconds,
  });
  const Cookie = lines.map((line) => line.slice(0, line.indexOf(';'))).join('; ');
  const request = new Request(url, {headers: {Cookie}});
  return {request, accounts: createAccounts(request, env, () => Promise.resolve('key'))};
}
const sent = async (accounts: Awaited<ReturnType<typeof signedIn>>['accounts']) => {
  const headers = new Headers();
  await accounts.commit(headers);
  return headers;
};

test('a session that is good is asked about once', async () => {
  service.mockImplementation(() => Promise.resolve(Response.json({id: 'an-id'})));
  const {accounts} = await signedIn(600);
  expect(await accounts.shopper()).toMatchObject({id: 'an-id', email: 'ani@example.com'});
  await accounts.shopper();
  expect(service.mock.calls.map(([url]) => url)).toEqual(['https://x.example/auth/v1/user']);
  const headers = await sent(accounts);
  expect(headers.getSetCookie()).toEqual([]);
  expect(headers.get('Cache-Control')).toBe('private, no-store');
});

test('a session near its end is refreshed, once, and travels back', async () => {
  service.mockImplementation(() =>
    Promise.resolve(
      Response.json({
        access_token: token('new@example.com'),
        refresh_token: 'next',
        expires_in: 3_600,
      }),
    ),
  );
  const {accounts} = await signedIn(-10);
  const [one, other] = await Promise.all([accounts.shopper(), accounts.shopper()]);
  expect([one?.email, other?.email]).toEqual(['new@example.com', 'new@example.com']);
  expect(service).toHaveBeenCalledTimes(1);
  expect((await sent(accounts)).getSetCookie().join()).toMatch(/account=.+HttpOnly.*signed-in=1/);
});

test('a refresh that fails for a moment signs nobody out', async () => {
  service.mockImplementation(() => Promise.reject(new TypeError('reset')));
  const soon = await signedIn(30);
  expect((await soon.accounts.shopper())?.email).toBe('ani@example.com');
  const over = await signedIn(-10);
  await expect(over.accounts.shopper()).rejects.toBeInstanceOf(AccountsUnavailable);
  expect((await sent(over.accounts)).getSetCookie()).toEqual([]);
}, 10_000);

test('a session that is over is forgotten, and the shopper led to sign in and back', async () => {
  service.mockImplementation(() =>
    Promise.resolve(Response.json({error_code: 'refresh_token_not_found'}, {status: 400})),
  );
  const {request, accounts} = await signedIn(-10);
  const answer = await requireShopper(request, accounts).catch((thrown: unknown) => thrown);
  expect((answer as Response).headers.get('Location')).toBe(
    '/auth?redirect_to=%2Fportal%2Forders%3Ftracking%3D1',
  );
  const lines = (await sent(accounts)).getSetCookie();
  expect(lines).toHaveLength(2);
  for (const line of lines) expect(line).toContain('Max-Age=0');
});

test('a session that was ended elsewhere is over, however long its token would last', async () => {
  const over = Response.json({error_code: 'session_not_found'}, {status: 403});
  const spent = Response.json({error_code: 'refresh_token_not_found'}, {status: 400});
  service.mockResolvedValueOnce(over).mockResolvedValueOnce(spent);
  const {accounts} = await signedIn(600);
  expect(await accounts.shopper()).toBeNull();
  expect((await sent(accounts)).getSetCookie().join()).toMatch(/account=;.+Max-Age=0/);
});

test('a service that cannot say ends no session', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  for (const answer of [new TypeError('reset'), Response.json({}, {status: 500})]) {
    service.mockImplementation(() =>
      answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer),
    );
    const {accounts} = await signedIn(600);
    expect((await accounts.shopper())?.email).toBe('ani@example.com');
  }
  expect(log).toHaveBeenCalledTimes(2);
  log.mockRestore();
});

test('a page that does not ask stays public', async () => {
  const {accounts} = await signedIn(-10);
  const headers = await sent(accounts);
  expect([...headers]).toEqual([]);
});
