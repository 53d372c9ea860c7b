import {expect, test, vi} from 'vitest';
import {askTwice} from './closed-connection.ts';

const closed = new TypeError('fetch failed', {
  cause: Object.assign(new Error('other side closed'), {code: 'UND_ERR_SOCKET'}),
});
const asked = (...failures: Error[]) =>
  failures.reduce(
    (ask, failure) => ask.mockRejectedValueOnce(failure),
    vi.fn<(request: Request) => Promise<Response>>().mockResolvedValue(new Response('page')),
  );
const page = (method: string) => new Request('http://localhost:3000/rings', {method});

test('a page whose connection was closed is asked for once more', async () => {
  const ask = asked(closed);
  expect(await (await askTwice(ask, page('GET'))).text()).toBe('page');
  expect(ask).toHaveBeenCalledTimes(2);
  await expect(askTwice(asked(closed, closed), page('GET'))).rejects.toBe(closed);
});

test('a change is never sent twice, and another failure is told at once', async () => {
  await expect(askTwice(asked(closed), page('POST'))).rejects.toBe(closed);
  const broken = new Error('broken');
  await expect(askTwice(asked(broken), page('GET'))).rejects.toBe(broken);
});
