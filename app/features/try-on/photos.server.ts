import type {Shopper} from '~/lib/supabase/accounts';
import type {Category} from '~/lib/product-path';
import {consentVersions, type PhotoShelf, type SavedPhoto} from './shelf';

export const bucket = 'try-on-uploads';
/** Seconds for which a signed address shows a file. */
export const shownFor = 600;
const mostPhotos = 6;

/** Throws what the service answered, so that one place logs it. */
export function orThrow<Data>({data, error}: {data: Data; error: {message: string} | null}): Data {
  if (error) throw new Error(error.message);
  return data;
}

/**
 * The shopper's saved photos of a category, and whether the notice was agreed to.
 * @throws Error when the service fails.
 */
export async function loadPhotoShelf(
  {client, id}: Shopper,
  category: Category,
  {group, generative}: {group: string | undefined; generative: boolean},
): Promise<PhotoShelf> {
  const [consents, photos, grouped] = await Promise.all([
    client
      .from('try_on_consents')
      .select('id')
      .eq('user_id', id)
      .in('version', generative ? [consentVersions.generative] : Object.values(consentVersions))
      .is('withdrawn_at', null)
      .limit(1)
      .then(orThrow),
    client
      .from('user_photos')
      .select('id, image_url')
      .eq('user_id', id)
      .eq('category', category)
      .eq('is_validated', true)
      .order('last_used_at', {ascending: false})
      .limit(mostPhotos)
      .then(orThrow),
    group ? photoOfGroup({client, id}, group) : null,
  ]);
  const rows = [...(photos ?? []), ...(grouped ? [grouped] : [])];
  const urls = await signedUrls(
    client,
    rows.map(({image_url}) => image_url),
  );
  const saved = (row: {id: string; image_url: string}): SavedPhoto[] => {
    const url = urls.get(row.image_url);
    // A file that is gone cannot be tried on.
    return url ? [{id: row.id, url}] : [];
  };
  return {
    generative,
    consented: (consents ?? []).length > 0,
    photos: (photos ?? []).flatMap(saved),
    groupPhoto: grouped ? (saved(grouped)[0] ?? null) : null,
  };
}

async function photoOfGroup({client, id}: Pick<Shopper, 'client' | 'id'>, group: string) {
  const [session] =
    orThrow(
      await client
        .from('try_on_sessions')
        .select('photo_id')
        .eq('user_id', id)
        .eq('session_group_id', group)
        .not('photo_id', 'is', null)
        .limit(1),
    ) ?? [];
  if (!session?.photo_id) return null;
  const [photo] =
    orThrow(
      await client
        .from('user_photos')
        .select('id, image_url')
        .eq('user_id', id)
        .eq('id', session.photo_id)
        .limit(1),
    ) ?? [];
  return photo ?? null;
}

/** Addresses that show files for some minutes, by path; files that are gone have none. */
export async function signedUrls(
  client: Shopper['client'],
  paths: string[],
): Promise<Map<string, string>> {
  if (paths.length === 0) return new Map();
  const signed = orThrow(await client.storage.from(bucket).createSignedUrls(paths, shownFor)) ?? [];
  return new Map(
    signed.flatMap(({path, signedUrl, error}) =>
      path && signedUrl && !error ? [[path, signedUrl] as const] : [],
    ),
  );
}

/**
 * Keeps that the shopper agreed to the notice, with its version; the database adds the time.
 * @throws Error when the service fails.
 */
export async function recordConsent({client, id}: Shopper, version: string): Promise<void> {
  orThrow(await client.from('try_on_consents').insert({user_id: id, version}));
}
