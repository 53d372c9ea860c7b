import {portalShopper} from '~/features/portal/guard.server';
import {Arriving} from '~/features/portal/tab-parts';
import {WishlistList} from '~/features/wishlist/wishlist-list';
import {WishlistUnavailable} from '~/features/wishlist/wishlist-page';
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
    <section aria-labelledby="wishlist-title">
      <h2 id="wishlist-title" className="mb-3 text-2xl">
        My Wishlist
      </h2>
      <Arriving value={loaderData.items.value}>
        {(items) => (items ? <WishlistList items={items} level={3} /> : <WishlistUnavailable />)}
      </Arriving>
    </section>
  );
}
