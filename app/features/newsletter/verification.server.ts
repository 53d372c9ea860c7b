import * as v from 'valibot';
import type {Services} from '~/lib/context';
import {logFailure} from '~/lib/log';

export type Verification =
  | {outcome: 'verified'; code: string}
  | {outcome: 'invalid'}
  | {outcome: 'unavailable'};

/**
 * Uses a mailed link up and gives the welcome code. Unknown, used and expired links are all
 * `invalid`, and so is a procedure that refuses; `unavailable` may be tried again.
 */
export async function verifyAddress(
  {accounts}: Pick<Services, 'accounts'>,
  token: string,
): Promise<Verification> {
  const {data, error, status} = await accounts.anonymous.rpc(
    'verify_newsletter_discount_with_token',
    {token},
  );
  if (error) {
    logFailure('newsletter', `verification answered ${status} ${error.message}`);
    return {outcome: status >= 400 && status < 500 ? 'invalid' : 'unavailable'};
  }
  const code = data[0]?.discount_code;
  return code ? {outcome: 'verified', code} : {outcome: 'invalid'};
}

/** The session remembers the code, because its token is used up and pages are loaded again. */
const sessionKey = 'welcome';
const welcome = v.object({token: v.string(), code: v.string()});

export function rememberWelcome({session}: Pick<Services, 'session'>, token: string, code: string) {
  session.set(sessionKey, {token, code});
}

/** The code of a link that was used up in this browser before; null for any other. */
export function rememberedWelcome({session}: Pick<Services, 'session'>, token: string) {
  const kept = session.get(sessionKey);
  return v.is(welcome, kept) && kept.token === token ? kept.code : null;
}
