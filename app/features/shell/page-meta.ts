import type {MetaDescriptor} from 'react-router';
import {brand} from '~/brand';
import type {StructuredData} from '~/lib/structured-data';
import type {ShellData} from './shell.server';

interface PageMeta {
  /**
   * Without the house's name; left out on the home page. Null where the page names itself by
   * `PageTitle`, once it knows how.
   */
  title?: string | null;
  description?: string | null;
  /** The page's one true path, where it answers to others too; its own otherwise. */
  path?: string;
  /** The picture that a shared link shows; the house's own otherwise. */
  image?: {url: string; altText?: string | null} | null;
  /** What search engines are told about the page, made on the server. */
  structuredData?: StructuredData[];
}

/** A page's name and the house's; of the home page, the house's and what it does. */
export const fullTitle = (shopName: string, title?: string): string =>
  title ? `${title} | ${shopName}` : `${shopName} | ${brand.tagline}`;

type Matches = readonly ({id: string; pathname?: string; loaderData?: unknown} | undefined)[];

/** Width of a picture that a shared link shows, in pixels. */
const previewWidth = 1200;

/**
 * What browsers, search engines and shared links are told about a page. Sorted, filtered and turned
 * pages of a list all name the list itself as the one to keep.
 */
export function pageMeta(
  matches: Matches,
  {title, description, path, image, structuredData = []}: PageMeta,
): MetaDescriptor[] {
  const shell = matches.find((match) => match?.id === 'root')?.loaderData as ShellData | undefined;
  const shopName = shell?.shop.name ?? brand.name;
  const summary = description || (shell?.shop.description ?? brand.description);
  const ownPath = path ?? matches.at(-1)?.pathname ?? '/';
  const address = shell && new URL(ownPath, shell.origin).href;
  const preview = image ? widthOf(image.url) : shell?.preview;

  return [
    ...(title === null ? [] : [{title: fullTitle(shopName, title)}]),
    {name: 'description', content: summary},
    ...(address
      ? [
          {tagName: 'link', rel: 'canonical', href: address},
          {property: 'og:url', content: address},
        ]
      : []),
    {property: 'og:type', content: 'website'},
    {property: 'og:site_name', content: shopName},
    {property: 'og:title', content: title ?? shopName},
    {property: 'og:description', content: summary},
    ...(preview
      ? [
          {property: 'og:image', content: preview},
          {property: 'og:image:alt', content: image?.altText ?? title ?? shopName},
          {name: 'twitter:card', content: 'summary_large_image'},
        ]
      : []),
    ...[...structuredData, ...((ownPath === '/' && shell?.about) || [])].map((about) => ({
      'script:ld+json': about,
    })),
  ];
}

function widthOf(address: string): string {
  const url = new URL(address);
  url.searchParams.set('width', String(previewWidth));
  return url.href;
}
