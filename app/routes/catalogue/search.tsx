import {data} from 'react-router';
import {orFirstPage} from '~/features/catalogue/first-page.server';
import {parseListParams} from '~/features/catalogue/list-params';
import {readQuery} from '~/features/catalogue/search/query';
import {SearchPage} from '~/features/catalogue/search/search-page';
import {loadSearch} from '~/features/catalogue/search/search.server';
import {pageMeta} from '~/features/shell/page-meta';
import {services} from '~/lib/context';
import {deferOnNavigation, orUnavailable} from '~/lib/defer';
import type {Route} from './+types/search';

export async function loader({request, context}: Route.LoaderArgs) {
  const {searchParams} = new URL(request.url);
  const query = readQuery(searchParams);
  if (!query) return data({query, list: null});

  const {storefront} = context.get(services);
  const params = parseListParams(searchParams);
  const {value: list} = await deferOnNavigation(
    request,
    orUnavailable(orFirstPage(params, (page) => loadSearch(storefront, query, page))),
  );
  return data({query, list}, {status: list ? 200 : 503});
}

export const meta: Route.MetaFunction = ({matches, loaderData}) => [
  ...pageMeta(matches, {title: loaderData?.query ? `Results for “${loaderData.query}”` : 'Search'}),
  // Endless pages of the same pieces are of no use to a search engine.
  {name: 'robots', content: 'noindex, follow'},
];

export default function Search({loaderData}: Route.ComponentProps) {
  return <SearchPage {...loaderData} />;
}
