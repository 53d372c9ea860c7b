import * as v from 'valibot';
import {logFailure} from '~/lib/log';
import type {Shopper} from '~/lib/supabase/accounts';
import type {Toast} from '~/ui/toast';
import {bucket, orThrow} from '../photos.server';
import type {ChangeOutcome} from './change';

const uuid = v.pipe(v.string(), v.uuid());
const changeSchema = v.variant('intent', [
  v.object({intent: v.literal('delete-session'), id: uuid}),
  v.object({intent: v.literal('share'), id: uuid}),
  v.object({intent: v.literal('unshare'), id: uuid}),
  v.object({intent: v.literal('delete-photo'), id: uuid}),
  v.object({intent: v.literal('delete-everything')}),
]);
type Change = v.InferOutput<typeof changeSchema>;

const done: Record<Change['intent'], Toast> = {
  'delete-session': {title: 'Session deleted', message: 'Try-on session has been removed'},
  share: {title: 'Shared', message: 'Anyone who has the link can see this picture now'},
  unshare: {title: 'No longer shared', message: 'The link shows nothing any more'},
  'delete-photo': {title: 'Photo deleted', message: 'The photo and its file are gone'},
  'delete-everything': {
    title: 'Everything is deleted',
    message: 'Photos, results and your consent are gone',
  },
};

const failed: Record<Change['intent'], Toast> = {
  'delete-session': {title: 'Error', message: 'Failed to delete session'},
  share: {title: 'Error', message: 'Failed to share this try-on. Please try again.'},
  unshare: {title: 'Error', message: 'Failed to stop sharing. Please try again.'},
  'delete-photo': {title: 'Error', message: 'Failed to delete photo'},
  'delete-everything': {
    title: 'Error',
    message: 'Not everything could be deleted. Please try again.',
  },
};

/** Carries out what a form of the history asks for. What went wrong is in the outcome, and logged. */
export async function changeHistory(shopper: Shopper, form: FormData): Promise<ChangeOutcome> {
  const parsed = v.safeParse(changeSchema, Object.fromEntries(form));
  if (!parsed.success) {
    const toast: Toast = {title: 'Error', message: 'This cannot be done.', tone: 'failure'};
    return {ok: false, intent: null, id: null, toast};
  }
  const change = parsed.output;
  const {intent} = change;
  const id = 'id' in change ? change.id : null;
  try {
    await carryOut(shopper, change);
    return {ok: true, intent, id, toast: done[intent]};
  } catch (error) {
    logFailure('try-on history', error);
    return {ok: false, intent, id, toast: {...failed[intent], tone: 'failure'}};
  }
}

async function carryOut(shopper: Shopper, change: Change): Promise<void> {
  const {client, id: user_id} = shopper;
  switch (change.intent) {
    case 'share':
      orThrow(
        await client
          .from('try_on_shares')
          .upsert(
            {session_id: change.id, user_id},
            {onConflict: 'session_id', ignoreDuplicates: true},
          ),
      );
      return;
    case 'unshare':
      orThrow(await client.from('try_on_shares').delete().eq('session_id', change.id));
      return;
    case 'delete-session':
      return deleteSession(shopper, change.id);
    case 'delete-photo':
      return deletePhoto(shopper, change.id);
    case 'delete-everything':
      return deleteEverything(shopper);
  }
}

/** Files first: as long as the row is there, they are found again. */
async function deleteSession(shopper: Shopper, session: string): Promise<void> {
  const {client, id} = shopper;
  const [row] =
    orThrow(
      await client
        .from('try_on_sessions')
        .select('processed_image_url')
        .eq('user_id', id)
        .eq('id', session),
    ) ?? [];
  if (row?.processed_image_url) await removeFiles(shopper, [row.processed_image_url]);
  orThrow(await client.from('try_on_sessions').delete().eq('user_id', id).eq('id', session));
}

async function deletePhoto(shopper: Shopper, photo: string): Promise<void> {
  const {client, id} = shopper;
  const [row] =
    orThrow(
      await client
        .from('user_photos')
        .select('image_url, thumbnail_url')
        .eq('user_id', id)
        .eq('id', photo),
    ) ?? [];
  if (row) {
    await removeFiles(
      shopper,
      [row.image_url, row.thumbnail_url].flatMap((path) => path ?? []),
    );
  }
  orThrow(await client.from('user_photos').delete().eq('user_id', id).eq('id', photo));
}

/** Every file of the shopper's folder, every try-on and photo, and the consent to keep them. */
async function deleteEverything(shopper: Shopper): Promise<void> {
  const {client, id} = shopper;
  // The consent goes first: nothing new can be uploaded from then on.
  orThrow(
    await client
      .from('try_on_consents')
      .update({withdrawn_at: new Date().toISOString()})
      .eq('user_id', id)
      .is('withdrawn_at', null),
  );
  for (;;) {
    const files = orThrow(await client.storage.from(bucket).list(id, {limit: 100})) ?? [];
    if (files.length === 0) break;
    const paths = files.map(({name}) => `${id}/${name}`);
    if ((await removeFiles(shopper, paths)) === 0) throw new Error('The files of a folder stay.');
  }
  orThrow(await client.from('try_on_sessions').delete().eq('user_id', id));
  orThrow(await client.from('user_photos').delete().eq('user_id', id));
}

/** How many were removed. Files already gone are no error. @throws Error when the service fails. */
async function removeFiles({client}: Shopper, paths: string[]): Promise<number> {
  return orThrow(await client.storage.from(bucket).remove(paths))?.length ?? 0;
}
