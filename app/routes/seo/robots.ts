import {crawlerResponse} from '~/features/seo/crawler-response.server';
import type {Route} from './+types/robots';

/**
 * What crawlers need not fetch: what changes something, and each way to sort and filter a list.
 * Pages of one shopper say `noindex` themselves, which a crawler has to fetch them to read.
 */
const closed = [
  '/cart',
  '/checkout',
  '/discount/',
  '/*.json',
  '/*.data',
  '/*?*filter.',
  '/*?*sort=',
];

export function loader({request}: Route.LoaderArgs) {
  const {origin} = new URL(request.url);
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ];
  return crawlerResponse(lines.join('\n'), 'text/plain');
}
