import {data, redirect} from 'react-router';
import {BagPage} from '~/features/bag/bag-page';
import {applyLinkedCode} from '~/features/bag/links.server';
import {rememberCart} from '~/features/bag/remember-cart';
import {pageMeta} from '~/features/shell/page-meta';
import {services} from '~/lib/context';
import {safeRedirectTarget} from '~/lib/safe-redirect';
import {logUnlessLogged} from '~/lib/storefront/error';
import type {Route} from './+types/discount';

/**
 * `/discount/{code}?redirect=`: a link that applies a code and leads to a page of this site. A code
 * that the bag does not take is told on the bag's page.
 */
export async function loader({request, params, context}: Route.LoaderArgs) {
  const code = params.code.trim().slice(0, 255);
  const outcome = await applyLinkedCode(context.get(services), code).catch((error: unknown) => {
    logUnlessLogged('bag', error);
    throw data(null, {status: 503});
  });
  const headers = rememberCart(request, outcome);
  // A bag with nothing in it yet keeps the code for what is to come.
  const refused = outcome.notices.length > 0 && (outcome.cart?.items.length ?? 0) > 0;
  if (refused) {
    const page = {cart: outcome.cart, unreachable: false, checkoutFailed: false};
    return data({page, notices: outcome.notices}, {headers});
  }
  const target = new URL(request.url).searchParams.get('redirect');
  return redirect(safeRedirectTarget(request, target), {headers});
}

export const meta: Route.MetaFunction = ({matches}) => pageMeta(matches, {title: 'Shopping Bag'});

export default function Discount({loaderData}: Route.ComponentProps) {
  return <BagPage data={loaderData.page} notices={loaderData.notices} />;
}
