import {data} from 'react-router';
import {logFailure} from '~/lib/log';
import {requireShopper, type Accounts, type Shopper} from '~/lib/supabase/accounts';
import {AccountsUnavailable} from '~/lib/supabase/refresh';

/**
 * Whose portal it is.
 * @throws Response a redirect to the sign-in page, or 503 when accounts cannot be asked.
 */
export async function portalShopper(request: Request, accounts: Accounts): Promise<Shopper> {
  try {
    return await requireShopper(request, accounts);
  } catch (error) {
    if (!(error instanceof AccountsUnavailable)) throw error;
    logFailure('portal', error);
    throw data(null, {status: 503});
  }
}
