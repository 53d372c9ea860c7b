import {data, redirect} from 'react-router';
import {pageMeta} from '~/features/shell/page-meta';
import {noticeOf} from '~/features/wishlist/notices';
import {parseChange} from '~/features/wishlist/schema';
import {
  leaveNotice,
  readWish,
  rememberWish,
  signInPath,
  takeNotice,
} from '~/features/wishlist/wished-piece.server';
import {WishlistPage, type WishlistPageData} from '~/features/wishlist/wishlist-page';
import {changeWishlist, openWishlist} from '~/features/wishlist/wishlist.server';
import {services} from '~/lib/context';
import type {Route} from './+types/wishlist';

export async function loader({context}: Route.LoaderArgs) {
  const clients = context.get(services);
  const list = await openWishlist(clients);
  const page: WishlistPageData =
    list.state === 'ready'
      ? {...list, notice: takeNotice(clients.session), retry: readWish(clients.session) !== null}
      : list;
  const status = page.state === 'unavailable' ? 503 : 200;
  return data(page, {status, headers: {'Cache-Control': 'no-store'}});
}

/** A heart as a plain form: to the wishlist, or to the sign-in page with the piece remembered. */
export async function action({request, context}: Route.ActionArgs) {
  const clients = context.get(services);
  const change = parseChange(await request.formData());
  if (!change) throw data(null, {status: 400});

  const {outcome, name} = await changeWishlist(clients, change);
  if (outcome === 'signed-out') {
    rememberWish(clients.session, change.productId);
    throw redirect(signInPath(change.productId), 303);
  }
  leaveNotice(clients.session, noticeOf(outcome, name));
  throw redirect('/wishlist', 303);
}

export const meta: Route.MetaFunction = ({matches}) => [
  ...pageMeta(matches, {title: 'Wishlist'}),
  {name: 'robots', content: 'noindex'},
];

export default function Wishlist({loaderData}: Route.ComponentProps) {
  return <WishlistPage {...loaderData} />;
}
