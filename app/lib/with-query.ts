/** A path of this site with these parameters after its own, which win where both name one. */
export function withQuery(path: string, params: URLSearchParams): string {
  const [pathname = '', query = ''] = path.split('?');
  const own = new URLSearchParams(query);
  const all = new URLSearchParams(own);
  for (const [name, value] of params) if (!own.has(name)) all.append(name, value);
  return all.size > 0 ? `${pathname}?${all.toString()}` : pathname;
}
