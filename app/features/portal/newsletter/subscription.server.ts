import * as v from 'valibot';
import {logFailure} from '~/lib/log';
import type {Shopper} from '~/lib/supabase/accounts';
import type {Toast} from '~/ui/toast';
import {allOn, preferenceNames, type Preferences, type Subscription} from './preferences';

/** The database's word for a row that is there already. */
const duplicate = '23505';

const preferencesSchema = v.fallback(
  v.object({marketing: v.boolean(), product_updates: v.boolean(), sales: v.boolean()}),
  allOn,
);

/** The shopper's subscription, not active where there never was one; null when it cannot be read. */
export async function loadSubscription({client, id}: Shopper): Promise<Subscription | null> {
  const {data, error} = await client
    .from('newsletter_subscriptions')
    .select('is_active, preferences')
    .eq('user_id', id)
    .maybeSingle();
  if (error) {
    logFailure('newsletter', error);
    return null;
  }
  return {
    active: data?.is_active ?? false,
    preferences: v.parse(preferencesSchema, data?.preferences),
  };
}

/** Carries out what the newsletter's form asks for: subscribe, unsubscribe or save preferences. */
export async function changeSubscription(shopper: Shopper, form: FormData): Promise<Toast> {
  const preferences = Object.fromEntries(
    preferenceNames.map((name) => [name, form.get(name) === 'on']),
  ) as Preferences;
  switch (form.get('intent')) {
    case 'subscribe':
      return tell(
        await subscribe(shopper, preferences),
        {title: 'Welcome', message: 'You are subscribed to our newsletter.'},
        'Failed to update newsletter settings',
      );
    case 'unsubscribe':
      return tell(
        await update(shopper, {is_active: false, unsubscribed_at: new Date().toISOString()}),
        {title: 'You are unsubscribed', message: 'We will not write to you any more.'},
        'Failed to update newsletter settings',
      );
    default:
      return tell(
        await update(shopper, {preferences}),
        {title: 'Preferences saved'},
        'Failed to update preferences',
      );
  }
}

type Failure = {code: string; message: string} | null;
interface Change {
  is_active?: boolean;
  unsubscribed_at?: string | null;
  preferences?: Preferences;
}

/** Writes to the shopper's row; one that is not there is a failure too. */
async function update({client, id}: Shopper, change: Change): Promise<Failure> {
  const {data, error} = await client
    .from('newsletter_subscriptions')
    .update(change)
    .eq('user_id', id)
    .select('id');
  if (error) return error;
  return data.length > 0 ? null : {code: missing, message: 'there is no subscription'};
}

const missing = 'missing';

async function subscribe(shopper: Shopper, preferences: Preferences): Promise<Failure> {
  const {client, id, email} = shopper;
  const change = {is_active: true, unsubscribed_at: null, preferences};
  const failure = await update(shopper, change);
  if (failure?.code !== missing) return failure;
  const {error} = await client
    .from('newsletter_subscriptions')
    .insert({email, user_id: id, subscription_source: 'user_portal', ...change});
  if (error?.code !== duplicate) return error;
  // The address subscribed before it had an account: that subscription becomes the account's.
  const claimed = await client.rpc('claim_my_records');
  return claimed.error ?? update(shopper, change);
}

function tell(failure: Failure, success: Toast, message: string): Toast {
  if (!failure) return success;
  logFailure('newsletter', failure.message);
  return {title: 'Error', message, tone: 'failure'};
}
