import * as v from 'valibot';
import type {Services} from '~/lib/context';
import {safeRedirectTarget} from '~/lib/safe-redirect';
import {explain, welcome} from './auth.server';
import type {Confirmation} from './schema';

export type ConfirmationOutcome = 'verified' | 'recovering' | 'used' | 'unavailable';

/** Uses a mailed link up. A link that failed for want of an answer can be used again. */
export async function confirm(
  {accounts, session}: Pick<Services, 'accounts' | 'session'>,
  {token_hash, type}: Confirmation,
): Promise<ConfirmationOutcome> {
  const {data, error} = await accounts.anonymous.auth.verifyOtp({token_hash, type});
  if (error) return explain(error, 'Verification Failed').status >= 500 ? 'unavailable' : 'used';
  if (!data.session) return 'verified';
  const shopper = accounts.begin(data.session);
  await welcome(shopper);
  if (type !== 'recovery') return 'verified';
  allowNewPassword(session, shopper.id);
  return 'recovering';
}

/** Where a mailed link leads afterwards; one that names the confirmation page, where that leads. */
export function afterConfirmation(request: Request, target: string | null, depth = 2): string {
  const path = safeRedirectTarget(request, target);
  const url = new URL(path, request.url);
  if (url.pathname !== '/auth/confirm') return path;
  return depth > 0
    ? afterConfirmation(request, url.searchParams.get('redirect_to'), depth - 1)
    : '/';
}

/** The shop's address of the confirmation page, which leads on to a page of the shop. */
export function confirmUrl(request: Request, target: string): string {
  const url = new URL('/auth/confirm', request.url);
  if (target !== '/') url.searchParams.set('redirect_to', target);
  return url.href;
}

const recoveryKey = 'recovering';
const recovery = v.object({shopperId: v.string(), until: v.number()});
/** Milliseconds in which somebody who came by a recovery link may choose a new password. */
const recoveryTime = 60 * 60 * 1_000;

function allowNewPassword(session: Services['session'], shopperId: string): void {
  session.set(recoveryKey, {shopperId, until: Date.now() + recoveryTime});
}

/** Whether this shopper came by a recovery link, and so need not know the old password. */
export function mayChooseNewPassword(session: Services['session'], shopperId: string): boolean {
  const kept = session.get(recoveryKey);
  return v.is(recovery, kept) && kept.shopperId === shopperId && kept.until > Date.now();
}

export const forgetRecovery = (session: Services['session']): void => session.unset(recoveryKey);
