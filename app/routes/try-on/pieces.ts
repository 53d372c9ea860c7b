import {findTryOnPiece, listTryOnPieces} from '~/features/try-on/pieces.server';
import {services} from '~/lib/context';
import {StorefrontError} from '~/lib/storefront/error';
import type {Route} from './+types/pieces';

/**
 * `/try-on/pieces.json?product={number}&variant={number}`: how a piece is worn, and up to six others
 * of its category. The same for everyone.
 */
export async function loader({request, context}: Route.LoaderArgs) {
  const {searchParams} = new URL(request.url);
  const number = (name: string) => /^\d+$/.exec(searchParams.get(name) ?? '')?.[0];
  const product = number('product');
  const {storefront} = context.get(services);
  try {
    const piece = product ? await findTryOnPiece(storefront, product, number('variant')) : null;
    if (!piece) return Response.json({error: 'There is no such piece to try on.'}, {status: 404});
    const more = await listTryOnPieces(storefront, piece.category, piece.plainId);
    return Response.json({piece, more}, {headers: {'cache-control': 'public, max-age=300'}});
  } catch (error) {
    // The client has logged it.
    if (!(error instanceof StorefrontError)) throw error;
    return Response.json({error: 'The catalogue cannot be reached just now.'}, {status: 503});
  }
}
