import {data} from 'react-router';
import {loadPolicies} from '~/features/pages/policies.server';
import {PoliciesPage} from '~/features/pages/policy-pages';
import {pageMeta} from '~/features/shell/page-meta';
import {services} from '~/lib/context';
import {orUnavailable} from '~/lib/defer';
import type {Route} from './+types/policies';

export async function loader({context}: Route.LoaderArgs) {
  const policies = await orUnavailable(loadPolicies(context.get(services).storefront));
  const links = policies?.map(({handle, title}) => ({handle, title})) ?? null;
  return data({policies: links}, {status: policies ? 200 : 503});
}

export const meta: Route.MetaFunction = ({matches}) =>
  pageMeta(matches, {
    title: 'Policies',
    description: 'Shipping, returns, privacy and terms.',
  });

export default function Policies({loaderData}: Route.ComponentProps) {
  return <PoliciesPage policies={loaderData.policies} />;
}
