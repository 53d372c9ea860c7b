import {createRequestHandler} from '@shopify/hydrogen';
import * as build from 'virtual:react-router/server-build';
import {createAllowedMethods} from '~/lib/allowed-methods';
import {createShopContext} from '~/lib/context';
import {logFailure} from '~/lib/log';
import {merchantRedirect} from '~/lib/merchant-redirect';
import {setPagePolicy} from '~/lib/page-policy';
import {refusal} from '~/lib/refusal';
import {limitBody} from '~/lib/request-body';
import {mayChange} from '~/lib/same-origin';
import {setSecurityHeaders} from '~/lib/security-headers';

const allowedMethods = createAllowedMethods(build.routes);
const tooLarge = () => refusal(413, 'This is more than the shop takes at once.');

export default {
  async fetch(incoming: Request, env: unknown, executionContext: ExecutionContext) {
    const {request, ...body} = limitBody(incoming);
    const refused = body.tooLarge() ? tooLarge() : refuse(request);
    const answer = refused ?? (await respond(request, env, executionContext));
    const response = !refused && body.tooLarge() ? tooLarge() : answer;
    await body.discard();
    setSecurityHeaders(response.headers);
    return response;
  },
};

/** What no page needs to be asked about; null for everything else. */
function refuse(request: Request): Response | null {
  const methods = allowedMethods(new URL(request.url));
  if (methods && !methods.includes(request.method)) {
    const Allow = methods.join(', ');
    return request.method === 'OPTIONS'
      ? new Response(null, {status: 204, headers: {Allow}})
      : refusal(405, 'This address does not answer that.', {Allow});
  }
  return mayChange(request) ? null : refusal(403, 'This was not sent from a page of the shop.');
}

async function respond(
  request: Request,
  env: unknown,
  executionContext: ExecutionContext,
): Promise<Response> {
  try {
    const {context, session, storefront, accounts} = await createShopContext(
      request,
      env,
      executionContext,
    );
    const handle = createRequestHandler({
      build,
      mode: process.env.NODE_ENV,
      getLoadContext: () => context,
      // Tracking cookies on every answer would make public pages uncacheable.
      collectTrackingInformation: false,
    });

    const answer = await handle(request);
    const response =
      answer.status === 404 ? await merchantRedirect(request, answer, storefront) : answer;
    const cookie = await session.commit();
    if (cookie) response.headers.append('Set-Cookie', cookie);
    await accounts.commit(response.headers);
    setPagePolicy(request, response);
    // It tells browsers that the shop passes their calls on to the store, which it does not.
    response.headers.delete('Server-Timing');
    return response;
  } catch (error) {
    logFailure('shop', error);
    return refusal(500, 'The shop cannot answer just now. Please try again in a moment.');
  }
}
