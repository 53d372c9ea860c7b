import type {Storefront} from '@shopify/hydrogen';
import {categories} from '~/lib/product-path';
import {mapDemoPiece} from './mapping';
import {demoPiecesQuery} from './queries';

/** Pieces shown in a row. */
const most = 6;

/** For each category its picture and the pieces that can be tried on. */
export async function loadDemo(storefront: Storefront) {
  const answer = await storefront.query(demoPiecesQuery);
  return categories.map((category) => ({
    category,
    image: answer[category]?.image ?? null,
    pieces: (answer[category]?.products.nodes ?? [])
      .flatMap((product) => mapDemoPiece(product, category) ?? [])
      .slice(0, most),
  }));
}

export type DemoData = Awaited<ReturnType<typeof loadDemo>>;
