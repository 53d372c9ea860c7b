import {data} from 'react-router';
import {loadCollection} from '~/features/catalogue/catalogue.server';
import {categoryCopy} from '~/features/catalogue/category-copy';
import {CategoryPage} from '~/features/catalogue/category-page';
import {orFirstPage} from '~/features/catalogue/first-page.server';
import {parseListParams} from '~/features/catalogue/list-params';
import {pageMeta} from '~/features/shell/page-meta';
import {services} from '~/lib/context';
import {deferOnNavigation, orUnavailable} from '~/lib/defer';
import {isCategory} from '~/lib/product-path';
import {breadcrumbs} from '~/lib/structured-data';
import type {Route} from './+types/category';

/** One module for the four category pages; the path's only segment says which. */
export async function loader({request, context}: Route.LoaderArgs) {
  const {storefront} = context.get(services);
  const {pathname, searchParams} = new URL(request.url);
  const category = pathname.split('/')[1] ?? '';
  if (!isCategory(category)) throw data(null, {status: 404});

  const params = parseListParams(searchParams);
  const {value: collection} = await deferOnNavigation(
    request,
    orUnavailable(orFirstPage(params, (page) => loadCollection(storefront, category, page))),
  );
  const structuredData = [
    breadcrumbs(request, [{name: categoryCopy[category].title, path: pathname}]),
  ];
  return data({category, collection, structuredData}, {status: collection ? 200 : 503});
}

export const meta: Route.MetaFunction = ({matches, loaderData}) => {
  const copy = loaderData && categoryCopy[loaderData.category];
  return pageMeta(matches, {
    title: copy?.title,
    description: copy?.intro,
    structuredData: loaderData?.structuredData,
  });
};

export default function Category({loaderData}: Route.ComponentProps) {
  return <CategoryPage key={loaderData.category} {...loaderData} />;
}
