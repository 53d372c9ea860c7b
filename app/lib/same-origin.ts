const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a request may change something: it comes from a page of this shop, or from no browser at
 * all. Browsers name the origin of every request that is no plain reading, and cookies alone would
 * let another site's form act for the shopper.
 */
export function mayChange(request: Request): boolean {
  if (harmless.has(request.method)) return true;
  const site = request.headers.get('Sec-Fetch-Site');
  if (site) return site === 'same-origin' || site === 'none';
  const origin = request.headers.get('Origin');
  return origin === null || origin === new URL(request.url).origin;
}
