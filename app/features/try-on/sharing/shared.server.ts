import * as v from 'valibot';
import type {Storefront} from '@shopify/hydrogen';
import type {ShopEnv} from '~/lib/env.server';
import {logFailure} from '~/lib/log';
import {isCategory} from '~/lib/product-path';
import type {Accounts} from '~/lib/supabase/accounts';
import {StorefrontError} from '~/lib/storefront/error';
import {findTryOnPiece} from '../pieces.server';
import type {SharedTryOn} from './shared-page';

/** Milliseconds that a picture may take. */
const patience = 10_000;

const isSessionId = (id: string) => v.is(v.pipe(v.string(), v.uuid()), id);

/**
 * What a stranger may know of a try-on while its owner shares it. Null for every other id: never
 * shared, no longer shared, deleted and unknown cannot be told apart.
 * @throws Error when the service fails.
 */
export async function findShared(
  {anonymous}: Accounts,
  storefront: Storefront,
  id: string,
): Promise<SharedTryOn | null> {
  if (!isSessionId(id)) return null;
  const {data, error} = await anonymous.rpc('get_shared_try_on', {session_id: id});
  if (error) throw new Error(error.message);
  const [row] = data;
  if (!row || !isCategory(row.category)) return null;
  const number = /(\d+)$/.exec(row.product_id)?.[1];
  const piece = number ? await findTryOnPiece(storefront, number).catch(unlessUnavailable) : null;
  return {
    id,
    category: row.category,
    engine: row.engine === 'generative' ? 'generative' : 'device',
    piece: piece && {title: piece.title, path: piece.path, price: piece.price},
  };
}

/** The picture outlives an outage of the shop. */
function unlessUnavailable(error: unknown): null {
  if (error instanceof StorefrontError) return null;
  throw error;
}

/**
 * The picture of a shared try-on; 404 as soon as it is not shared. It is read to its end first: what
 * the service takes has a limit, what the visitor's line takes has none.
 */
export async function sharedPicture(
  {SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY}: ShopEnv,
  id: string,
): Promise<Response> {
  const headers = {
    // Gone as soon as it is no longer shared, so nobody keeps a copy.
    'Cache-Control': 'private, no-store',
    'X-Robots-Tag': 'noindex, noimageindex',
    'X-Content-Type-Options': 'nosniff',
  };
  if (!isSessionId(id)) return new Response(null, {status: 404, headers});
  const url = new URL('/functions/v1/shared-try-on', SUPABASE_URL);
  url.searchParams.set('session', id);
  try {
    const picture = await fetch(url, {
      headers: {apikey: SUPABASE_PUBLISHABLE_KEY},
      signal: AbortSignal.timeout(patience),
    });
    const type = picture.headers.get('Content-Type') ?? '';
    if (picture.ok && type.startsWith('image/')) {
      return new Response(await picture.arrayBuffer(), {
        headers: {...headers, 'Content-Type': type},
      });
    }
    await picture.body?.cancel();
    if (picture.status === 404) return new Response(null, {status: 404, headers});
    throw new Error(`shared-try-on answered ${picture.status}`);
  } catch (error) {
    logFailure('shared try-on', error);
    return new Response(null, {status: 503, headers});
  }
}
