import {redirect} from 'react-router';
import {pageMeta} from '~/features/shell/page-meta';
import {landingMeta} from '~/features/try-on/landing/copy';
import {LandingPage} from '~/features/try-on/landing/landing-page';
import type {Route} from './+types/landing';

/** The sign-up box: on to the account form with the typed address. */
export async function action({request}: Route.ActionArgs) {
  const email = (await request.formData()).get('email');
  const search = new URLSearchParams({tab: 'sign-up', redirect_to: '/collections'});
  if (typeof email === 'string' && email.trim()) search.set('email', email.trim());
  return redirect(`/auth?${search.toString()}`);
}

export const meta: Route.MetaFunction = ({matches}) => pageMeta(matches, landingMeta);

export default function VirtualTryOn() {
  return <LandingPage />;
}
