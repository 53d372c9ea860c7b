import {Outlet, redirect} from 'react-router';
import {portalShopper} from '~/features/portal/guard.server';
import {PortalPage, PortalUnavailable} from '~/features/portal/portal-page';
import {tabPath} from '~/features/portal/portal-tabs';
import {pageMeta} from '~/features/shell/page-meta';
import {services} from '~/lib/context';
import type {Route} from './+types/layout';

export async function loader({request, context}: Route.LoaderArgs) {
  const tab = tabPath(new URL(request.url).searchParams.get('tab'));
  if (tab) throw redirect(tab);
  const {email} = await portalShopper(request, context.get(services).accounts);
  return {email};
}

export const meta: Route.MetaFunction = ({matches}) => [
  ...pageMeta(matches, {title: 'Your Personal Atelier'}),
  {name: 'robots', content: 'noindex'},
];

export default function Portal({loaderData}: Route.ComponentProps) {
  return (
    <PortalPage email={loaderData.email}>
      <Outlet />
    </PortalPage>
  );
}

export function ErrorBoundary() {
  return <PortalUnavailable />;
}
