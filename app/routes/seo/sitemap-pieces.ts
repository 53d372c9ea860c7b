import {crawlerResponse} from '~/features/seo/crawler-response.server';
import {sitemapOfPieces} from '~/features/seo/sitemap.server';
import {services} from '~/lib/context';
import type {Route} from './+types/sitemap-pieces';

/** `/sitemap/pieces/{page}.xml`, counted from 1. */
export async function loader({request, params: {file}, context}: Route.LoaderArgs) {
  const {storefront} = context.get(services);
  const {origin} = new URL(request.url);
  const page = Number(/^(\d+)\.xml$/.exec(file)?.[1]);
  const sitemap = await sitemapOfPieces(storefront, origin, page);
  return sitemap ? crawlerResponse(sitemap, 'application/xml') : new Response(null, {status: 404});
}
