import {answerShopper, readCall, refuse} from '~/features/try-on/answer.server';
import {generatePicture} from '~/features/try-on/generate.server';
import {generateCall} from '~/features/try-on/schema';
import {services} from '~/lib/context';
import type {Route} from './+types/generate';

/** `POST /try-on/generate.json`: the generative engine's picture, or what to tell the shopper. */
export async function action({request, context}: Route.ActionArgs) {
  const all = context.get(services);
  return answerShopper(all.accounts, 'Failed to generate image', async (shopper) => {
    const outcome = await generatePicture(all, shopper, await readCall(request, generateCall));
    if (!outcome.ok) throw refuse(502, outcome.message);
    return {processedImageUrl: outcome.url};
  });
}
