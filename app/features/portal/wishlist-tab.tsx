import type {ComponentProps} from 'react';
import {WishlistList} from '~/features/wishlist/wishlist-list';
import {LoadFailure} from './tab-parts';

/** The pieces that the shopper keeps. */
export function WishlistTab({items}: {items: ComponentProps<typeof WishlistList>['items'] | null}) {
  return (
    <section aria-labelledby="wishlist-title">
      <h2 id="wishlist-title" className="text-2xl">
        My Wishlist
      </h2>
      <div className="mt-6">
        {items ? (
          <WishlistList items={items} level={3} />
        ) : (
          <LoadFailure title="Failed to load wishlist" />
        )}
      </div>
    </section>
  );
}
