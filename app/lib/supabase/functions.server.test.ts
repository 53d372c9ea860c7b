import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {parseEnv} from '~/lib/env.server';
import {callFunction} from './functions.server';

const env = parseEnv({
  SESSION_SECRET: 'a secret of sixteen',
  PUBLIC_STORE_DOMAIN: 'shop.example',
  PUBLIC_STOREFRONT_API_TOKEN: 'token',
  SUPABASE_URL: 'https://project.example',
  SUPABASE_PUBLISHABLE_KEY: 'publishable',
});
const services = {env, clientKey: () => Promise.resolve('k'.repeat(43))};
const fetched = vi.fn<typeof fetch>();
const logged = vi.fn();

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(console, 'error').mockImplementation(logged);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

test('sends body, keys and the shopper’s token, and gives what was answered', async () => {
  fetched.mockResolvedValue(Response.json({done: 1}));
  const outcome = await callFunction(
    services,
    'delete-account',
    {password: 'p'},
    {
      accessToken: 'jwt',
      query: {token: 'a b'},
    },
  );

  expect(outcome).toEqual({ok: true, data: {done: 1}});
  const [url, request] = fetched.mock.calls[0] ?? [];
  expect(url).toEqual(new URL('https://project.example/functions/v1/delete-account?token=a+b'));
  expect(request?.headers).toMatchObject({
    apikey: 'publishable',
    'x-client-key': 'k'.repeat(43),
    Authorization: 'Bearer jwt',
  });
  expect(request?.body).toBe('{"password":"p"}');
});

test('tells refused, too often and broken apart, and logs what is not the visitor’s doing', async () => {
  fetched.mockResolvedValueOnce(Response.json({error: 'No.', details: 'Why'}, {status: 400}));
  expect(await callFunction(services, 'submit-inquiry', {})).toEqual({
    ok: false,
    status: 400,
    code: 'refused',
    message: 'No.',
    details: 'Why',
    retryAfter: null,
  });
  expect(logged).not.toHaveBeenCalled();

  fetched.mockResolvedValueOnce(
    Response.json({error: 'Wait.'}, {status: 429, headers: {'Retry-After': '60'}}),
  );
  expect(await callFunction(services, 'submit-inquiry', {})).toMatchObject({
    code: 'rate-limited',
    retryAfter: 60,
  });

  fetched.mockResolvedValueOnce(new Response('<html>', {status: 502}));
  expect(await callFunction(services, 'submit-inquiry', {})).toMatchObject({
    code: 'failed',
    status: 502,
    message: '',
  });
  expect(logged).toHaveBeenCalledTimes(2);
});

test('a network that fails is an outcome, with one log line', async () => {
  fetched.mockRejectedValue(new TypeError('fetch failed'));
  expect(await callFunction(services, 'submit-inquiry', {})).toMatchObject({
    ok: false,
    code: 'unreachable',
    status: 0,
  });
  expect(logged).toHaveBeenCalledTimes(1);
});
