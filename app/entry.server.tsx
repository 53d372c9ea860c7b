import {isbot} from 'isbot';
import {renderToReadableStream} from 'react-dom/server';
import {ServerRouter, type EntryContext, type RouterContextProvider} from 'react-router';
import {services} from '~/lib/context';
import {logFailure} from '~/lib/log';
import {NonceContext} from '~/lib/nonce';
import {contentSecurityPolicy} from '~/lib/security-headers';
import {partsAtHand} from '~/ui/later';

/**
 * A page that changes without a reload gets what it waits for within this time (milliseconds), or the
 * error page. Longer than the shop's clients ask, once and again: what they say of a failure is shown.
 */
export const streamTimeout = 30_000;

/** Renders a page as a stream; crawlers get it whole. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
) {
  const {nonce, header} = contentSecurityPolicy(context.get(services).env);
  let failed = false;
  await partsAtHand();

  const body = await renderToReadableStream(
    <NonceContext value={nonce}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </NonceContext>,
    {
      nonce,
      // React would move big parts to the end of the page and have a script put them in place: who has
      // no scripts would never see them, and the rest would jump.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      signal: request.signal,
      onError(error) {
        failed = true;
        if (!request.signal.aborted) logFailure('render', error);
      },
    },
  );
  if (isbot(request.headers.get('User-Agent'))) await body.allReady;

  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Security-Policy', header);
  return new Response(body, {headers, status: failed ? 500 : status});
}
