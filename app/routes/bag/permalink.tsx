import {data, redirect} from 'react-router';
import {BagPage} from '~/features/bag/bag-page';
import {addLinkedPieces} from '~/features/bag/links.server';
import {parsePermalink} from '~/features/bag/permalink';
import {rememberCart} from '~/features/bag/remember-cart';
import {pageMeta} from '~/features/shell/page-meta';
import {resolveCheckoutUrl} from '~/lib/checkout/checkout-url';
import {services} from '~/lib/context';
import {logUnlessLogged} from '~/lib/storefront/error';
import type {Route} from './+types/permalink';

/**
 * `/cart/{variant:quantity,…}?discount=`: a link that fills the bag and leads to the checkout, or to
 * the bag with `storefront=true`. What could not be put in is told on the bag's page.
 */
export async function loader({request, params, context}: Route.LoaderArgs) {
  const pieces = parsePermalink(params.pieces);
  if (!pieces) throw data(null, {status: 404});

  const {searchParams} = new URL(request.url);
  const clients = context.get(services);
  const outcome = await addLinkedPieces(clients, pieces, searchParams.get('discount')).catch(
    (error: unknown) => {
      logUnlessLogged('bag', error);
      throw data(null, {status: 503});
    },
  );
  const headers = rememberCart(request, outcome);
  if (outcome.notices.length > 0) {
    const page = {cart: outcome.cart, unreachable: false, checkoutFailed: false};
    return data({page, notices: outcome.notices}, {headers});
  }
  const checkoutUrl = resolveCheckoutUrl(
    outcome.cart?.checkoutUrl,
    clients.env.PUBLIC_CHECKOUT_DOMAIN,
  );
  const toBag = searchParams.get('storefront') === 'true' || !checkoutUrl;
  return redirect(toBag ? '/cart' : checkoutUrl, {headers});
}

export const meta: Route.MetaFunction = ({matches}) => pageMeta(matches, {title: 'Shopping Bag'});

export default function Permalink({loaderData}: Route.ComponentProps) {
  return <BagPage data={loaderData.page} notices={loaderData.notices} />;
}
