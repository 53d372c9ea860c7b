import {data, redirect} from 'react-router';
import {BagPage} from '~/features/bag/bag-page';
import {performCartOperation, restoreCart} from '~/features/bag/cart.server';
import {rememberCart} from '~/features/bag/remember-cart';
import {parseCartForm} from '~/features/bag/schema';
import {pageMeta} from '~/features/shell/page-meta';
import {services} from '~/lib/context';
import {logFailure} from '~/lib/log';
import type {Route} from './+types/cart';

const unreachable =
  'The bag cannot be reached just now. Nothing was changed. Please try again in a moment.';

export async function loader({request, context}: Route.LoaderArgs) {
  const clients = context.get(services);
  const headers = {'Cache-Control': 'no-store'};
  const failure = new URL(request.url).searchParams.has('checkout')
    ? 'The checkout cannot be reached. Your bag is safe. Please try again in a moment.'
    : null;
  try {
    return data({cart: await restoreCart(clients), failure}, {headers});
  } catch {
    // The client has logged it.
    return data({cart: null, failure: failure ?? unreachable}, {status: 503, headers});
  }
}

/** Every operation of the bag, sent by a form. Done, it leads back to the bag's page. */
export async function action({request, context}: Route.ActionArgs) {
  const clients = context.get(services);
  const operation = parseCartForm(await request.formData());
  if (!operation) return data({notices: ['This cannot be done with a bag.']}, {status: 400});

  try {
    const outcome = await performCartOperation(clients, operation);
    const headers = rememberCart(request, outcome);
    if (outcome.notices.length === 0) return redirect('/cart', {status: 303, headers});
    return data({notices: outcome.notices.map(({text}) => text)}, {headers});
  } catch (error) {
    logFailure('bag', error);
    return data({notices: [unreachable]}, {status: 503});
  }
}

export const meta: Route.MetaFunction = ({matches}) => pageMeta(matches, {title: 'Shopping Bag'});

export default function Cart({loaderData, actionData}: Route.ComponentProps) {
  return <BagPage {...loaderData} notices={actionData?.notices ?? []} />;
}
