import {portalShopper} from '~/features/portal/guard.server';
import {loadShipments} from '~/features/portal/shipping/shipping.server';
import {ShippingTab} from '~/features/portal/shipping/shipping-tab';
import {ArrivingTab} from '~/features/portal/tab-parts';
import {services} from '~/lib/context';
import {deferOnNavigation} from '~/lib/defer';
import type {Route} from './+types/shipping';

export async function loader({request, context}: Route.LoaderArgs) {
  const shopper = await portalShopper(request, context.get(services).accounts);
  const search = (new URL(request.url).searchParams.get('tracking') ?? '').trim().slice(0, 80);
  // Together, so that what is said of a search is never about another one.
  const found = loadShipments(shopper, search).then((shipments) => ({shipments, search}));
  return {found: await deferOnNavigation(request, found)};
}

export default function Shipping({loaderData}: Route.ComponentProps) {
  return (
    <ArrivingTab value={loaderData.found.value}>
      {(found) => <ShippingTab {...found} />}
    </ArrivingTab>
  );
}
