import type {Services} from '~/lib/context';
import type {Shopper} from '~/lib/supabase/accounts';
import {attempt, explain, signOut, type AuthOutcome} from './auth.server';
import {forgetRecovery} from './confirm.server';

type Clients = Pick<Services, 'accounts' | 'session' | 'clientKey' | 'env'>;
const title = 'Password not changed';

/**
 * Sets a new password after checking the present one. Other devices are signed out: whoever changes
 * a password may have a reason.
 */
export async function changePassword(
  clients: Clients,
  {email}: Shopper,
  {current, password}: {current: string; password: string},
): Promise<AuthOutcome> {
  const {auth} = clients.accounts.anonymous;
  const refused = await attempt(clients, 'sign_in', email);
  if (refused) return refused;
  const {data, error} = await auth.signInWithPassword({email, password: current});
  if (error) {
    const failure = explain(error, title);
    return failure.notice.title === 'Invalid credentials'
      ? {status: 403, notice: {title, message: 'Your current password is not right.'}}
      : failure;
  }
  clients.accounts.begin(data.session);
  return setPassword(clients, password);
}

/** Sets a new password for somebody who came by a recovery link. */
export async function chooseNewPassword(
  clients: Clients,
  {accessToken}: Shopper,
  password: string,
): Promise<AuthOutcome> {
  const {error} = await clients.accounts.anonymous.auth.setSession({
    access_token: accessToken,
    // The shop keeps the real one; nothing here refreshes.
    refresh_token: 'kept by the shop',
  });
  if (error) return explain(error, title);
  const failure = await setPassword(clients, password);
  if (!failure) forgetRecovery(clients.session);
  return failure;
}

async function setPassword({accounts}: Clients, password: string): Promise<AuthOutcome> {
  const {error} = await accounts.anonymous.auth.updateUser({password});
  if (error) return explain(error, title);
  await signOut({accounts}, 'others');
  return null;
}
