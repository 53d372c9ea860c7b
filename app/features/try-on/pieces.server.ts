import type {Storefront} from '@shopify/hydrogen';
import type {Category} from '~/lib/product-path';
import {mapTryOnPiece} from './mapping';
import type {TryOnPiece} from './piece';
import {tryOnCategoryQuery, tryOnPieceQuery} from './queries';

/** How many others of the category are offered on the same photo. */
const mostMore = 6;

/**
 * A piece by the number of its product and, where one was chosen, of its variant; null when the
 * shop has none such, or when it belongs to no category that can be worn.
 * @throws StorefrontError when the shop cannot be asked.
 */
export async function findTryOnPiece(
  storefront: Storefront,
  product: string,
  variant?: string,
): Promise<TryOnPiece | null> {
  const id = `gid://shopify/Product/${product}`;
  const answer = await storefront.query(tryOnPieceQuery, {
    variables: {id, variant: variant ? `gid://shopify/ProductVariant/${variant}` : id},
  });
  if (!answer.product) return null;
  const chosen = answer.variant?.__typename === 'ProductVariant' ? answer.variant : null;
  return mapTryOnPiece(answer.product, chosen);
}

/**
 * Up to six pieces of a category, those first that can be tried on; without the one given.
 * @throws StorefrontError when the shop cannot be asked.
 */
export async function listTryOnPieces(
  storefront: Storefront,
  category: Category,
  except?: string,
): Promise<TryOnPiece[]> {
  const answer = await storefront.query(tryOnCategoryQuery, {variables: {collection: category}});
  const pieces = (answer.collection?.products.nodes ?? []).flatMap((product) => {
    const piece = mapTryOnPiece(product);
    return piece && piece.plainId !== except ? [piece] : [];
  });
  const wearable = pieces.filter(({fit}) => fit);
  const others = pieces.filter(({fit}) => !fit);
  return [...wearable, ...others].slice(0, mostMore);
}
