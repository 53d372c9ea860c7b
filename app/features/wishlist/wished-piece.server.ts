import * as v from 'valibot';
import {authPath} from '~/features/auth/auth-path';
import type {ShopSession} from '~/lib/session';
import type {Toast} from '~/ui/toast';

/** The piece that a signed-out shopper wanted to keep, until somebody signs in here. */
const wishKey = 'wished-piece';
/** What the wishlist page says once, after a change that came by a plain form. */
const noticeKey = 'wishlist-notice';

const notice = v.object({
  title: v.string(),
  message: v.optional(v.string()),
  tone: v.optional(v.picklist(['calm', 'failure'])),
});

export function rememberWish(session: ShopSession, productId: string): void {
  session.set(wishKey, productId);
}

/** The remembered piece; null when there is none. */
export function readWish(session: ShopSession): string | null {
  const productId = session.get(wishKey);
  return typeof productId === 'string' ? productId : null;
}

export function forgetWish(session: ShopSession): void {
  session.unset(wishKey);
}

const keepPath = '/wishlist/keep';

/** Where somebody who has to sign in first is sent, to come back with the piece kept. */
export const signInPath = (productId: string): string =>
  authPath({redirectTo: `${keepPath}?${new URLSearchParams({piece: productId}).toString()}`});

/** The piece that a return target is about; null when it is about none. */
export function wishedIn(target: string): string | null {
  const {pathname, searchParams} = new URL(target, 'https://shop.example');
  const piece = searchParams.get('piece') ?? '';
  return pathname === keepPath && /^\d+$/.test(piece) ? piece : null;
}

export function leaveNotice(session: ShopSession, toast: Toast): void {
  session.set(noticeKey, toast);
}

/** What is to be said, which is then forgotten. */
export function takeNotice(session: ShopSession): Toast | null {
  const left = session.get(noticeKey);
  if (left === undefined) return null;
  session.unset(noticeKey);
  const parsed = v.safeParse(notice, left);
  return parsed.success ? parsed.output : null;
}
