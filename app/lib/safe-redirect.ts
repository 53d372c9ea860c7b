/** `pathWithin` the shop that a request was sent to. */
export function safeRedirectTarget(
  request: Request,
  target: FormDataEntryValue | null | undefined,
  fallback = '/',
): string {
  return pathWithin(new URL(request.url).origin, target, fallback);
}

/**
 * Where a return target may lead: a page of this shop, given as a path or as its full address.
 * Everything else, such as another site or `//another.site`, becomes the fallback.
 */
export function pathWithin(
  origin: string,
  target: FormDataEntryValue | null | undefined,
  fallback = '/',
): string {
  if (typeof target !== 'string' || target === '') return fallback;
  const isPath = /^\/(?![/\\])/.test(target);
  const url = URL.parse(target, isPath ? origin : undefined);
  if (url?.origin !== origin || !/^https?:$/.test(url.protocol)) return fallback;
  const path = url.pathname + url.search + url.hash;
  // Browsers read a leading `//` or `/\` as another host.
  return /^\/[/\\]/.test(path) ? fallback : path;
}
