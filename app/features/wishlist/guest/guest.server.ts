import type {Services} from '~/lib/context';
import {plainId} from '~/lib/store-id';
import {callFunction, type FunctionOutcome} from '~/lib/supabase/functions.server';

/** What became of a request that was made by an address alone. */
export type AddressOutcome = {ok: true; email: string} | {ok: false; message: string};

type Clients = Pick<Services, 'env' | 'clientKey'>;

/** Keeps a piece for somebody without an account, and mails the link that proves the address. */
export async function saveForGuest(
  clients: Clients,
  email: string,
  productId: string,
): Promise<AddressOutcome> {
  const body = {email, productId: plainId(productId)};
  return outcomeOf(
    await callFunction(clients, 'save-guest-wishlist', body),
    email,
    'Failed to save your piece. Please try again.',
  );
}

/** Notes who wants one message when a variant is back. */
export async function askForNotice(
  clients: Clients,
  email: string,
  variantId: string,
): Promise<AddressOutcome> {
  return outcomeOf(
    await callFunction(clients, 'request-stock-notice', {email, variantId}),
    email,
    'Your wish could not be noted. Please try again.',
  );
}

/** The function's own words for the shopper, or ours where it could not be reached. */
const outcomeOf = (outcome: FunctionOutcome, email: string, fallback: string): AddressOutcome =>
  outcome.ok ? {ok: true, email} : {ok: false, message: outcome.message || fallback};
