import {redirect} from 'react-router';
import {portalShopper} from '~/features/portal/guard.server';
import {exportData} from '~/features/portal/profile/export.server';
import {services} from '~/lib/context';
import type {Route} from './+types/export';

/** Everything that is kept about the shopper, as a file. */
export async function loader({request, context}: Route.LoaderArgs) {
  const shopper = await portalShopper(request, context.get(services).accounts);
  const kept = await exportData(shopper);
  if (!kept) throw redirect('/portal?failed=export');
  const day = new Date().toISOString().slice(0, 10);
  return new Response(JSON.stringify(kept, null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="my-data-${day}.json"`,
      'Cache-Control': 'private, no-store',
    },
  });
}
