import * as v from 'valibot';
import type {Services} from '~/lib/context';
import type {Shopper} from '~/lib/supabase/accounts';
import {callFunction} from '~/lib/supabase/functions.server';
import {bucket, orThrow, shownFor} from './photos.server';
import type {generateCall} from './schema';

/** Milliseconds: it says 30-60 seconds, and the slowest need a little more. */
const patience = 90_000;

export type Generated = {ok: true; url: string} | {ok: false; message: string};

const answerSchema = v.object({processedImageUrl: v.pipe(v.string(), v.minLength(1))});

/** What a failure of the function means to the shopper, by its status. */
export function generativeFailure({
  status,
  message,
  details,
}: {
  status: number;
  message: string;
  details: string;
}): string {
  if (status === 429) return 'AI service is busy. Please try again in a moment.';
  if (status === 402) return 'AI service temporarily unavailable. Please try again later.';
  // Answered well, yet with an error in it.
  if (status >= 200 && status < 300) {
    return [message, details].filter(Boolean).join(': ') || 'Failed to generate image';
  }
  return 'Image processing failed. Please try a different photo or check the console for details.';
}

/** Asks the generative engine for a picture. What went wrong is in the outcome, and logged. */
export async function generatePicture(
  services: Pick<Services, 'env' | 'clientKey'>,
  shopper: Shopper,
  call: v.InferOutput<typeof generateCall>,
): Promise<Generated> {
  const outcome = await callFunction(services, 'virtual-try-on', call, {
    accessToken: shopper.accessToken,
    timeout: patience,
  });
  if (!outcome.ok) return {ok: false, message: generativeFailure(outcome)};
  const answer = v.safeParse(answerSchema, outcome.data);
  if (!answer.success) {
    const told = v.safeParse(
      v.object({error: v.optional(v.string(), ''), details: v.optional(v.string(), '')}),
      outcome.data,
    );
    const {error: message, details} = told.success ? told.output : {error: '', details: ''};
    return {ok: false, message: generativeFailure({status: 200, message, details})};
  }
  return {ok: true, url: await shown(shopper, answer.output.processedImageUrl)};
}

/** A path in the private bucket becomes an address that ends; an address stays what it is. */
async function shown({client}: Shopper, picture: string): Promise<string> {
  if (/^(https?:|data:)/.test(picture)) return picture;
  const signed = orThrow(await client.storage.from(bucket).createSignedUrl(picture, shownFor));
  if (!signed) throw new Error('The picture cannot be shown');
  return signed.signedUrl;
}
