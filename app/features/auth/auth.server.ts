import type {Services} from '~/lib/context';
import {logFailure} from '~/lib/log';
import {shopperIfKnown, type Shopper} from '~/lib/supabase/accounts';
import {countAttempt, type Attempt} from '~/lib/supabase/attempts.server';
import {evenly} from './evenly';
import {accountExists, authFailure, tooManyAttempts, type AuthFailure} from './failures';

type Clients = Pick<Services, 'accounts' | 'clientKey' | 'env'>;
type MailingClients = Clients & Pick<Services, 'waitUntil'>;
interface Credentials {
  email: string;
  password: string;
}

/** Null where it worked. */
export type AuthOutcome = AuthFailure | null;

/**
 * Signs in. What was kept of an earlier session is cleared first, on all devices. Afterwards guest
 * pieces and orders of the address come over.
 */
export async function signIn(
  clients: Clients,
  {email, password}: Credentials,
): Promise<AuthOutcome> {
  const refused = await attempt(clients, 'sign_in', email);
  if (refused) return refused;
  await signOut(clients);
  const {data, error} = await clients.accounts.anonymous.auth.signInWithPassword({email, password});
  if (error) return explain(error, 'Sign in failed');
  await welcome(clients.accounts.begin(data.session));
  return null;
}

/**
 * Opens an account and mails the link that confirms it.
 * @param confirmUrl the shop's address of the confirmation page
 */
export async function signUp(
  clients: Clients,
  {email, password}: Credentials,
  confirmUrl: string,
): Promise<AuthOutcome> {
  const refused = await attempt(clients, 'sign_up', email);
  if (refused) return refused;
  const {data, error} = await clients.accounts.anonymous.auth.signUp({
    email,
    password,
    options: {emailRedirectTo: confirmUrl},
  });
  if (error) return explain(error, 'Sign up failed');
  // An address that has an account is answered as if it were new, but for this.
  if (data.user?.identities?.length === 0) return accountExists;
  // A project that asks for no confirmation signs in at once.
  if (data.session) await welcome(clients.accounts.begin(data.session));
  return null;
}

/** Mails the confirmation link again. Whether there is such an account is not told. */
export async function resendConfirmation(
  clients: MailingClients,
  email: string,
  confirmUrl: string,
): Promise<AuthOutcome> {
  const refused = await attempt(clients, 'resend', email);
  if (refused) return refused;
  const {auth} = clients.accounts.anonymous;
  const options = {emailRedirectTo: confirmUrl};
  return evenly(auth.resend({type: 'signup', email, options}).then(untold), clients.waitUntil);
}

/** Mails the link to a new password. Whether there is such an account is not told. */
export async function askForRecovery(
  clients: MailingClients,
  email: string,
  confirmUrl: string,
): Promise<AuthOutcome> {
  const refused = await attempt(clients, 'recovery', email);
  if (refused) return refused;
  const {auth} = clients.accounts.anonymous;
  const mailing = auth.resetPasswordForEmail(email, {redirectTo: confirmUrl});
  return evenly(mailing.then(untold), clients.waitUntil);
}

/**
 * Ends the session. The browser forgets it even where the service cannot be told.
 * @param scope all devices, or all but this one, which then stays signed in
 */
export async function signOut(
  {accounts}: Pick<Clients, 'accounts'>,
  scope: 'global' | 'others' = 'global',
): Promise<{told: boolean}> {
  const shopper = await shopperIfKnown(accounts);
  if (scope === 'global') accounts.end();
  if (!shopper) return {told: scope === 'global'};
  const {error} = await accounts.anonymous.auth.admin.signOut(shopper.accessToken, scope);
  if (error) logFailure('sign-out', error);
  return {told: !error};
}

/** After every sign-in: what was kept under the address comes over. Tried again at the next one. */
export async function welcome({client}: Shopper): Promise<void> {
  const {error} = await client.rpc('claim_my_records');
  if (error) logFailure('account', error);
}

/** Refuses an attempt that comes too often. */
export async function attempt(
  clients: Clients,
  action: Attempt,
  email: string,
): Promise<AuthOutcome> {
  const seconds = await countAttempt(clients, action, email);
  return seconds > 0 ? tooManyAttempts(seconds) : null;
}

/** What an error means, with a line in the log where the service was at fault. */
export function explain(error: Parameters<typeof authFailure>[0], title: string): AuthFailure {
  const failure = authFailure(error, title);
  if (failure.status >= 500) logFailure('auth', error.message);
  return failure;
}

/**
 * Only an outage, and a limit that holds for everyone, are told: anything else would say whether the
 * address is known. The service limits mails by account, so that limit is not told either.
 */
function untold({error}: {error: Parameters<typeof authFailure>[0] | null}): AuthOutcome {
  const failure = error && explain(error, 'Error');
  const forEveryone = error?.code === 'over_request_rate_limit' || (failure?.status ?? 0) >= 500;
  return forEveryone ? failure : null;
}
