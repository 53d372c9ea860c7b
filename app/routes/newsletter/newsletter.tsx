import {data} from 'react-router';
import {NewsletterPage} from '~/features/newsletter/newsletter-page';
import {subscribe} from '~/features/newsletter/subscribe.server';
import {pageMeta} from '~/features/shell/page-meta';
import {services} from '~/lib/context';
import type {Route} from './+types/newsletter';

/** Where the sign-up forms lead without JavaScript. */
export async function action({request, context}: Route.ActionArgs) {
  const form = await request.formData();
  const outcome = await subscribe(context.get(services), form);
  const written = form.get('email');
  const status = {sent: 200, email: 400, preferences: 400, failed: 503}[outcome.status];
  return data({outcome, email: typeof written === 'string' ? written : ''}, {status});
}

export const meta: Route.MetaFunction = ({matches}) =>
  pageMeta(matches, {
    title: 'Letters from the atelier',
    description: 'New pieces, visits to the bench and private sales, and a code for 10% off.',
  });

export default function Newsletter({actionData}: Route.ComponentProps) {
  return <NewsletterPage outcome={actionData?.outcome ?? null} email={actionData?.email ?? ''} />;
}
