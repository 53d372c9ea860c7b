import {redirect} from 'react-router';
import {parseCheckoutRequest, proceedToCheckout} from '~/features/bag/checkout.server';
import {rememberCart} from '~/features/bag/remember-cart';
import {services} from '~/lib/context';
import {shopOrigins} from '~/lib/security-headers';
import {shopperIfKnown} from '~/lib/supabase/accounts';
import type {Route} from './+types/checkout';

/** Scripts get the address as JSON, forms are sent there. */
export async function action({request, context}: Route.ActionArgs) {
  const clients = context.get(services);
  const {env} = clients;
  const byScript = request.headers.get('Content-Type')?.includes('json');
  const body: unknown = byScript ? await request.json().catch(() => null) : null;

  const answer = await proceedToCheckout(clients, parseCheckoutRequest(body), {
    checkoutDomain: env.PUBLIC_CHECKOUT_DOMAIN,
    shopOrigins: shopOrigins(env),
    email: (await shopperIfKnown(clients.accounts))?.email,
  });
  const {url, made} = answer;
  const headers = made
    ? rememberCart(request, {...made, ok: true})
    : new Headers({'Cache-Control': 'no-store'});
  if (byScript) return Response.json(answer, {headers});
  return redirect(url ?? '/cart?checkout=unavailable', {status: 303, headers});
}

/** The address alone leads to the bag. */
export function loader() {
  return redirect('/cart');
}
