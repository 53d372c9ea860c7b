import type {Storefront} from '@shopify/hydrogen';
import {brand} from '~/brand';
import {orUnavailable} from '~/lib/defer';
import {shopCache} from '~/lib/storefront/cache';
import {shopQuery} from './queries';

export interface ShellData {
  shop: {name: string; description: string};
  year: number;
}

/** What the header and the footer of every page need; asked for once in an hour. */
export async function loadShell(storefront: Storefront): Promise<ShellData> {
  const answer = await orUnavailable(storefront.query(shopQuery, {cache: shopCache()}));
  return {
    shop: {
      name: answer?.shop.name ?? brand.name,
      description: answer?.shop.description ?? brand.description,
    },
    // From the server's clock, so that both renderings agree on New Year's Eve.
    year: new Date().getUTCFullYear(),
  };
}
