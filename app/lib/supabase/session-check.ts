import {logFailure} from '../log';

/** Milliseconds that a page waits for the answer; every personal page waits for it. */
const timeLimit = 2_000;

/**
 * Whether the auth service still honours an access token. Its signature and its time say nothing of
 * a session that was ended on another device. A service that cannot say leaves the shopper signed
 * in: an outage ends no session.
 */
export async function isHonoured(
  accessToken: string,
  {url, key}: {url: string; key: string},
): Promise<boolean> {
  try {
    const response = await fetch(`${url}/auth/v1/user`, {
      headers: {apikey: key, Authorization: `Bearer ${accessToken}`},
      signal: AbortSignal.timeout(timeLimit),
    });
    await response.body?.cancel();
    if (response.status === 401 || response.status === 403) return false;
    if (!response.ok) logFailure('account', `the session check answered ${response.status}`);
  } catch (error) {
    logFailure('account', error);
  }
  return true;
}
