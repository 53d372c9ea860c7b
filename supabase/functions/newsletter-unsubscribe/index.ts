import {serviceClient} from '../_shared/clients.ts';
import {endpoint, HttpError, json} from '../_shared/http.ts';
import {setting, siteUrl} from '../_shared/settings.ts';
import {addressOf} from '../_shared/unsubscribe-link.ts';

/**
 * The address behind `List-Unsubscribe`. A mail program ends the subscription by POST (RFC 8058);
 * GET only leads to the page of the shop that asks first, because scanners open links.
 */
async function handle(request: Request): Promise<Response> {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  if (request.method === 'GET') {
    const page = `${siteUrl()}/unsubscribe?token=${encodeURIComponent(token)}`;
    return new Response(null, {
      status: 303,
      headers: {Location: page, 'Cache-Control': 'no-store'},
    });
  }
  const address = await addressOf(token, setting('UNSUBSCRIBE_SECRET'));
  if (!address) throw new HttpError(400, 'This link is not complete.');
  const {error} = await serviceClient().rpc('unsubscribe_newsletter', {address});
  if (error) throw error;
  return json({});
}

const failure = 'You could not be unsubscribed. Please try again.';
// A mail program on the web posts from its own site; the signed link is what counts.
Deno.serve(endpoint({methods: ['GET', 'POST'], failure, handle, fromAnywhere: true}));
