import {data} from 'react-router';
import {loadCollections} from '~/features/catalogue/catalogue.server';
import {CollectionsPage} from '~/features/catalogue/collections-page';
import {orFirstPage} from '~/features/catalogue/first-page.server';
import {atelierPageSize, parseListParams} from '~/features/catalogue/list-params';
import {pageMeta} from '~/features/shell/page-meta';
import {services} from '~/lib/context';
import {deferOnNavigation, orUnavailable} from '~/lib/defer';
import type {Route} from './+types/collections';

export async function loader({request, context}: Route.LoaderArgs) {
  const {storefront} = context.get(services);
  const params = parseListParams(new URL(request.url).searchParams, atelierPageSize);
  const {value: overview} = await deferOnNavigation(
    request,
    orUnavailable(orFirstPage(params, (page) => loadCollections(storefront, page))),
  );
  return data({overview}, {status: overview ? 200 : 503});
}

export const meta: Route.MetaFunction = ({matches}) => pageMeta(matches, {title: 'Collections'});

export default function Collections({loaderData}: Route.ComponentProps) {
  return <CollectionsPage overview={loaderData.overview} />;
}
