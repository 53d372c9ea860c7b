import {createRequestHandler} from '@shopify/hydrogen';
import * as build from 'virtual:react-router/server-build';
import {createShopContext} from '~/lib/context';
import {logFailure} from '~/lib/log';
import {merchantRedirect} from '~/lib/merchant-redirect';
import {setPagePolicy} from '~/lib/page-policy';
import {mayChange} from '~/lib/same-origin';
import {setSecurityHeaders} from '~/lib/security-headers';

export default {
  async fetch(request: Request, env: unknown, executionContext: ExecutionContext) {
    if (!mayChange(request)) {
      return new Response('This was not sent from a page of the shop.', {status: 403});
    }
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
      setSecurityHeaders(response.headers);
      return response;
    } catch (error) {
      logFailure('shop', error);
      return new Response('The shop cannot answer just now. Please try again in a moment.', {
        status: 500,
        headers: {'Content-Type': 'text/plain; charset=utf-8'},
      });
    }
  },
};
