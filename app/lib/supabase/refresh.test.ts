import {expect, test, vi} from 'vitest';
import {AccountsUnavailable, refreshSession} from './refresh';

const session = {access_token: 'a', refresh_token: 'next', expires_at: 1_800_000_000};
const answering = (...answers: (Response | Error)[]) => {
  const ask = vi.fn<typeof fetch>(() => {
    const answer = answers.shift() ?? new Error('no more');
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  const waited: number[] = [];
  const wait = (milliseconds: number) => Promise.resolve(waited.push(milliseconds));
  const run = () => refreshSession('last', {url: 'https://x.example', key: 'k', fetch: ask, wait});
  return {ask, waited, run};
};

test('a refresh brings the next session', async () => {
  const {ask, run} = answering(Response.json(session));
  expect(await run()).toEqual({
    accessToken: 'a',
    refreshToken: 'next',
    expiresAt: 1_800_000_000,
  });
  const [url, init] = ask.mock.calls[0] ?? [];
  expect(url).toBe('https://x.example/auth/v1/token?grant_type=refresh_token');
  expect(init?.body).toBe('{"refresh_token":"last"}');
});

test('a failure that passes is tried again after 200 ms, doubling', async () => {
  const failures = [new Error('reset'), Response.json({}, {status: 503}), new Error('reset')];
  const {run, waited} = answering(...failures, Response.json(session));
  expect((await run())?.accessToken).toBe('a');
  expect(waited).toEqual([200, 400, 800]);
});

test.each([500, 502, 429, 401])(
  'a service that goes on answering %i signs nobody out',
  async (status) => {
    const answers = Array.from({length: 4}, () => Response.json({msg: 'no'}, {status}));
    const {run, ask} = answering(...answers);
    await expect(run()).rejects.toBeInstanceOf(AccountsUnavailable);
    expect(ask).toHaveBeenCalledTimes(4);
  },
);

test.each([
  {error_code: 'refresh_token_not_found'},
  {code: 'refresh_token_already_used'},
  {code: 400, error_code: 'session_expired'},
  {error: 'invalid_grant', error_description: 'Invalid Refresh Token'},
])('a session that is over for good is over: %o', async (body) => {
  const {run, ask} = answering(Response.json(body, {status: 400}));
  expect(await run()).toBeNull();
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a service that hangs is not waited for twice', async () => {
  const {run, ask} = answering(Object.assign(new Error('slow'), {name: 'TimeoutError'}));
  await expect(run()).rejects.toBeInstanceOf(AccountsUnavailable);
  expect(ask).toHaveBeenCalledTimes(1);
});
