import * as v from 'valibot';
import {answerShopper, readCall, refuse} from '~/features/try-on/answer.server';
import {loadPhotoShelf, recordConsent} from '~/features/try-on/photos.server';
import {consentCall, shelfQuery} from '~/features/try-on/schema';
import {services} from '~/lib/context';
import type {Route} from './+types/photos';

/** `/try-on/photos.json?category=&group=`: the shopper's saved photos, for nobody else. */
export function loader({request, context}: Route.LoaderArgs) {
  const {accounts, env} = context.get(services);
  const query = v.safeParse(
    shelfQuery,
    Object.fromEntries(new URL(request.url).searchParams.entries()),
  );
  if (!query.success) return refuse(400, 'Failed to load saved photos');
  const {category, group} = query.output;
  return answerShopper(accounts, 'Failed to load saved photos', (shopper) =>
    loadPhotoShelf(shopper, category, {group, generative: env.TRY_ON_GENERATIVE === 'true'}),
  );
}

/** Keeps the consent that comes before the first photo. */
export async function action({request, context}: Route.ActionArgs) {
  const {accounts} = context.get(services);
  return answerShopper(
    accounts,
    'Your agreement could not be noted. Please try again.',
    async (shopper) => {
      const {version} = await readCall(request, consentCall, 'This notice is not known.');
      return recordConsent(shopper, version);
    },
  );
}
