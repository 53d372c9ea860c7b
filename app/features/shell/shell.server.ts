import type {Storefront} from '@shopify/hydrogen';
import preview from '~/assets/editorial/preview-1200x630.jpg';
import {brand} from '~/brand';
import {orUnavailable} from '~/lib/defer';
import {shopCache} from '~/lib/storefront/cache';
import type {StructuredData} from '~/lib/structured-data';
import {shopQuery} from './queries';
import {aboutTheHouse} from './structured-data.server';

export interface ShellData {
  shop: {name: string; description: string};
  year: number;
  /** Scheme and host, for the absolute addresses that search engines and previews want. */
  origin: string;
  /** Absolute address of the picture that a shared link shows, where a page has none of its own. */
  preview: string;
  /** What search engines are told about the house, on its home page. */
  about?: StructuredData[];
}

/** What every page needs around it; the shop is asked once in an hour. */
export async function loadShell(storefront: Storefront, address: string): Promise<ShellData> {
  const {origin, pathname} = new URL(address);
  const answer = await orUnavailable(storefront.query(shopQuery, {cache: shopCache()}));
  const shop = {
    name: answer?.shop.name ?? brand.name,
    description: answer?.shop.description ?? brand.description,
  };
  return {
    shop,
    // From the server's clock, so that both renderings agree on New Year's Eve.
    year: new Date().getUTCFullYear(),
    origin,
    preview: new URL(preview, origin).href,
    ...(pathname === '/' && {about: aboutTheHouse(origin, shop)}),
  };
}
