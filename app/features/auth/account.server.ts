import {logFailure} from '~/lib/log';
import type {Accounts} from '~/lib/supabase/accounts';
import {nobody, type AccountAnswer} from './account';

/**
 * Who is signed in, with what every page shows of them.
 * @throws AccountsUnavailable
 */
export async function loadAccount(accounts: Accounts): Promise<AccountAnswer> {
  const shopper = await accounts.shopper();
  if (!shopper) return nobody;
  const {client, id, email} = shopper;
  const [profile, wishlist] = await Promise.all([
    client.from('profiles').select('display_name').eq('user_id', id).maybeSingle(),
    client
      .from('wishlist')
      .select('product_id')
      .eq('user_id', id)
      .order('created_at', {ascending: false}),
  ]);
  for (const {error} of [profile, wishlist]) if (error) logFailure('account', error);
  return {
    signedIn: true,
    email,
    name: profile.data?.display_name ?? null,
    wishlist: wishlist.data?.map((row) => row.product_id) ?? null,
  };
}
