import {data, redirect} from 'react-router';
import {loadCollection} from '~/features/catalogue/catalogue.server';
import {CollectionPage} from '~/features/catalogue/collection-page';
import {orFirstPage} from '~/features/catalogue/first-page.server';
import {parseListParams} from '~/features/catalogue/list-params';
import {pageMeta} from '~/features/shell/page-meta';
import {services} from '~/lib/context';
import {orUnavailable} from '~/lib/defer';
import {isCategory} from '~/lib/product-path';
import {withQuery} from '~/lib/with-query';
import type {Route} from './+types/collection';

/** Any collection of the shop, by the address that the Shopify admin gives it. */
export async function loader({request, params: {handle}, context}: Route.LoaderArgs) {
  const {searchParams} = new URL(request.url);
  if (handle === 'all') throw redirect(withQuery('/collections', searchParams), 301);
  if (isCategory(handle)) throw redirect(withQuery(`/${handle}`, searchParams), 301);

  const {storefront} = context.get(services);
  const answer = await orUnavailable(
    orFirstPage(parseListParams(searchParams), async (page) => ({
      collection: await loadCollection(storefront, handle, page),
    })),
  );
  if (answer && !answer.collection) throw data(null, {status: 404});
  return data({collection: answer?.collection ?? null}, {status: answer ? 200 : 503});
}

export const meta: Route.MetaFunction = ({matches, loaderData}) => {
  const collection = loaderData?.collection;
  return pageMeta(matches, {
    title: collection?.seo.title ?? collection?.title ?? 'Collection',
    description: collection?.seo.description ?? collection?.description,
    image: collection?.image,
  });
};

export default function Collection({loaderData}: Route.ComponentProps) {
  return <CollectionPage {...loaderData} />;
}
