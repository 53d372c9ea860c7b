import {loadAccount} from '~/features/auth/account.server';
import {services} from '~/lib/context';
import {logFailure} from '~/lib/log';
import type {Route} from './+types/account-json';

const headers = {'Cache-Control': 'no-store'};

/** What public pages fill in after they have loaded: who is signed in. */
export async function loader({context}: Route.LoaderArgs) {
  try {
    return Response.json(await loadAccount(context.get(services).accounts), {headers});
  } catch (error) {
    logFailure('account', error);
    return Response.json({error: 'Accounts cannot be reached just now.'}, {status: 503, headers});
  }
}
