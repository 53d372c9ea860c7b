import type {Shopper} from '~/lib/supabase/accounts';
import {refuse} from './answer.server';
import {bucket, orThrow} from './photos.server';
import type {SessionCall} from './schema';
import type {BegunSession} from './shelf';

type Call<Intent extends SessionCall['intent']> = Extract<SessionCall, {intent: Intent}>;

const originalOf = (shopper: Shopper, session: string) => `${shopper.id}/${session}-original.jpg`;
const resultOf = (shopper: Shopper, session: string) => `${shopper.id}/${session}-result.jpg`;

/** An address that takes one file; a second one takes the first one's place. */
async function uploadAddress({client}: Shopper, path: string): Promise<string> {
  const files = client.storage.from(bucket);
  const signed = orThrow(await files.createSignedUploadUrl(path, {upsert: true}));
  if (!signed) throw new Error(`No upload address for ${path}`);
  return signed.signedUrl;
}

/**
 * Begins a try-on, and opens the ways for its files: the photo where it is new, and the picture.
 * @throws Error when the service fails or refuses.
 */
export async function beginSession(
  shopper: Shopper,
  {productId, category, photoId, groupId, original}: Call<'begin'>,
): Promise<BegunSession> {
  const {client, id} = shopper;
  const [session] = await Promise.all([
    client
      .from('try_on_sessions')
      .insert({
        user_id: id,
        product_id: productId,
        category,
        photo_id: photoId,
        session_group_id: groupId,
        original_image_url: original,
        engine: 'device',
      })
      .select('id')
      .single()
      .then(orThrow),
    photoId ? markUsed(shopper, photoId) : null,
  ]);
  if (!session) throw new Error('The try-on was not begun');
  const [photoUpload, resultUpload] = await Promise.all([
    photoId ? null : uploadAddress(shopper, originalOf(shopper, session.id)),
    uploadAddress(shopper, resultOf(shopper, session.id)),
  ]);
  return {sessionId: session.id, photoUpload, resultUpload};
}

async function markUsed({client, id}: Shopper, photoId: string): Promise<void> {
  orThrow(
    await client
      .from('user_photos')
      .update({last_used_at: new Date().toISOString()})
      .eq('user_id', id)
      .eq('id', photoId),
  );
}

/**
 * Keeps a photo that was sent, now that a piece could be placed on it, and ties the try-on to it.
 * @returns its id
 * @throws Response 404 when the shopper has no such try-on.
 * @throws Error when the service fails or refuses.
 */
export async function keepPhoto(
  shopper: Shopper,
  {sessionId, category}: Call<'keep-photo'>,
): Promise<string> {
  const {client, id} = shopper;
  await ownSession(shopper, sessionId);
  const image_url = originalOf(shopper, sessionId);
  // The answer to an earlier attempt may have been lost on its way.
  const [known] =
    orThrow(
      await client
        .from('user_photos')
        .select('id')
        .eq('user_id', id)
        .eq('image_url', image_url)
        .limit(1),
    ) ?? [];
  const photo =
    known ??
    orThrow(
      await client
        .from('user_photos')
        .insert({user_id: id, category, image_url, is_validated: true})
        .select('id')
        .single(),
    );
  if (!photo) throw new Error('The photo was not kept');
  await changeSession(shopper, sessionId, {photo_id: photo.id});
  return photo.id;
}

/**
 * A way for another picture of a try-on.
 * @throws Response 404 when the shopper has no such try-on.
 * @throws Error when the service fails.
 */
export async function replaceResult(
  shopper: Shopper,
  {sessionId}: Call<'replace'>,
): Promise<string> {
  await ownSession(shopper, sessionId);
  return uploadAddress(shopper, resultOf(shopper, sessionId));
}

/**
 * The picture has arrived: the try-on is completed.
 * @throws Response 404 when the shopper has no such try-on.
 * @throws Error when the service fails.
 */
export function completeSession(
  shopper: Shopper,
  {sessionId, engine}: Call<'complete'>,
): Promise<void> {
  const processed_image_url = resultOf(shopper, sessionId);
  return changeSession(shopper, sessionId, {processed_image_url, engine, status: 'completed'});
}

/**
 * The picture could not be made or kept.
 * @throws Response 404 when the shopper has no such try-on.
 * @throws Error when the service fails.
 */
export function failSession(shopper: Shopper, {sessionId}: Call<'fail'>): Promise<void> {
  return changeSession(shopper, sessionId, {status: 'failed'});
}

interface SessionChange {
  photo_id?: string;
  processed_image_url?: string;
  status?: 'completed' | 'failed';
  engine?: 'device' | 'generative';
}

async function changeSession({client, id}: Shopper, sessionId: string, change: SessionChange) {
  found(
    await client
      .from('try_on_sessions')
      .update(change)
      .eq('user_id', id)
      .eq('id', sessionId)
      .select('id'),
  );
}

async function ownSession({client, id}: Shopper, sessionId: string) {
  found(await client.from('try_on_sessions').select('id').eq('user_id', id).eq('id', sessionId));
}

/** @throws Response 404 when there is none, or none that is the shopper's. */
function found(answer: Parameters<typeof orThrow<{id: string}[] | null>>[0]): void {
  if (!orThrow(answer)?.length) throw refuse(404, 'There is no such try-on.');
}
