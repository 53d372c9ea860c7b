import {crawlerResponse} from '~/features/seo/crawler-response.server';
import {sitemapIndex} from '~/features/seo/sitemap.server';
import {services} from '~/lib/context';
import type {Route} from './+types/sitemap-index';

export async function loader({request, context}: Route.LoaderArgs) {
  const {storefront} = context.get(services);
  const {origin} = new URL(request.url);
  return crawlerResponse(await sitemapIndex(storefront, origin), 'application/xml');
}
