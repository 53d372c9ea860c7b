import icon192 from '~/assets/icons/icon-192.png';
import icon512 from '~/assets/icons/icon-512.png';
import maskable512 from '~/assets/icons/icon-maskable-512.png';
import {crawlerResponse} from '~/features/seo/crawler-response.server';
import {loadShell} from '~/features/shell/shell.server';
import {services} from '~/lib/context';
import type {Route} from './+types/app-manifest';

/** What a device needs to keep the shop beside its other apps, under the shop's own name. */
export async function loader({request, context}: Route.LoaderArgs) {
  const {shop} = await loadShell(context.get(services).storefront, request.url);
  const manifest = {
    id: '/',
    name: shop.name,
    short_name: shop.name,
    description: shop.description,
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#f6f1ea',
    theme_color: '#f6f1ea',
    icons: [
      {src: icon192, sizes: '192x192', type: 'image/png'},
      {src: icon512, sizes: '512x512', type: 'image/png'},
      {src: maskable512, sizes: '512x512', type: 'image/png', purpose: 'maskable'},
    ],
    shortcuts: [
      {name: 'Collections', url: '/collections'},
      {name: 'Shopping Bag', url: '/cart'},
    ],
  };
  return crawlerResponse(JSON.stringify(manifest), 'application/manifest+json');
}
