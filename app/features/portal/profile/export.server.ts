import * as v from 'valibot';
import {logFailure} from '~/lib/log';
import type {Shopper} from '~/lib/supabase/accounts';

const withFiles = v.looseObject({files: v.optional(v.array(v.string()), [])});
/** Seconds that the links to the shopper's own pictures work: a day. */
const linkTime = 24 * 60 * 60;

/** Everything that is kept about the shopper, with links to their pictures; null when it failed. */
export async function exportData({client}: Shopper): Promise<Record<string, unknown> | null> {
  const {data, error} = await client.rpc('export_my_data');
  if (error) {
    logFailure('export', error);
    return null;
  }
  const kept = v.parse(withFiles, data);
  if (kept.files.length === 0) return kept;
  const links = await client.storage.from('try-on-uploads').createSignedUrls(kept.files, linkTime);
  if (links.error) logFailure('export', links.error);
  return {
    ...kept,
    files: kept.files.map((path) => ({
      path,
      url: links.data?.find((link) => link.path === path)?.signedUrl ?? null,
    })),
  };
}
