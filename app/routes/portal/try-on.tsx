import {portalShopper} from '~/features/portal/guard.server';
import {services} from '~/lib/context';
import {ButtonLink} from '~/ui/button';
import {EmptyState} from '~/ui/empty-state';
import type {Route} from './+types/try-on';

export async function loader({request, context}: Route.LoaderArgs) {
  await portalShopper(request, context.get(services).accounts);
  return null;
}

export default function TryOn() {
  return (
    <EmptyState
      title="Try a piece on"
      actions={<ButtonLink to="/virtual-try-on">Virtual Try-On</ButtonLink>}
    >
      <p>See a ring, a pair of earrings or a necklace on yourself before you choose it.</p>
    </EmptyState>
  );
}
