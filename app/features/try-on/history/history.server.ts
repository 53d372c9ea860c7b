import type {Storefront} from '@shopify/hydrogen';
import {orUnavailable} from '~/lib/defer';
import {logFailure} from '~/lib/log';
import {priceText} from '~/lib/money';
import {isCategory, productPath} from '~/lib/product-path';
import {storeId} from '~/lib/store-id';
import type {Shopper} from '~/lib/supabase/accounts';
import {orThrow, signedUrls} from '../photos.server';
import {historyPiecesQuery} from './queries';
import type {HistoryPiece, HistorySession, ManagedPhoto, TryOnHistory} from './session';

/** More than anybody looks through; also what one product lookup may ask for. */
const most = 200;

/** All try-ons and photos that the shopper keeps. What cannot be read is null, and logged. */
export async function loadHistory(shopper: Shopper, storefront: Storefront): Promise<TryOnHistory> {
  const orNull = (error: unknown) => {
    logFailure('try-on history', error);
    return null;
  };
  const [sessions, photos] = await Promise.all([
    loadSessions(shopper, storefront).catch(orNull),
    loadPhotos(shopper).catch(orNull),
  ]);
  return {sessions, photos};
}

async function loadSessions(
  {client, id}: Shopper,
  storefront: Storefront,
): Promise<HistorySession[]> {
  const [rows, shares] = await Promise.all([
    client
      .from('try_on_sessions')
      .select(
        'id, product_id, category, session_group_id, processed_image_url, status, engine, created_at',
      )
      .eq('user_id', id)
      .order('created_at', {ascending: false})
      .limit(most)
      .then(orThrow),
    client.from('try_on_shares').select('session_id').eq('user_id', id).then(orThrow),
  ]);
  const sessions = rows ?? [];
  const pathOf = ({status, processed_image_url: path}: (typeof sessions)[number]) =>
    status === 'completed' ? path : null;
  const [pictures, pieces] = await Promise.all([
    signedUrls(
      client,
      sessions.flatMap((row) => pathOf(row) ?? []),
    ),
    loadPieces(
      storefront,
      sessions.map((row) => row.product_id),
    ),
  ]);
  const shared = new Set(shares?.map(({session_id}) => session_id));

  return sessions.flatMap((row) => {
    if (!isCategory(row.category)) return [];
    return {
      id: row.id,
      status: row.status,
      category: row.category,
      engine: row.engine === 'device' || row.engine === 'generative' ? row.engine : null,
      createdAt: row.created_at,
      groupId: row.session_group_id,
      shared: shared.has(row.id),
      picture: pictures.get(pathOf(row) ?? '') ?? null,
      piece: pieces.get(storeId(row.product_id)) ?? null,
    };
  });
}

async function loadPhotos({client, id}: Shopper): Promise<ManagedPhoto[]> {
  const rows =
    orThrow(
      await client
        .from('user_photos')
        .select('id, category, image_url')
        .eq('user_id', id)
        .order('last_used_at', {ascending: false})
        .limit(most),
    ) ?? [];
  const urls = await signedUrls(
    client,
    rows.map(({image_url}) => image_url),
  );
  return rows.flatMap(({id: photo, category, image_url}) =>
    isCategory(category) ? [{id: photo, category, url: urls.get(image_url) ?? null}] : [],
  );
}

/** Pieces by their store ids. Those that cannot be found are logged and left out. */
async function loadPieces(
  storefront: Storefront,
  productIds: string[],
): Promise<Map<string, HistoryPiece>> {
  const ids = [...new Set(productIds.map(storeId).filter((id) => id.startsWith('gid://')))];
  if (ids.length === 0) return new Map();
  const answer = await orUnavailable(storefront.query(historyPiecesQuery, {variables: {ids}}));
  const found = new Map(
    (answer?.nodes ?? []).flatMap((node) => {
      if (node?.__typename !== 'Product') return [];
      const {id, title, images, variants} = node;
      const piece: HistoryPiece = {
        title,
        path: productPath(node),
        price: priceText(variants.nodes[0]?.price),
        image: images.nodes[0]?.url ?? null,
      };
      return [[id, piece] as const];
    }),
  );
  if (answer && found.size < ids.length) {
    logFailure('try-on history', `${ids.length - found.size} pieces are no longer in the shop`);
  }
  return found;
}
