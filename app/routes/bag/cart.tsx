import {data, redirect} from 'react-router';
import {BagPage} from '~/features/bag/bag-page';
import {performCartOperation} from '~/features/bag/cart.server';
import {rememberCart} from '~/features/bag/remember-cart';
import {restoreCart} from '~/features/bag/saved-cart.server';
import {parseCartForm} from '~/features/bag/schema';
import {pageMeta} from '~/features/shell/page-meta';
import {services} from '~/lib/context';
import {logUnlessLogged} from '~/lib/storefront/error';
import type {Route} from './+types/cart';

const refused = (text: string) => ({notices: [{text}]});

export async function loader({request, context}: Route.LoaderArgs) {
  const checkoutFailed = new URL(request.url).searchParams.get('checkout') === 'unavailable';
  try {
    const cart = await restoreCart(context.get(services));
    const headers = rememberCart(request, {cart, ok: true});
    return data({cart, unreachable: false, checkoutFailed}, {headers});
  } catch (error) {
    logUnlessLogged('bag', error);
    const headers = {'Cache-Control': 'no-store'};
    return data({cart: null, unreachable: true, checkoutFailed}, {status: 503, headers});
  }
}

/** Every operation of the bag, sent by a form. Done, it leads back to the bag's page. */
export async function action({request, context}: Route.ActionArgs) {
  const operation = parseCartForm(await request.formData());
  if (!operation) return data(refused('This cannot be done with a bag.'), {status: 400});

  try {
    const outcome = await performCartOperation(context.get(services), operation);
    const headers = rememberCart(request, outcome);
    if (outcome.notices.length === 0) return redirect('/cart', {status: 303, headers});
    return data({notices: outcome.notices}, {headers});
  } catch (error) {
    logUnlessLogged('bag', error);
    return data(
      refused('The bag cannot be reached just now. Nothing was changed. Please try again.'),
      {status: 503},
    );
  }
}

export const meta: Route.MetaFunction = ({matches}) => pageMeta(matches, {title: 'Shopping Bag'});

export default function Cart({loaderData, actionData}: Route.ComponentProps) {
  return <BagPage data={loaderData} notices={actionData?.notices ?? []} />;
}
