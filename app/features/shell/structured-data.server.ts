import type {OnlineStore, WebSite} from 'schema-dts';
import {brand} from '~/brand';
import {stated, type StructuredData} from '~/lib/structured-data';

/** Who the house is, and how its site is searched. */
export function aboutTheHouse(
  origin: string,
  shop: {name: string; description: string},
): StructuredData[] {
  const [street, city] = brand.address;
  return [
    stated<OnlineStore>({
      '@context': 'https://schema.org',
      '@type': 'OnlineStore',
      '@id': `${origin}/#house`,
      name: shop.name,
      alternateName: brand.nameInArmenian,
      description: shop.description,
      url: `${origin}/`,
      logo: `${origin}/favicon.svg`,
      foundingDate: String(brand.since),
      email: brand.email,
      telephone: brand.phone,
      address: {
        '@type': 'PostalAddress',
        streetAddress: street,
        addressLocality: city,
        addressCountry: 'US',
      },
      sameAs: brand.social.map(({url}) => url),
    }),
    stated<WebSite>({
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      '@id': `${origin}/#site`,
      name: shop.name,
      url: `${origin}/`,
      publisher: {'@id': `${origin}/#house`},
      potentialAction: {
        '@type': 'SearchAction',
        target: {'@type': 'EntryPoint', urlTemplate: `${origin}/search?q={search_term_string}`},
        // Search engines name the field so; schema.org has no word for it.
        ...({'query-input': 'required name=search_term_string'} as object),
      },
    }),
  ];
}
