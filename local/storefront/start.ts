import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {sampleContent} from './catalogue/content.ts';
import type {Catalogue} from './catalogue/records.ts';
import {sampleCatalogue} from './catalogue/sample.ts';
import {Faults} from './faults.ts';
import {Images} from './images.ts';
import type {Orders} from './orders/orders.ts';
import {webhookPayload} from './orders/payloads.ts';
import {route, type Shop} from './server.ts';
import {Store} from './store.ts';
import {Webhooks} from './webhooks.ts';

export interface StorefrontOptions {
  /** Port to listen on; a free one where it is missing or 0. */
  port?: number;
  /** Folder for carts, orders and pictures made to measure; nothing is kept without one. */
  dataDir?: string;
  /** What the shop sells; the sample catalogue where it is missing. */
  catalogue?: Catalogue;
  /** The public token, as `PUBLIC_STOREFRONT_API_TOKEN`. */
  token?: string;
  /** The private token, as `PRIVATE_STOREFRONT_API_TOKEN`. */
  privateToken?: string;
  /** Address of the shop in front, for the links back to it. */
  shopUrl?: string;
  /** Receivers of the webhooks. */
  webhooks?: readonly string[];
  /** What the webhooks are signed with. */
  webhookSecret?: string;
  /** Milliseconds before each further attempt to deliver a webhook. */
  webhookRetryDelays?: readonly number[];
}

/** A running stand-in. */
export interface Storefront {
  /** Where it is reached; also the store domain that Hydrogen is told. */
  url: string;
  token: string;
  privateToken: string;
  webhookSecret: string;
  /** The fault switch. */
  faults: Faults;
  /** Names of the GraphQL operations served so far, oldest first. */
  calls: string[];
  /** Test orders: list, send, cancel. */
  orders: Orders;
  /** What was sent to the receivers, and whether anything is still on its way. */
  webhooks: Pick<Webhooks, 'deliveries' | 'idle' | 'subscribe'>;
  /** What the shop sells and keeps, for tests that look behind the API. */
  store: Store;
  stop: () => Promise<void>;
}

/**
 * Starts a shop: the Storefront API, its pictures and its checkout on one port of this machine.
 * Throws where the port is taken.
 */
export async function startStorefront(options: StorefrontOptions = {}): Promise<Storefront> {
  const catalogue = options.catalogue ?? sampleCatalogue();
  const {dataDir, shopUrl = 'http://localhost:3000'} = options;
  const store = new Store({catalogue, content: sampleContent(catalogue), dataDir, shopUrl});
  const faults = new Faults();
  const webhookSecret = options.webhookSecret ?? 'local-webhook-secret';
  const webhooks = new Webhooks(
    {
      urls: options.webhooks ?? [],
      secret: webhookSecret,
      ...(options.webhookRetryDelays ? {retryDelays: options.webhookRetryDelays} : {}),
    },
    faults,
  );
  store.orders.subscribe((event) => {
    const payload = webhookPayload(event, store.origin);
    webhooks.send(event.topic, payload, new URL(store.origin).host);
  });
  const shop: Shop = {
    store,
    images: new Images(dataDir),
    faults,
    calls: [],
    tokens: {
      token: options.token ?? 'local-public-token',
      privateToken: options.privateToken ?? 'local-private-token',
    },
  };
  const server = createServer((request, response) => {
    route(shop, request, response).catch((error: unknown) => {
      console.error(`storefront: ${request.method} ${request.url}:`, error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  // Loopback only: whoever reaches it can switch faults and read test orders.
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => {
      store.close();
      reject(error);
    });
    server.listen(options.port ?? 0, 'localhost', resolve);
  });
  const {port} = server.address() as AddressInfo;
  store.origin = `http://localhost:${port}`;

  return {
    url: store.origin,
    ...shop.tokens,
    webhookSecret,
    faults,
    calls: shop.calls,
    orders: store.orders,
    webhooks,
    store,
    stop: async () => {
      await webhooks.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      store.close();
    },
  };
}
