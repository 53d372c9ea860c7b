import type {Services} from '../context';
import {logFailure} from '../log';
import {keyedHash} from './client-key';

export type Attempt = 'sign_in' | 'sign_up' | 'recovery' | 'resend';

/**
 * Counts an attempt by the visitor's device and by the address that it is about.
 * @returns 0 to go ahead, else the seconds to wait. Where nobody can count, it is 0: the auth
 * service has limits of its own.
 */
export async function countAttempt(
  {accounts, clientKey, env}: Pick<Services, 'accounts' | 'clientKey' | 'env'>,
  action: Attempt,
  email: string,
): Promise<number> {
  const {data, error} = await accounts.anonymous.rpc('count_attempt', {
    action,
    client_key: await clientKey(),
    address_key: await keyedHash(`address:${email.toLowerCase()}`, env.SESSION_SECRET),
  });
  if (error) logFailure('rate limits', error);
  return data ?? 0;
}
