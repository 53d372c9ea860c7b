import {redirect} from 'react-router';
import {pageMeta} from '~/features/shell/page-meta';
import {landingMeta} from '~/features/try-on/landing/copy';
import {LandingPage} from '~/features/try-on/landing/landing-page';
import {services} from '~/lib/context';
import {shopperIfKnown} from '~/lib/supabase/accounts';
import type {Route} from './+types/landing';

/**
 * The sign-up box: on to the account form with the typed address, or to the pieces for somebody who
 * has an account. Where that cannot be asked, the form finds out.
 */
export async function action({request, context}: Route.ActionArgs) {
  if (await shopperIfKnown(context.get(services).accounts)) return redirect('/collections');
  const email = (await request.formData()).get('email');
  const search = new URLSearchParams({tab: 'sign-up', redirect_to: '/collections'});
  if (typeof email === 'string' && email.trim()) search.set('email', email.trim());
  return redirect(`/auth?${search.toString()}`);
}

export const meta: Route.MetaFunction = ({matches}) => pageMeta(matches, landingMeta);

export default function VirtualTryOn() {
  return <LandingPage />;
}
