import {redirect} from 'react-router';
import {parseCheckoutRequest, proceedToCheckout} from '~/features/bag/checkout.server';
import {services} from '~/lib/context';
import {shopOrigins} from '~/lib/security-headers';
import type {Route} from './+types/checkout';

/** Scripts get the address as JSON, forms are sent there. */
export async function action({request, context}: Route.ActionArgs) {
  const clients = context.get(services);
  const {env} = clients;
  const byScript = request.headers.get('Content-Type')?.includes('json');
  const body: unknown = byScript ? await request.json().catch(() => null) : null;

  const url = await proceedToCheckout(clients, parseCheckoutRequest(body), {
    checkoutDomain: env.PUBLIC_CHECKOUT_DOMAIN,
    shopOrigins: shopOrigins(env),
  });
  if (byScript) return Response.json({url}, {headers: {'Cache-Control': 'no-store'}});
  return redirect(url ?? '/cart?checkout=unavailable', 303);
}

/** The address alone leads to the bag. */
export function loader() {
  return redirect('/cart');
}
