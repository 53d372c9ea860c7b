import type {Services} from '~/lib/context';
import {callFunction} from '~/lib/supabase/functions.server';
import {unsubscribeFailed, type UnsubscribeOutcome} from './unsubscribe-outcome';

/** Ends the letters to the address that the link was mailed to. */
export async function unsubscribe(
  services: Pick<Services, 'env' | 'clientKey'>,
  token: string,
): Promise<UnsubscribeOutcome> {
  const answer = await callFunction(services, 'newsletter-unsubscribe', {}, {query: {token}});
  if (answer.ok) return {outcome: 'done'};
  return answer.code === 'refused'
    ? {outcome: 'refused'}
    : {outcome: 'failed', message: answer.message || unsubscribeFailed};
}
