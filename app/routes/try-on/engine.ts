import {workerScript} from '~/features/try-on/engine/worker-script.server';
import engine from '~/features/try-on/engine/worker.ts?worker&url';
import {services} from '~/lib/context';
import {shopOrigins} from '~/lib/security-headers';
import type {Route} from './+types/engine';

/** The script that the try-on's worker starts from. */
export function loader({request, context}: Route.LoaderArgs) {
  const pictures = ['https://cdn.shopify.com', ...shopOrigins(context.get(services).env)];
  return workerScript(engine, request.url, pictures);
}
