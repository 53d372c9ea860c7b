import * as v from 'valibot';
import type {Services} from '~/lib/context';
import {logFailure, reasonOf} from '~/lib/log';

/** The edge functions that the shop calls for a visitor. */
export type FunctionName =
  | 'send-newsletter-discount'
  | 'newsletter-unsubscribe'
  | 'save-guest-wishlist'
  | 'submit-inquiry'
  | 'request-stock-notice'
  | 'delete-account'
  | 'virtual-try-on';

/**
 * Why a call brought nothing: the request was at fault, it came too often, the function broke, or
 * nothing answered in time.
 */
export type FunctionFailureCode = 'refused' | 'rate-limited' | 'failed' | 'unreachable';

export type FunctionOutcome =
  | {ok: true; data: unknown}
  | {
      ok: false;
      /** HTTP status; 0 when nothing answered. */
      status: number;
      code: FunctionFailureCode;
      /** The function's own text for the shopper; empty when it gave none. */
      message: string;
      /** What some functions add to it. */
      details: string;
      /** Seconds to wait before trying again, where the function said so. */
      retryAfter: number | null;
    };

interface CallOptions {
  /** Of the signed-in shopper, for functions that act for one. */
  accessToken?: string;
  /** Query parameters, where the function reads its input there. */
  query?: Record<string, string>;
  /** Milliseconds until it counts as unreachable. */
  timeout?: number;
}

/** Milliseconds that a shopper is kept waiting for an answer. */
const patience = 8_000;

const failureBody = v.object({
  error: v.optional(v.fallback(v.string(), ''), ''),
  details: v.optional(v.fallback(v.string(), ''), ''),
});

/**
 * Calls an edge function for the visitor. Never throws: what went wrong is in the outcome, and in
 * one log line unless the visitor's own input was refused.
 */
export async function callFunction(
  {env, clientKey}: Pick<Services, 'env' | 'clientKey'>,
  name: FunctionName,
  body: unknown,
  {accessToken, query, timeout = patience}: CallOptions = {},
): Promise<FunctionOutcome> {
  const url = new URL(`/functions/v1/${name}`, env.SUPABASE_URL);
  url.search = new URLSearchParams(query).toString();
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        apikey: env.SUPABASE_PUBLISHABLE_KEY,
        'x-client-key': await clientKey(),
        ...(accessToken && {Authorization: `Bearer ${accessToken}`}),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeout),
    });
    const data: unknown = await response.json().catch(() => null);
    return response.ok ? {ok: true, data} : refusal(name, response, data);
  } catch (error) {
    logFailure('functions', `${name} cannot be reached: ${reasonOf(error)}`);
    return {
      ok: false,
      status: 0,
      code: 'unreachable',
      message: '',
      details: '',
      retryAfter: null,
    };
  }
}

function refusal(name: FunctionName, {status, headers}: Response, data: unknown): FunctionOutcome {
  const told = v.safeParse(failureBody, data);
  const {error: message, details} = told.success ? told.output : {error: '', details: ''};
  const code = status === 429 ? 'rate-limited' : status < 500 ? 'refused' : 'failed';
  if (code !== 'refused') logFailure('functions', `${name} answered ${status} ${message}`.trim());
  const seconds = Number(headers.get('Retry-After') ?? NaN);
  return {
    ok: false,
    status,
    code,
    message,
    details,
    retryAfter: Number.isFinite(seconds) ? seconds : null,
  };
}
