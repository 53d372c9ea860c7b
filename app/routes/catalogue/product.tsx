import {data, redirect, type ShouldRevalidateFunctionArgs} from 'react-router';
import {Arriving} from '~/features/catalogue/arriving';
import {
  findProductBySlug,
  loadNeighbours,
  type Lookup,
} from '~/features/catalogue/product/lookup.server';
import type {ProductPageData} from '~/features/catalogue/product/mapping';
import {ProductNotFound} from '~/features/catalogue/product/product-not-found';
import {ProductPage} from '~/features/catalogue/product/product-page';
import {ProductSkeleton} from '~/features/catalogue/product/product-skeleton';
import {aboutThePiece, trailTo} from '~/features/catalogue/product/structured-data.server';
import {pageMeta} from '~/features/shell/page-meta';
import {PageTitle} from '~/features/shell/page-title';
import {services} from '~/lib/context';
import {deferOnNavigation} from '~/lib/defer';
import {isCategory, titleOf} from '~/lib/product-path';
import {breadcrumbs} from '~/lib/structured-data';
import {withQuery} from '~/lib/with-query';
import type {Route} from './+types/product';

export async function loader({request, params, context}: Route.LoaderArgs) {
  const {category, slug} = params;
  if (!isCategory(category) && category !== 'jewelry') throw data(null, {status: 404});

  const {storefront} = context.get(services);
  const [{value: lookup}, {value: neighbours}] = await Promise.all([
    deferOnNavigation(request, findProductBySlug(storefront, category, slug)),
    deferOnNavigation(request, loadNeighbours(storefront, category)),
  ]);
  const answer = {lookup, neighbours, category, slug, structuredData: undefined};
  if (lookup instanceof Promise) return data(answer);
  if (lookup.outcome !== 'found') {
    return data(answer, {status: lookup.outcome === 'missing' ? 404 : 503});
  }
  const product = lookup.value;
  // Found in another category than it was looked for: its page has one address.
  if (product.category !== category) {
    throw redirect(withQuery(product.path, new URL(request.url).searchParams), 301);
  }
  return data({
    ...answer,
    structuredData: [aboutThePiece(request, product), breadcrumbs(request, trailTo(product))],
  });
}

/** Another choice of options is the same piece: everything about it is here already. */
export function shouldRevalidate({currentUrl, nextUrl}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

/** What the page is called, once it is known whether there is such a piece. */
const nameOf = (lookup: Lookup<ProductPageData> | undefined): string =>
  lookup?.outcome === 'found'
    ? (lookup.value.seo.title ?? lookup.value.title)
    : 'Product Not Found';

export const meta: Route.MetaFunction = ({matches, loaderData}) => {
  const lookup = loaderData?.lookup;
  // On its way: the page names itself when it is there.
  if (lookup instanceof Promise) return pageMeta(matches, {title: null});
  const title = nameOf(lookup);
  if (lookup?.outcome !== 'found') return pageMeta(matches, {title});
  const {seo, description, path, pictures} = lookup.value;
  return pageMeta(matches, {
    title,
    description: seo.description ?? description.slice(0, 160),
    path,
    image: pictures[0],
    structuredData: loaderData?.structuredData,
  });
};

export default function Product({loaderData}: Route.ComponentProps) {
  const {lookup, neighbours, category, slug} = loaderData;
  const late = lookup instanceof Promise;
  return (
    <Arriving
      key={`${category}/${slug}`}
      value={lookup}
      placeholder={
        <>
          {/* As far as its address tells. */}
          <PageTitle title={titleOf(slug)} />
          <ProductSkeleton />
        </>
      }
      otherwise={null}
    >
      {(found) => (
        <>
          {late && <PageTitle title={nameOf(found)} />}
          {found.outcome === 'found' ? (
            <ProductPage product={found.value} neighbours={neighbours} />
          ) : (
            <ProductNotFound outcome={found.outcome} category={category} slug={slug} />
          )}
        </>
      )}
    </Arriving>
  );
}
