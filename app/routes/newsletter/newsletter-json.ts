import {subscribe} from '~/features/newsletter/subscribe.server';
import {services} from '~/lib/context';
import type {Route} from './+types/newsletter-json';

/** The sign-up for scripts: what it came to, as JSON. */
export async function action({request, context}: Route.ActionArgs) {
  const outcome = await subscribe(context.get(services), await request.formData());
  return Response.json(outcome, {headers: {'Cache-Control': 'no-store'}});
}
