import {data} from 'react-router';
import {loadPolicies} from '~/features/pages/policies.server';
import {PolicyPage, Unreachable} from '~/features/pages/policy-pages';
import {pageMeta} from '~/features/shell/page-meta';
import {services} from '~/lib/context';
import {orUnavailable} from '~/lib/defer';
import type {Route} from './+types/policy';

export async function loader({params, context}: Route.LoaderArgs) {
  const policies = await orUnavailable(loadPolicies(context.get(services).storefront));
  if (!policies) return data({found: null}, {status: 503});
  const policy = policies.find(({handle}) => handle === params.handle);
  if (!policy) throw data(null, {status: 404});
  return data({
    found: {policy, policies: policies.map(({handle, title}) => ({handle, title}))},
  });
}

export const meta: Route.MetaFunction = ({matches, loaderData}) =>
  pageMeta(matches, {title: loaderData?.found?.policy.title ?? 'Policies'});

export default function PolicyRoute({loaderData}: Route.ComponentProps) {
  return loaderData.found ? <PolicyPage {...loaderData.found} /> : <Unreachable level={1} />;
}
