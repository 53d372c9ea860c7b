import {data} from 'react-router';
import {portalShopper} from '~/features/portal/guard.server';
import {ArrivingTab} from '~/features/portal/tab-parts';
import {changeHistory} from '~/features/try-on/history/change.server';
import {loadHistory} from '~/features/try-on/history/history.server';
import {HistoryTab} from '~/features/try-on/history/history-tab';
import {services} from '~/lib/context';
import {deferOnNavigation} from '~/lib/defer';
import type {Route} from './+types/try-on';

export async function loader({request, context}: Route.LoaderArgs) {
  const {accounts, storefront} = context.get(services);
  const shopper = await portalShopper(request, accounts);
  return {history: await deferOnNavigation(request, loadHistory(shopper, storefront))};
}

export async function action({request, context}: Route.ActionArgs) {
  const shopper = await portalShopper(request, context.get(services).accounts);
  const outcome = await changeHistory(shopper, await request.formData());
  return data(outcome, {status: outcome.ok ? 200 : 503});
}

export default function TryOnHistory({loaderData, actionData}: Route.ComponentProps) {
  return (
    <ArrivingTab value={loaderData.history.value}>
      {(history) => <HistoryTab history={history} outcome={actionData} />}
    </ArrivingTab>
  );
}
