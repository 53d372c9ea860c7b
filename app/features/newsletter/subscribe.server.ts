import type {Services} from '~/lib/context';
import {callFunction} from '~/lib/supabase/functions.server';
import {parseNewsletterForm} from './schema';
import {newsletterTexts, type NewsletterOutcome} from './texts';

/** Asks for the letters: the address gets a mail with the link that proves it. Never throws. */
export async function subscribe(
  services: Pick<Services, 'env' | 'clientKey'>,
  form: FormData,
): Promise<NewsletterOutcome> {
  const request = parseNewsletterForm(form);
  if ('status' in request) return request;

  const answer = await callFunction(services, 'send-newsletter-discount', request);
  if (answer.ok) return {status: 'sent', ...newsletterTexts.sent};
  const {title, message} = newsletterTexts.failed;
  // Being asked to wait is told as such; everything else in the stated words.
  return {
    status: 'failed',
    title,
    message: answer.code === 'rate-limited' && answer.message ? answer.message : message,
  };
}
