import {data, redirect} from 'react-router';
import {portalShopper} from '~/features/portal/guard.server';
import {failureOf} from '~/features/portal/led-back';
import {deleteAccount, loadProfile, saveProfile} from '~/features/portal/profile/profile.server';
import {ProfileTab, type ProfileAnswer} from '~/features/portal/profile/profile-tab';
import {ArrivingTab} from '~/features/portal/tab-parts';
import {arrivalNotice} from '~/lib/arrival-notice';
import {services} from '~/lib/context';
import {deferOnNavigation} from '~/lib/defer';
import type {Route} from './+types/profile';

export async function loader({request, context}: Route.LoaderArgs) {
  const shopper = await portalShopper(request, context.get(services).accounts);
  const failed = failureOf(new URL(request.url).searchParams.get('failed'));
  return {profile: await deferOnNavigation(request, loadProfile(shopper)), failed};
}

export async function action({request, context}: Route.ActionArgs) {
  const clients = context.get(services);
  const shopper = await portalShopper(request, clients.accounts);
  const form = await request.formData();
  const answer = (value: ProfileAnswer, status = 200) => data(value, {status});

  if (form.get('intent') !== 'delete') {
    const toast = await saveProfile(shopper, form);
    return answer({toast}, toast.tone === 'failure' ? 503 : 200);
  }
  const refused = await deleteAccount(clients, shopper, form);
  if (!refused) return redirect('/', {status: 303, headers: arrivalNotice('account-deleted')});
  return 'field' in refused ? answer({deletion: refused.field}, 403) : answer(refused, 503);
}

export default function Profile({loaderData, actionData}: Route.ComponentProps) {
  return (
    <ArrivingTab value={loaderData.profile.value}>
      {(profile) => <ProfileTab profile={profile} answer={actionData} failed={loaderData.failed} />}
    </ArrivingTab>
  );
}
