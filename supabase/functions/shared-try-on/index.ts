import * as v from 'valibot';
import {serviceClient} from '../_shared/clients.ts';
import {uuid} from '../_shared/fields.ts';
import {endpoint, HttpError} from '../_shared/http.ts';
import {readFile} from '../_shared/try-on-files.ts';

/**
 * The picture of a try-on while its owner shares it, and nothing else: not whose it is, not where
 * it lies. Facts about it come from the procedure `get_shared_try_on`.
 */
async function handle(request: Request): Promise<Response> {
  const session = v.safeParse(uuid, new URL(request.url).searchParams.get('session'));
  if (!session.success) throw new HttpError(404, 'Nothing is shared here.');
  const service = serviceClient();
  const {data: share, error} = await service
    .from('try_on_shares')
    .select('try_on_sessions(status, processed_image_url)')
    .eq('session_id', session.output)
    .maybeSingle();
  if (error) throw error;
  const result = share?.try_on_sessions;
  if (result?.status !== 'completed' || !result.processed_image_url) {
    throw new HttpError(404, 'Nothing is shared here.');
  }
  const picture = await readFile(service, result.processed_image_url);
  return new Response(picture, {
    headers: {
      'Content-Type': picture.type,
      // Gone as soon as it is no longer shared, so nobody keeps a copy.
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex',
    },
  });
}

Deno.serve(endpoint({methods: ['GET'], failure: 'The picture could not be loaded.', handle}));
