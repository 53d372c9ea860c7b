import {pagePathname} from './page-pathname';

/**
 * Which pages are the same for everyone. They carry nothing of one shopper, so the edge may keep
 * them and search engines may list them; every other page is one shopper's own business.
 */
const forEveryone = [
  /^\/$/,
  /^\/collections(\/[^/]+)?$/,
  /^\/(rings|earrings|necklaces|bracelets|jewelry)(\/[^/]+)?$/,
  /^\/(our-story|contact|search|offline|virtual-try-on|virtual-try-on\/demo)$/,
  /^\/policies(\/[^/]+)?$/,
];

/** The same for everyone, but nothing to find the shop by. */
const unlisted = /^\/(search|offline)$/;

/** Seconds that the edge keeps a page as it is, and then while a new one is rendered. */
const edge = {fresh: 60, stale: 600};
/** Seconds that a browser may use the data of a page that it fetched ahead of a click. */
const ahead = 10;

/**
 * Says who may keep an answer, and whether search engines may list it. An answer that speaks for
 * itself, or that sets a cookie, is left to what it says.
 */
export function setPagePolicy(request: Request, response: Response): void {
  const {headers, status} = response;
  const {pathname, searchParams} = new URL(request.url);
  const ownData = pathname.endsWith('.data');
  // Asked for by a script, a page may come unfinished (`deferOnNavigation`): not what others get.
  const byScript = request.headers.get('Sec-Fetch-Dest') === 'empty';
  const page = pagePathname(pathname);
  const isPublic = forEveryone.some((pattern) => pattern.test(page));
  const isList = [...searchParams.keys()].some((name) =>
    /^(filter\.|sort$|after$|before$)/.test(name),
  );
  if (!isPublic || unlisted.test(page) || isList) headers.set('X-Robots-Tag', 'noindex');

  if (headers.has('Cache-Control')) return;
  if (!isPublic || status !== 200 || headers.has('Set-Cookie') || request.method !== 'GET') {
    headers.set('Cache-Control', 'private, no-store');
  } else if (ownData) {
    headers.set('Cache-Control', `private, max-age=${ahead}`);
  } else if (byScript) {
    headers.set('Cache-Control', 'private, no-store');
  } else {
    headers.set('Cache-Control', 'public, max-age=0, must-revalidate');
    headers.set('Vary', 'Accept-Encoding');
    headers.set(
      'Oxygen-Cache-Control',
      `public, max-age=${edge.fresh}, stale-while-revalidate=${edge.stale}`,
    );
  }
}
