import {data, type ShouldRevalidateFunctionArgs} from 'react-router';
import {findProductBySlug} from '~/features/catalogue/product/lookup.server';
import {ProductNotFound} from '~/features/catalogue/product/product-not-found';
import {ProductPage} from '~/features/catalogue/product/product-page';
import {aboutThePiece, trailTo} from '~/features/catalogue/product/structured-data.server';
import {pageMeta} from '~/features/shell/page-meta';
import {services} from '~/lib/context';
import {isCategory} from '~/lib/product-path';
import {breadcrumbs} from '~/lib/structured-data';
import type {Route} from './+types/product';

export async function loader({request, params, context}: Route.LoaderArgs) {
  const {category, slug} = params;
  if (!isCategory(category) && category !== 'jewelry') throw data(null, {status: 404});

  const lookup = await findProductBySlug(context.get(services).storefront, category, slug);
  const status = {found: 200, missing: 404, unavailable: 503}[lookup.outcome];
  return data(
    lookup.outcome === 'found'
      ? {
          outcome: 'found' as const,
          product: lookup.value,
          structuredData: [
            aboutThePiece(request, lookup.value),
            breadcrumbs(request, trailTo(lookup.value)),
          ],
        }
      : {outcome: lookup.outcome, category, slug},
    {status},
  );
}

/** Another choice of options is the same piece: everything about it is here already. */
export function shouldRevalidate({currentUrl, nextUrl}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export const meta: Route.MetaFunction = ({matches, loaderData}) => {
  if (loaderData?.outcome !== 'found') return pageMeta(matches, {title: 'Product Not Found'});
  const {title, seo, description, path, pictures} = loaderData.product;
  return pageMeta(matches, {
    title: seo.title ?? title,
    description: seo.description ?? description.slice(0, 160),
    path,
    image: pictures[0],
    structuredData: loaderData.structuredData,
  });
};

export default function Product({loaderData}: Route.ComponentProps) {
  return loaderData.outcome === 'found' ? (
    <ProductPage product={loaderData.product} />
  ) : (
    <ProductNotFound {...loaderData} />
  );
}
