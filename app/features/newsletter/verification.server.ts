import * as v from 'valibot';
import type {Services} from '~/lib/context';
import {logFailure} from '~/lib/log';

export type Verification =
  | {outcome: 'verified'; code: string | null}
  | {outcome: 'invalid'}
  | {outcome: 'unavailable'};

/**
 * Uses a mailed link up and gives the welcome code, null where that has run out. Unknown, used and
 * expired links are all `invalid`, and so is a procedure that refuses; `unavailable` may be tried
 * again.
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
  const row = data[0];
  return row ? {outcome: 'verified', code: row.discount_code} : {outcome: 'invalid'};
}

/** The session remembers the code, because its token is used up and pages are loaded again. */
const sessionKey = 'welcome';
const welcome = v.object({token: v.string(), code: v.nullable(v.string())});

export function rememberWelcome(
  {session}: Pick<Services, 'session'>,
  token: string,
  code: string | null,
): void {
  session.set(sessionKey, {token, code});
}

/** What a link gave that was used up in this browser before; null for any other. */
export function rememberedWelcome({session}: Pick<Services, 'session'>, token: string) {
  const kept = session.get(sessionKey);
  return v.is(welcome, kept) && kept.token === token ? kept : null;
}
