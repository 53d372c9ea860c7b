import {performCartOperation} from '~/features/bag/cart.server';
import {rememberCart} from '~/features/bag/remember-cart';
import {parseCartForm} from '~/features/bag/schema';
import {services} from '~/lib/context';
import {logUnlessLogged} from '~/lib/storefront/error';
import type {Route} from './+types/cart-json';

/** The cart route for scripts: the same operations, answered as JSON. */
export async function action({request, context}: Route.ActionArgs) {
  const clients = context.get(services);
  const operation = parseCartForm(await request.formData());
  if (!operation) return Response.json({error: 'This is no cart operation.'}, {status: 400});

  try {
    const outcome = await performCartOperation(clients, operation);
    return Response.json(outcome, {headers: rememberCart(request, outcome)});
  } catch (error) {
    logUnlessLogged('bag', error);
    return Response.json({error: 'The bag cannot be reached just now.'}, {status: 503});
  }
}
