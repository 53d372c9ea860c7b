import type {MetaDescriptor} from 'react-router';
import {brand} from '~/brand';
import type {ShellData} from './shell.server';

interface PageMeta {
  /** Without the house's name; left out on the home page. */
  title?: string;
  description?: string;
}

type Matches = readonly ({id: string; loaderData?: unknown} | undefined)[];

/** A page's title and description for browsers, search engines and shared links. */
export function pageMeta(matches: Matches, {title, description}: PageMeta): MetaDescriptor[] {
  const shell = matches.find((match) => match?.id === 'root')?.loaderData as ShellData | undefined;
  const shopName = shell?.shop.name ?? brand.name;
  return [
    {title: title ? `${title} | ${shopName}` : `${shopName} | ${brand.tagline}`},
    {name: 'description', content: description ?? shell?.shop.description ?? brand.description},
  ];
}
