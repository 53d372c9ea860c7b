import {createClient, type SupabaseClient} from '@supabase/supabase-js';
import {redirect} from 'react-router';
import type {ShopEnv} from '../env.server';
import {logFailure} from '../log';
import {AccountCookie, type SessionTokens} from './account-cookie';
import type {Database} from './database.types';
import {patientFetch} from './patient-fetch';
import {AccountsUnavailable, asTokens, refreshSession} from './refresh';
import {isHonoured} from './session-check';

export type Client = SupabaseClient<Database>;

/** Who is signed in. */
export interface Shopper {
  id: string;
  email: string;
  /** Reads and writes as the shopper: row level security sees who asks. It has no `auth`. */
  client: Client;
  accessToken: string;
}

export interface Accounts {
  /** Client of a visitor who is not signed in: for the auth service and what anybody may call. */
  anonymous: Client;
  /**
   * The signed-in shopper, with the session refreshed where needed; null when signed out, also on
   * another device. The auth service is asked once per request. Await it before the answer begins: a refreshed session travels in its headers.
   * @throws AccountsUnavailable when the session needs a refresh and the service fails.
   */
  shopper(): Promise<Shopper | null>;
  /** Keeps a session that the auth service has just given. */
  begin(session: {access_token: string; refresh_token: string; expires_at?: number}): Shopper;
  /** Forgets the session in this browser. */
  end(): void;
  /** Writes what changed to the answer, and keeps an answer for one shopper out of caches. */
  commit(headers: Headers): Promise<void>;
}

/** A token this close to its end (seconds) is refreshed before it is used. */
const margin = 60;

const connectOptions = {
  persistSession: false,
  autoRefreshToken: false,
  detectSessionInUrl: false,
};

/** The accounts of one request. Nothing is asked or built before it is needed. */
export function createAccounts(
  request: Request,
  env: ShopEnv,
  clientKey: () => Promise<string>,
): Accounts {
  const {SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY: key, SESSION_SECRET: secret} = env;
  const cookie = new AccountCookie(request, secret);
  let knownKey: Promise<string> | undefined;
  const fetch = patientFetch(() => (knownKey ??= clientKey()));

  let anonymous: Client | undefined;
  let asked: Promise<Shopper | null> | undefined;
  let changed: SessionTokens | null | undefined;

  const asShopper = ({accessToken}: SessionTokens): Shopper => {
    let client: Client | undefined;
    return {
      ...identity(accessToken),
      accessToken,
      get client() {
        return (client ??= createClient<Database>(url, key, {
          accessToken: () => Promise.resolve(accessToken),
          global: {fetch},
        }));
      },
    };
  };

  const find = async (): Promise<Shopper | null> => {
    const kept = await cookie.read();
    if (!kept) {
      if (cookie.hinted) changed = null;
      return null;
    }
    const left = kept.expiresAt - Date.now() / 1_000;
    // What is refused is refreshed, which tells a session that is over from a token that is.
    if (left > margin && (await isHonoured(kept.accessToken, {url, key}))) return asShopper(kept);
    try {
      changed = await refreshSession(kept.refreshToken, {url, key});
    } catch (error) {
      // Still good for a moment: the next request tries again.
      if (left > 0 && left <= margin) return asShopper(kept);
      throw error;
    }
    return changed && asShopper(changed);
  };

  return {
    get anonymous() {
      return (anonymous ??= createClient<Database>(url, key, {
        auth: connectOptions,
        global: {fetch},
      }));
    },
    shopper: () => (asked ??= find()),
    begin(session) {
      const tokens = asTokens(session);
      if (!tokens) throw new AccountsUnavailable('the service gave no session');
      changed = tokens;
      const shopper = asShopper(tokens);
      asked = Promise.resolve(shopper);
      return shopper;
    },
    end() {
      changed = null;
      asked = Promise.resolve(null);
    },
    async commit(headers) {
      if (changed !== undefined) {
        for (const line of await cookie.write(changed)) headers.append('Set-Cookie', line);
      }
      const publicly = /no-store/.test(headers.get('Cache-Control') ?? '') === false;
      if ((asked || changed !== undefined) && publicly) {
        headers.set('Cache-Control', 'private, no-store');
      }
    },
  };
}

/** The signed-in shopper; null also where the service cannot say, of which one line is logged. */
export async function shopperIfKnown(accounts: Accounts): Promise<Shopper | null> {
  try {
    return await accounts.shopper();
  } catch (error) {
    logFailure('account', error);
    return null;
  }
}

/**
 * The signed-in shopper, for pages that nobody else sees. Everyone else is led to the sign-in page
 * and back here afterwards.
 * @throws Response the redirect. @throws AccountsUnavailable
 */
export async function requireShopper(request: Request, accounts: Accounts): Promise<Shopper> {
  const shopper = await accounts.shopper();
  if (shopper) return shopper;
  const {pathname, search} = new URL(request.url);
  throw redirect(`/auth?redirect_to=${encodeURIComponent(pathname + search)}`);
}

/** Who a token is about. It comes out of a cookie that the shop signed, so it is read, not checked. */
function identity(accessToken: string): {id: string; email: string} {
  const payload = accessToken.split('.')[1] ?? '';
  const bytes = Uint8Array.from(
    atob(payload.replaceAll('-', '+').replaceAll('_', '/')),
    (character) => character.charCodeAt(0),
  );
  const claims = JSON.parse(new TextDecoder().decode(bytes)) as {sub?: string; email?: string};
  return {id: claims.sub ?? '', email: claims.email ?? ''};
}
