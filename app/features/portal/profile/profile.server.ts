import * as v from 'valibot';
import {logFailure} from '~/lib/log';
import type {Services} from '~/lib/context';
import type {Shopper} from '~/lib/supabase/accounts';
import {callFunction} from '~/lib/supabase/functions.server';
import type {Toast} from '~/ui/toast';

export interface Profile {
  email: string;
  displayName: string;
}

/** Null when it cannot be read. A shopper who never saved one has an empty profile. */
export async function loadProfile({client, id, email}: Shopper): Promise<Profile | null> {
  const {data, error} = await client
    .from('profiles')
    .select('display_name')
    .eq('user_id', id)
    .maybeSingle();
  if (error) {
    logFailure('profile', error);
    return null;
  }
  return {email, displayName: data?.display_name ?? ''};
}

const displayName = v.pipe(v.string(), v.trim(), v.maxLength(80));

/** Saves the display name, in a profile made now where there is none. */
export async function saveProfile({client, id}: Shopper, form: FormData): Promise<Toast> {
  const failure: Toast = {title: 'Error', message: 'Failed to update profile', tone: 'failure'};
  const name = v.safeParse(displayName, form.get('display_name'));
  if (!name.success) return failure;
  const row = {display_name: name.output || null, updated_at: new Date().toISOString()};
  const updated = await client.from('profiles').update(row).eq('user_id', id).select('user_id');
  const {error} =
    updated.error || updated.data.length > 0
      ? updated
      : await client.from('profiles').insert({user_id: id, ...row});
  if (error) {
    logFailure('profile', error);
    return failure;
  }
  return {title: 'Profile updated', message: 'Your display name is saved.'};
}

/**
 * Deletes the account with everything that is kept about the shopper.
 * @returns null when it is gone, else what the shopper is told: `field` where the password is wrong.
 */
export async function deleteAccount(
  clients: Services,
  {accessToken}: Shopper,
  form: FormData,
): Promise<{field: string} | {toast: Toast} | null> {
  const password = form.get('password');
  if (typeof password !== 'string' || password === '') {
    return {field: 'Please enter your password.'};
  }
  // Files, rows and the account itself: that takes a while.
  const outcome = await callFunction(
    clients,
    'delete-account',
    {password},
    {accessToken, timeout: 30_000},
  );
  if (outcome.ok) {
    clients.accounts.end();
    return null;
  }
  if (outcome.status === 403) return {field: outcome.message};
  const message =
    outcome.status >= 400 && outcome.message
      ? outcome.message
      : 'Your account could not be deleted. Nothing has changed. Please try again.';
  return {toast: {title: 'Error', message, tone: 'failure'}};
}
