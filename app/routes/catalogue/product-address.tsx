import {data, redirect} from 'react-router';
import {findProductPath} from '~/features/catalogue/product/lookup.server';
import {ProductNotFound} from '~/features/catalogue/product/product-not-found';
import {pageMeta} from '~/features/shell/page-meta';
import {services} from '~/lib/context';
import {isCategory} from '~/lib/product-path';
import {withQuery} from '~/lib/with-query';
import type {Route} from './+types/product-address';

/**
 * `/product/{id}`, `/products/{handle}` and `/products/{category}/{id}` lead to the piece's own
 * address and keep what the link carries (`tryOn`, `sessionGroup`, campaign names).
 */
export async function loader({request, params, context}: Route.LoaderArgs) {
  const {category, id, handle}: {category?: string; id?: string; handle?: string} = params;
  const {searchParams} = new URL(request.url);
  const name = id ?? handle ?? '';

  // A share link may carry a slug; the piece's page looks slugs up by itself.
  if (category && !/^\d+$/.test(name)) {
    const parent = isCategory(category) ? category : 'jewelry';
    return redirect(withQuery(`/${parent}/${encodeURIComponent(name)}`, searchParams), 301);
  }

  const variant = searchParams.get('variant');
  const lookup = await findProductPath(context.get(services).storefront, name, variant);
  if (lookup.outcome === 'found') {
    searchParams.delete('variant');
    return redirect(withQuery(lookup.value, searchParams), 301);
  }
  return data(
    {outcome: lookup.outcome, category, slug: category && name},
    {status: lookup.outcome === 'missing' ? 404 : 503},
  );
}

export const meta: Route.MetaFunction = ({matches}) =>
  pageMeta(matches, {title: 'Product Not Found'});

export default function ProductAddress({loaderData}: Route.ComponentProps) {
  return <ProductNotFound {...loaderData} />;
}
