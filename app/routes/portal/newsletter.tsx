import {data} from 'react-router';
import {portalShopper} from '~/features/portal/guard.server';
import {NewsletterTab} from '~/features/portal/newsletter/newsletter-tab';
import {
  changeSubscription,
  loadSubscription,
} from '~/features/portal/newsletter/subscription.server';
import {ArrivingTab} from '~/features/portal/tab-parts';
import {services} from '~/lib/context';
import {deferOnNavigation} from '~/lib/defer';
import type {Route} from './+types/newsletter';

export async function loader({request, context}: Route.LoaderArgs) {
  const shopper = await portalShopper(request, context.get(services).accounts);
  const subscription = await deferOnNavigation(request, loadSubscription(shopper));
  return {email: shopper.email, subscription};
}

export async function action({request, context}: Route.ActionArgs) {
  const shopper = await portalShopper(request, context.get(services).accounts);
  const outcome = await changeSubscription(shopper, await request.formData());
  return data(outcome, {status: outcome.tone === 'failure' ? 503 : 200});
}

export default function Newsletter({loaderData, actionData}: Route.ComponentProps) {
  return (
    <ArrivingTab value={loaderData.subscription.value}>
      {(subscription) => (
        <NewsletterTab subscription={subscription} email={loaderData.email} outcome={actionData} />
      )}
    </ArrivingTab>
  );
}
