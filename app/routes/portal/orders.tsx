import {portalShopper} from '~/features/portal/guard.server';
import {loadOrders} from '~/features/portal/orders/orders.server';
import {OrdersTab} from '~/features/portal/orders/orders-tab';
import {ArrivingTab} from '~/features/portal/tab-parts';
import {services} from '~/lib/context';
import {deferOnNavigation} from '~/lib/defer';
import type {Route} from './+types/orders';

export async function loader({request, context}: Route.LoaderArgs) {
  const shopper = await portalShopper(request, context.get(services).accounts);
  return {orders: await deferOnNavigation(request, loadOrders(shopper))};
}

export default function Orders({loaderData}: Route.ComponentProps) {
  return (
    <ArrivingTab value={loaderData.orders.value}>
      {(orders) => <OrdersTab orders={orders} />}
    </ArrivingTab>
  );
}
