import {portalShopper} from '~/features/portal/guard.server';
import {services} from '~/lib/context';
import {ButtonLink} from '~/ui/button';
import type {Route} from './+types/wishlist';

export async function loader({request, context}: Route.LoaderArgs) {
  await portalShopper(request, context.get(services).accounts);
  return null;
}

export default function Wishlist() {
  return (
    <section aria-labelledby="wishlist-title">
      <h2 id="wishlist-title" className="text-2xl">
        My Wishlist
      </h2>
      <ButtonLink to="/wishlist" look="secondary" className="mt-8">
        Open your wishlist
      </ButtonLink>
    </section>
  );
}
