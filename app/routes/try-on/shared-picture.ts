import {sharedPicture} from '~/features/try-on/sharing/shared.server';
import {services} from '~/lib/context';
import type {Route} from './+types/shared-picture';

/** The picture of a shared try-on, for the page and for previews of its link. */
export function loader({params, context}: Route.LoaderArgs) {
  return sharedPicture(context.get(services).env, params.sessionId);
}
