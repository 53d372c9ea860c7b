import {parseChange} from '~/features/wishlist/schema';
import {changeWishlist} from '~/features/wishlist/wishlist.server';
import {services} from '~/lib/context';
import type {Route} from './+types/wishlist-json';

/** A heart for scripts: the same change, answered by how it ended. */
export async function action({request, context}: Route.ActionArgs) {
  const change = parseChange(await request.formData());
  if (!change) return Response.json({error: 'This is no change of a wishlist.'}, {status: 400});
  const {outcome} = await changeWishlist(context.get(services), change);
  return Response.json({outcome}, {headers: {'Cache-Control': 'no-store'}});
}
