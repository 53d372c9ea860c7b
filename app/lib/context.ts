import {
  createCartHandler,
  createStorefrontClient,
  createWithCache,
  hydrogenContext,
  type HydrogenCart,
  type Storefront,
} from '@shopify/hydrogen';
import {createContext, RouterContextProvider} from 'react-router';
import {cartCookie} from './cart-cookie';
import {parseEnv, type ShopEnv} from './env.server';
import {logFailure} from './log';
import {ShopSession} from './session';
import {createStorefront, storefrontTimeout} from './storefront/client';
import {cartMutationFragment} from './storefront/fragments';
import {createAccounts, type Accounts} from './supabase/accounts';
import {clientKey} from './supabase/client-key';

/** What loaders and actions work with; built once per request. */
export interface Services {
  env: ShopEnv;
  session: ShopSession;
  storefront: Storefront;
  cart: HydrogenCart;
  accounts: Accounts;
  /** Keeps work running after the response has been sent. */
  waitUntil: (promise: Promise<unknown>) => void;
  /** What stands for this visitor's device where attempts are counted. */
  clientKey: () => Promise<string>;
}

/** `context.get(services)` in a loader or an action. */
export const services = createContext<Services>();

/**
 * The composition root: every client of a request is made here and nowhere else.
 * @throws Error when the environment is incomplete.
 */
export async function createShopContext(
  request: Request,
  rawEnv: unknown,
  executionContext: ExecutionContext,
): Promise<{context: RouterContextProvider} & Services> {
  const env = parseEnv(rawEnv);
  const waitUntil = (promise: Promise<unknown>) => executionContext.waitUntil(promise);
  const [cache, session] = await Promise.all([
    caches.open('storefront'),
    ShopSession.open(request, env.SESSION_SECRET),
  ]);

  const {storefront: hydrogen} = createStorefrontClient({
    storeDomain: env.PUBLIC_STORE_DOMAIN,
    publicStorefrontToken: env.PUBLIC_STOREFRONT_API_TOKEN,
    privateStorefrontToken: env.PRIVATE_STOREFRONT_API_TOKEN,
    storefrontId: env.PUBLIC_STOREFRONT_ID,
    i18n: {language: 'EN', country: 'US'},
    storefrontHeaders: {
      buyerIp: request.headers.get('oxygen-buyer-ip'),
      buyerIpSig: request.headers.get('X-Shopify-Client-IP-Sig'),
      requestGroupId: request.headers.get('request-id'),
      purpose: request.headers.get('sec-purpose') ?? request.headers.get('purpose'),
      // Public pages are the same for everyone: no visitor's cookie goes into their queries.
      cookie: null,
    },
    cache,
    waitUntil,
  });

  const storefront = createStorefront({
    hydrogen,
    transport: {
      url: hydrogen.getApiUrl(),
      headers: hydrogen.getHeaders(),
      timeout: storefrontTimeout,
    },
    withCache: createWithCache({cache, waitUntil, request}),
    onFailure: ({message}) =>
      logFailure('storefront', `${message} at ${new URL(request.url).pathname}`),
  });

  const cookie = cartCookie(request);
  const cart = createCartHandler({
    storefront,
    getCartId: cookie.getCartId,
    setCartId: cookie.setCartId,
    cartMutateFragment: cartMutationFragment,
  });

  const context = new RouterContextProvider();
  const visitor = () => clientKey(request, env.SESSION_SECRET);
  const clients = {
    env,
    session,
    storefront,
    cart,
    accounts: createAccounts(request, env, visitor),
    waitUntil,
    clientKey: visitor,
  };
  context.set(services, clients);
  context.set(hydrogenContext.storefront, storefront);
  return {context, ...clients};
}
