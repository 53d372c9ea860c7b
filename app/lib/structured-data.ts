import type {BreadcrumbList, Thing, WithContext} from 'schema-dts';

/** A statement in schema.org's words, ready to be written into a page. */
export interface StructuredData {
  [word: string]: Json;
}

type Json = string | number | boolean | null | Json[] | StructuredData;

/** Checks a statement against schema.org's vocabulary; after that it is plain data. */
export const stated = <About extends Thing>(about: WithContext<About>): StructuredData =>
  about as unknown as StructuredData;

/** Where a page stands: the way to it from the home page. */
export function breadcrumbs(
  request: Request,
  trail: readonly {name: string; path: string}[],
): StructuredData {
  const {origin} = new URL(request.url);
  return stated<BreadcrumbList>({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{name: 'Home', path: '/'}, ...trail].map(({name, path}, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, origin).href,
    })),
  });
}
