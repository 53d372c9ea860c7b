import {loadMorePieces} from '~/features/catalogue/catalogue.server';
import {services} from '~/lib/context';
import {orUnavailable} from '~/lib/defer';
import type {Route} from './+types/pieces-json';

/** The next page of a list, for the list that is on the page already. */
export async function loader({request, context}: Route.LoaderArgs) {
  const {searchParams} = new URL(request.url);
  const list = await orUnavailable(loadMorePieces(context.get(services).storefront, searchParams));
  return list ? Response.json(list) : new Response(null, {status: 503});
}
