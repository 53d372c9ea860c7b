import * as v from 'valibot';
import type {Services} from '~/lib/context';
import {logFailure} from '~/lib/log';
import type {ShopSession} from '~/lib/session';
import type {VerifiedPiece} from './verify-page';

const verifiedKey = 'verified-piece';

const schema = v.object({
  token: v.string(),
  email: v.string(),
  name: v.string(),
  image: v.nullable(v.string()),
  price: v.nullable(v.number()),
});

/**
 * Uses the token of a mailed link up. What it proved is remembered in this browser, so that the
 * page can be reloaded although its token is used up.
 */
export async function verifyPiece(
  {accounts, session}: Pick<Services, 'accounts' | 'session'>,
  token: string,
): Promise<VerifiedPiece | 'invalid' | 'unavailable'> {
  const {data, error, status} = await accounts.anonymous.rpc('verify_guest_wishlist_with_token', {
    token,
  });
  if (error) {
    logFailure('wishlist', error);
    // What the service could not do is no word about the link, which can still be used.
    return status >= 400 && status < 500 ? 'invalid' : 'unavailable';
  }
  const row = data[0];
  if (!row) return 'invalid';
  const piece = {
    token,
    email: row.email,
    name: row.product_name,
    image: row.product_image,
    price: row.product_price,
  };
  session.set(verifiedKey, piece);
  return piece;
}

/** What this link has proved in this browser already; null when nothing. */
export function verifiedPiece(session: ShopSession, token: string): VerifiedPiece | null {
  const parsed = v.safeParse(schema, session.get(verifiedKey));
  return parsed.success && parsed.output.token === token ? parsed.output : null;
}

export const forgetVerifiedPiece = (session: ShopSession): void => session.unset(verifiedKey);
