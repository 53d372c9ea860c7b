import {Link} from 'react-router';
import {Icon} from '~/ui/icon';
import {useWishlist} from './wishlist-context';

/** The way to the wishlist, with how many pieces are in it; for whoever is signed in. */
export function WishlistLink() {
  const {count} = useWishlist();
  return (
    <Link
      to="/wishlist"
      prefetch="none"
      aria-label={count === 0 ? 'Wishlist' : `Wishlist, ${count} ${count === 1 ? 'item' : 'items'}`}
      className="relative flex size-11 items-center justify-center"
    >
      <Icon name="heart" />
      {count > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-1 right-0.5 flex min-w-4.5 items-center justify-center rounded-full bg-ink px-1 text-2xs leading-4.5 text-white figures"
        >
          {count}
        </span>
      )}
    </Link>
  );
}
