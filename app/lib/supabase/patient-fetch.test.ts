import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {patientFetch} from './patient-fetch';

const world = vi.fn<(request: Request) => Promise<Response>>();
const ask = patientFetch(() => Promise.resolve('a-key'));
const url = 'https://x.example/rest/v1/orders';

beforeEach(() => {
  vi.stubGlobal('fetch', world);
});
afterEach(() => {
  vi.unstubAllGlobals();
  world.mockReset();
});

test('every call says which visitor it is for', async () => {
  world.mockImplementation(() => Promise.resolve(new Response('ok')));
  await ask(url, {headers: {apikey: 'k'}});
  const headers = world.mock.calls[0]?.[0].headers;
  expect([headers?.get('x-client-key'), headers?.get('apikey')]).toEqual(['a-key', 'k']);
});

test('a read is repeated while it fails, and answered when it works', async () => {
  world
    .mockRejectedValueOnce(new TypeError('reset'))
    .mockResolvedValueOnce(new Response('', {status: 503}))
    .mockResolvedValueOnce(new Response('ok'));
  expect(await (await ask(url)).text()).toBe('ok');
});

test('a read that goes on failing ends in what the library does not repeat', async () => {
  world.mockImplementation(() => Promise.resolve(new Response('', {status: 503})));
  expect((await ask(url)).status).toBe(502);
  expect(world).toHaveBeenCalledTimes(3);
  world.mockImplementation(() => Promise.reject(new TypeError('reset')));
  await expect(ask(url)).rejects.toMatchObject({name: 'AbortError', message: 'reset'});
});

test('a write is sent once', async () => {
  world.mockImplementation(() => Promise.reject(new TypeError('reset')));
  await expect(ask(url, {method: 'POST', body: '{}'})).rejects.toMatchObject({name: 'AbortError'});
  expect(world).toHaveBeenCalledTimes(1);
});

test('a refusal is an answer, not a failure', async () => {
  world.mockImplementation(() => Promise.resolve(new Response('', {status: 403})));
  expect((await ask(url)).status).toBe(403);
  expect(world).toHaveBeenCalledTimes(1);
});
