import {redirect} from 'react-router';
import {noticeOf} from '~/features/wishlist/notices';
import {parseChange} from '~/features/wishlist/schema';
import {
  forgetWish,
  leaveNotice,
  readWish,
  signInPath,
} from '~/features/wishlist/wished-piece.server';
import {changeWishlist} from '~/features/wishlist/wishlist.server';
import {services} from '~/lib/context';
import type {Route} from './+types/keep';

/**
 * Where signing in leads when a heart was pressed before: keeps the piece that this browser
 * remembers, and tells on the wishlist. A browser that remembers none, such as the one a
 * confirmation mail was opened in, is shown the piece instead: an address alone changes nothing.
 */
export async function loader({request, context}: Route.LoaderArgs) {
  const clients = context.get(services);
  const wish = readWish(clients.session);
  if (!wish) {
    const form = new FormData();
    form.set('productId', new URL(request.url).searchParams.get('piece') ?? '');
    const asked = parseChange(form);
    return redirect(asked ? `/product/${asked.productId}` : '/wishlist');
  }

  const {outcome, name} = await changeWishlist(clients, {productId: wish, intent: 'add'});
  if (outcome === 'signed-out') return redirect(signInPath(wish));
  // What could not be kept stays remembered, and can be tried again.
  if (outcome !== 'add-failed') forgetWish(clients.session);
  leaveNotice(clients.session, noticeOf(outcome, name));
  return redirect('/wishlist');
}
