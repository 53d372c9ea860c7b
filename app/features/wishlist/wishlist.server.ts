import {CacheNone, type Storefront} from '@shopify/hydrogen';
import type {CurrencyCode} from '@shopify/hydrogen/storefront-api-types';
import type {WishlistPieceFragment} from 'storefrontapi.generated';
import {brand} from '~/brand';
import {orUnavailable} from '~/lib/defer';
import type {Services} from '~/lib/context';
import {logFailure} from '~/lib/log';
import type {Shopper} from '~/lib/supabase/accounts';
import {storeId} from '~/lib/store-id';
import {shopCache} from '~/lib/storefront/cache';
import {AccountsUnavailable} from '~/lib/supabase/refresh';
import type {WishedPiece} from './guest/guest-save';
import {mapWishlistItem, rowOf, type WishlistItem} from './mapping';
import type {WishlistOutcome} from './notices';
import {currencyQuery, wishlistPiecesQuery} from './queries';
import type {WishlistChange} from './schema';

/** What a change came to, and the name of the piece where it is known. */
export interface Change {
  outcome: WishlistOutcome;
  name: string;
}

/** The database's word for a row that is there already. */
const duplicate = '23505';
/** The provider answers so many ids at once. */
const mostIds = 250;

/**
 * The shopper's pieces, newest first, as the shop sells them now; as they were kept where the shop
 * cannot be asked. Null when the wishlist itself cannot be read.
 */
export async function loadWishlist(
  {client, id}: Pick<Shopper, 'client' | 'id'>,
  storefront: Storefront,
): Promise<WishlistItem[] | null> {
  const {data: rows, error} = await client
    .from('wishlist')
    .select('*')
    .eq('user_id', id)
    .order('created_at', {ascending: false});
  if (error) {
    logFailure('wishlist', error);
    return null;
  }
  const idOf = (row: (typeof rows)[number]) => row.shopify_product_id ?? storeId(row.product_id);
  const [pieces, currency] = await Promise.all([
    findPieces(storefront, rows.map(idOf)),
    storedCurrency(storefront),
  ]);
  return rows.map((row) =>
    mapWishlistItem(row, pieces ? (pieces.get(idOf(row)) ?? null) : undefined, currency),
  );
}

/** What kept prices are in, asked once in an hour; the house's own where the shop cannot be asked. */
export async function storedCurrency(storefront: Storefront): Promise<CurrencyCode> {
  const answer = await orUnavailable(storefront.query(currencyQuery, {cache: shopCache()}));
  return answer?.localization.country.currency.isoCode ?? brand.currency;
}

/** The wishlist of whoever is here, or why there is none to show. */
export async function openWishlist({
  accounts,
  storefront,
}: Pick<Services, 'accounts' | 'storefront'>): Promise<
  {state: 'signed-out' | 'unavailable'} | {state: 'ready'; items: WishlistItem[]}
> {
  try {
    const shopper = await accounts.shopper();
    if (!shopper) return {state: 'signed-out'};
    const items = await loadWishlist(shopper, storefront);
    return items ? {state: 'ready', items} : {state: 'unavailable'};
  } catch (error) {
    if (!(error instanceof AccountsUnavailable)) throw error;
    logFailure('wishlist', error);
    return {state: 'unavailable'};
  }
}

/** What the shop says of a piece. Null: no such piece. Undefined: nobody could be asked. */
async function findPiece(
  storefront: Storefront,
  productId: string,
): Promise<WishlistPieceFragment | null | undefined> {
  const pieces = await findPieces(storefront, [storeId(productId)]);
  return pieces ? (pieces.get(storeId(productId)) ?? null) : undefined;
}

/** A piece as a note about it shows it; null where the shop has none, or cannot be asked. */
export async function describePiece(
  storefront: Storefront,
  productId: string,
): Promise<WishedPiece | null> {
  const piece = await findPiece(storefront, productId);
  return piece
    ? {
        id: productId,
        name: piece.title,
        picture: piece.images.nodes[0] ?? null,
        price: piece.variants.nodes[0]?.price ?? null,
      }
    : null;
}

/** Makes the change that a heart asked for; a failure is an outcome too, and is logged. */
export async function changeWishlist(
  {accounts, storefront}: Pick<Services, 'accounts' | 'storefront'>,
  {productId, intent}: WishlistChange,
): Promise<Change> {
  try {
    const shopper = await accounts.shopper();
    if (!shopper) return {outcome: 'signed-out', name: ''};
    return intent === 'add'
      ? await addToWishlist(shopper, storefront, productId)
      : await removeFromWishlist(shopper, productId);
  } catch (error) {
    if (!(error instanceof AccountsUnavailable)) throw error;
    logFailure('wishlist', error);
    return {outcome: intent === 'add' ? 'add-failed' : 'remove-failed', name: ''};
  }
}

/** Keeps a piece. Its facts come from the shop, never from the browser. */
async function addToWishlist(
  {client, id}: Pick<Shopper, 'client' | 'id'>,
  storefront: Storefront,
  productId: string,
): Promise<Change> {
  const piece = await findPiece(storefront, productId);
  if (!piece) return {outcome: 'add-failed', name: ''};
  const {error} = await client.from('wishlist').insert({user_id: id, ...rowOf(piece)});
  if (!error) return {outcome: 'added', name: piece.title};
  if (error.code === duplicate) return {outcome: 'present', name: piece.title};
  logFailure('wishlist', error);
  return {outcome: 'add-failed', name: piece.title};
}

/** Lets a piece go; letting go of what is not there is done already. */
async function removeFromWishlist(
  {client, id}: Pick<Shopper, 'client' | 'id'>,
  productId: string,
): Promise<Change> {
  const {error} = await client
    .from('wishlist')
    .delete()
    .eq('user_id', id)
    .eq('product_id', productId);
  if (error) logFailure('wishlist', error);
  return {outcome: error ? 'remove-failed' : 'removed', name: ''};
}

async function findPieces(
  storefront: Storefront,
  ids: string[],
): Promise<Map<string, WishlistPieceFragment> | null> {
  const pages = Array.from({length: Math.ceil(ids.length / mostIds)}, (_, page) =>
    ids.slice(page * mostIds, (page + 1) * mostIds),
  );
  const answers = await Promise.all(
    pages.map((page) =>
      orUnavailable(
        // Prices and stock as they are now, and a list that hardly anybody else asks for.
        storefront.query(wishlistPiecesQuery, {variables: {ids: page}, cache: CacheNone()}),
      ),
    ),
  );
  const pieces = new Map<string, WishlistPieceFragment>();
  for (const answer of answers) {
    if (!answer) return null;
    for (const node of answer.nodes) if (node && 'id' in node) pieces.set(node.id, node);
  }
  return pieces;
}
