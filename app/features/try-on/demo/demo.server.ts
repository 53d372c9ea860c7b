import type {Storefront} from '@shopify/hydrogen';
import {categories} from '~/lib/product-path';
import {listTryOnPieces} from '../pieces.server';
import type {DemoShelf} from './demo-piece';

/**
 * For each category the pieces that can be tried on.
 * @throws StorefrontError when the shop cannot be asked.
 */
export function loadDemo(storefront: Storefront): Promise<DemoShelf[]> {
  return Promise.all(
    categories.map(async (category) => ({
      category,
      pieces: (await listTryOnPieces(storefront, category)).flatMap(
        ({id, title, path, image, fit}) =>
          fit ? [{id, title, path, image, request: {category, ...fit}}] : [],
      ),
    })),
  );
}
