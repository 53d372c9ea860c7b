import {portalShopper} from '~/features/portal/guard.server';
import {ArrivingTab} from '~/features/portal/tab-parts';
import {WishlistTab} from '~/features/portal/wishlist-tab';
import {loadWishlist} from '~/features/wishlist/wishlist.server';
import {services} from '~/lib/context';
import {deferOnNavigation} from '~/lib/defer';
import type {Route} from './+types/wishlist';

export async function loader({request, context}: Route.LoaderArgs) {
  const {accounts, storefront} = context.get(services);
  const shopper = await portalShopper(request, accounts);
  return {items: await deferOnNavigation(request, loadWishlist(shopper, storefront))};
}

export default function Wishlist({loaderData}: Route.ComponentProps) {
  return (
    <ArrivingTab value={loaderData.items.value}>
      {(items) => <WishlistTab items={items} />}
    </ArrivingTab>
  );
}
