import compression from '~/features/try-on/compression/worker.ts?worker&url';
import {workerScript} from '~/features/try-on/engine/worker-script.server';
import type {Route} from './+types/compression';

/** The script that the worker starts from which makes photos smaller. It calls nobody. */
export function loader({request}: Route.LoaderArgs) {
  return workerScript(compression, request.url, []);
}
