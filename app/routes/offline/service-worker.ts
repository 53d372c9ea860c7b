import {assets} from 'virtual:react-router/server-build';
import worker from '~/features/offline/service-worker.ts?worker&url';
import {serviceWorkerResponse} from '~/features/offline/worker-response.server';
import type {Route} from './+types/service-worker';

export function loader({request}: Route.LoaderArgs) {
  return serviceWorkerResponse(worker, request.url, assets.version);
}
