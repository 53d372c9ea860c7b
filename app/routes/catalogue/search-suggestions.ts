import {readQuery} from '~/features/catalogue/search/query';
import {loadSuggestions} from '~/features/catalogue/search/search.server';
import {noSuggestions} from '~/features/catalogue/search/suggestions';
import {services} from '~/lib/context';
import {orUnavailable} from '~/lib/defer';
import type {Route} from './+types/search-suggestions';

/** What may be meant by what was typed so far: the same for everyone who types it. */
export async function loader({request, context}: Route.LoaderArgs) {
  const query = readQuery(new URL(request.url).searchParams);
  if (!query) return Response.json(noSuggestions);
  const found = await orUnavailable(loadSuggestions(context.get(services).storefront, query));
  return found
    ? Response.json(found, {headers: {'Cache-Control': 'public, max-age=300'}})
    : new Response(null, {status: 503});
}
