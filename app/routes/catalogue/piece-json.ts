import {findProductBySlug} from '~/features/catalogue/product/lookup.server';
import {services} from '~/lib/context';
import type {Route} from './+types/piece-json';

/** A piece by the path of its page, for what shows it over another page. */
export async function loader({request, context}: Route.LoaderArgs) {
  const path = new URL(request.url).searchParams.get('path') ?? '';
  const [, category = '', slug = ''] = path.split('/');
  const lookup = await findProductBySlug(context.get(services).storefront, category, slug);
  if (lookup.outcome === 'found') return Response.json(lookup.value);
  return new Response(null, {status: lookup.outcome === 'missing' ? 404 : 503});
}
