import {answerShopper, readCall} from '~/features/try-on/answer.server';
import {sessionCall} from '~/features/try-on/schema';
import {
  beginSession,
  completeSession,
  failSession,
  keepPhoto,
  replaceResult,
} from '~/features/try-on/sessions.server';
import {services} from '~/lib/context';
import type {Route} from './+types/sessions';

/**
 * `POST /try-on/sessions.json`: a try-on from its beginning to its end. Files go straight to the
 * private bucket, by addresses that are signed here.
 */
export async function action({request, context}: Route.ActionArgs) {
  const {accounts} = context.get(services);
  return answerShopper(accounts, 'This try-on could not be kept.', async (shopper) => {
    const call = await readCall(request, sessionCall, 'This try-on cannot be kept.');
    switch (call.intent) {
      case 'begin':
        return beginSession(shopper, call);
      case 'keep-photo':
        return {photoId: await keepPhoto(shopper, call)};
      case 'replace':
        return {resultUpload: await replaceResult(shopper, call)};
      case 'complete':
        return completeSession(shopper, call);
      case 'fail':
        return failSession(shopper, call);
    }
  });
}
