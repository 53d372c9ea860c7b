import {serviceClient} from '../_shared/clients.ts';
import {endpoint, HttpError, json} from '../_shared/http.ts';
import {isSameSecret} from '../_shared/secrets.ts';
import {optionalSetting, projectKey} from '../_shared/settings.ts';
import {removeFiles} from '../_shared/try-on-files.ts';
import {photoDays} from './logic.ts';

/** So many files at a time: their paths go into an address, which may not be long. */
const batch = 50;
/** So many batches a run: what is left over, or stays whatever is done, goes in the next. */
const rounds = 100;

/** Drops photos that were not used for some time, and files that nothing refers to. For a cron job. */
async function handle(request: Request): Promise<Response> {
  const key = request.headers.get('apikey') ?? '';
  if (!(await isSameSecret(key, projectKey('secret')))) {
    throw new HttpError(401, 'This is for the project itself.');
  }
  const days = photoDays(optionalSetting('TRY_ON_PHOTO_DAYS'));
  const service = serviceClient();
  let dropped = 0;
  for (let round = 0; round < rounds; round += 1) {
    const {data: paths, error} = await service.rpc('expired_try_on_files', {
      unused_for: `${days} days`,
      at_most: batch,
    });
    if (error) throw error;
    if (paths.length === 0) break;
    await removeFiles(service, paths);
    // The row goes last: while it is there, its file is found again.
    const {error: rowsKept} = await service.from('user_photos').delete().in('image_url', paths);
    if (rowsKept) throw rowsKept;
    dropped += paths.length;
  }
  return json({dropped});
}

Deno.serve(endpoint({methods: ['POST'], failure: 'Photos could not be dropped.', handle}));
