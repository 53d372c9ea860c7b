import {crawlerResponse} from '~/features/seo/crawler-response.server';
import {sitemapOfHouse} from '~/features/seo/sitemap.server';
import {services} from '~/lib/context';
import type {Route} from './+types/sitemap-house';

export async function loader({request, context}: Route.LoaderArgs) {
  const {storefront} = context.get(services);
  const {origin} = new URL(request.url);
  return crawlerResponse(await sitemapOfHouse(storefront, origin), 'application/xml');
}
