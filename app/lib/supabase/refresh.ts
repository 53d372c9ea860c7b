import {reasonOf} from '../log';
import type {SessionTokens} from './account-cookie';

/** Milliseconds before each further try: from 200, doubling. */
const pauses = [200, 400, 800];
const timeLimit = 4_000;

/** What the service says when a session is over for good. Anything else may pass. */
const over = new Set([
  'invalid_grant',
  'refresh_token_not_found',
  'refresh_token_already_used',
  'session_not_found',
  'session_expired',
  'user_not_found',
  'user_banned',
]);

/** The account service did not answer, or not as it should. */
export class AccountsUnavailable extends Error {
  override name = 'AccountsUnavailable';
}

interface Options {
  url: string;
  key: string;
  fetch?: typeof fetch;
  wait?: (milliseconds: number) => Promise<unknown>;
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Exchanges a refresh token for a new session. Null when the session is over.
 * @throws AccountsUnavailable when the service fails, which says nothing about the session.
 */
export async function refreshSession(
  refreshToken: string,
  {url, key, fetch: ask = fetch, wait: pauseFor = wait}: Options,
): Promise<SessionTokens | null> {
  let failure = '';
  for (const pause of [0, ...pauses]) {
    if (pause > 0) await pauseFor(pause);
    try {
      const response = await ask(`${url}/auth/v1/token?grant_type=refresh_token`, {
        method: 'POST',
        headers: {'Content-Type': 'application/json', apikey: key},
        body: JSON.stringify({refresh_token: refreshToken}),
        signal: AbortSignal.timeout(timeLimit),
      });
      const answer = await response.json<Partial<Record<string, unknown>>>();
      if (response.ok) {
        const tokens = asTokens(answer);
        if (tokens) return tokens;
      }
      const code = answer.error_code ?? answer.code ?? answer.error;
      if (typeof code === 'string' && over.has(code)) return null;
      failure = `refresh answered ${response.status} ${typeof code === 'string' ? code : ''}`;
    } catch (error) {
      failure = reasonOf(error);
      // A service that hangs will hang again.
      if (error instanceof Error && error.name === 'TimeoutError') break;
    }
  }
  throw new AccountsUnavailable(failure);
}

/** A session as the service words it; null when it is none. */
export function asTokens(session: {
  access_token?: unknown;
  refresh_token?: unknown;
  expires_in?: unknown;
  expires_at?: unknown;
}): SessionTokens | null {
  const {access_token, refresh_token, expires_at, expires_in} = session;
  if (typeof access_token !== 'string' || typeof refresh_token !== 'string') return null;
  const lifetime = typeof expires_in === 'number' ? expires_in : 3_600;
  return {
    accessToken: access_token,
    refreshToken: refresh_token,
    expiresAt:
      typeof expires_at === 'number' ? expires_at : Math.floor(Date.now() / 1_000) + lifetime,
  };
}
