import {afterAll, beforeAll, expect, test, vi} from 'vitest';
import {askForRecovery, resendConfirmation} from './auth.server';

type Clients = Parameters<typeof askForRecovery>[0];
const refusal = (code: string, status: number) => ({error: {code, status, message: code}});

/** The shop with an auth service that answers requests for mails like this. */
function shop(answer: object) {
  const mail = () => Promise.resolve(answer);
  const rpc = () => Promise.resolve({data: 0, error: null});
  return {
    accounts: {anonymous: {rpc, auth: {resetPasswordForEmail: mail, resend: mail}}},
    clientKey: () => Promise.resolve('key'),
    env: {SESSION_SECRET: 'a secret that is long enough'},
    waitUntil: vi.fn(),
  } as unknown as Clients;
}

const log = vi.spyOn(console, 'error');
beforeAll(() => {
  log.mockReturnValue();
});
afterAll(() => {
  log.mockRestore();
});

test.concurrent.each([
  ['an address that nobody has', {error: null}, undefined],
  [
    'an account that was mailed a moment ago',
    refusal('over_email_send_rate_limit', 429),
    undefined,
  ],
  ['an account that is confirmed', refusal('user_already_exists', 422), undefined],
  ['a limit that holds for everyone', refusal('over_request_rate_limit', 429), 429],
  ['a service that is down', refusal('unexpected_failure', 500), 503],
])('%s is answered like any other, and after the same time', async (_, answer, status) => {
  const begun = performance.now();
  const outcomes = await Promise.all(
    [askForRecovery, resendConfirmation].map(async (ask) => {
      const outcome = await ask(shop(answer), 'ani@example.com', 'https://shop.example/auth');
      expect(performance.now() - begun).toBeGreaterThan(1_490);
      return outcome?.status;
    }),
  );
  expect(outcomes).toEqual([status, status]);
});
