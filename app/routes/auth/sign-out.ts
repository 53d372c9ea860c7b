import {redirect} from 'react-router';
import {signOut} from '~/features/auth/auth.server';
import {arrivalNotice} from '~/lib/arrival-notice';
import {services} from '~/lib/context';
import type {Route} from './+types/sign-out';

/** Nothing is signed out by merely opening an address. */
export const loader = () => redirect('/');

export async function action({request, context}: Route.ActionArgs) {
  const form = await request.formData();
  const clients = context.get(services);
  if (form.get('scope') === 'others') {
    const {told} = await signOut(clients, 'others');
    return told
      ? redirect('/portal', {status: 303, headers: arrivalNotice('others-signed-out')})
      : redirect('/portal?failed=sign-out', 303);
  }
  await signOut(clients);
  return redirect('/', {status: 303, headers: arrivalNotice('signed-out')});
}
