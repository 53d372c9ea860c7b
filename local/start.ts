import path from 'node:path';
import {startMail, type Mailbox} from './mail/start.ts';
import {freePort, onFreePort} from './ports.ts';
import {startStorefront, type Storefront} from './storefront/start.ts';
import {startSupabase, type Supabase} from './supabase/start.ts';

export interface LocalOptions {
  /** Where the shop itself will be reached. */
  shopUrl: string;
  /** Folder that the stand-ins keep their data in; nothing outlives the run without one. */
  dataDir?: string;
  /** Environment variables that are set already: what they name needs no stand-in. */
  configured?: Record<string, string | undefined>;
}

/** The stand-ins of one run, and what the shop has to be told to use them. */
export interface Local {
  /** Missing where a real shop is configured. */
  storefront?: Storefront;
  /** These two are missing where a real Supabase project is configured. */
  supabase?: Supabase;
  mail?: Mailbox;
  /** Environment variables of the shop. */
  env: Record<string, string>;
  /** What there is to open in a browser. */
  addresses: {name: string; url: string}[];
  stop: () => Promise<void>;
}

/** Starts everything that the shop needs on this machine. Each call is a world of its own. */
export async function startLocal({
  shopUrl,
  dataDir,
  configured = {},
}: LocalOptions): Promise<Local> {
  // Fixed ports where data is kept, so that pictures, checkouts and mailed links keep working.
  const onPort = <Started>(wanted: number, start: (port: number) => Promise<Started>) =>
    dataDir ? onFreePort(wanted, start) : start(0);
  const folder = (name: string) => (dataDir ? {dataDir: path.join(dataDir, name)} : {});

  const storefront = configured.PUBLIC_STORE_DOMAIN
    ? undefined
    : await onPort(4000, (port) => startStorefront({shopUrl, ...folder('storefront'), port}));
  const shopify = storefront ?? {
    url: `https://${configured.PUBLIC_STORE_DOMAIN}`,
    token: configured.PUBLIC_STOREFRONT_API_TOKEN ?? '',
  };

  const needsSupabase = !configured.SUPABASE_URL;
  const mail = needsSupabase
    ? await onPort(54324, async (webPort) =>
        // Neither listens yet when the other's port is looked for, so they look in different places.
        startMail({webPort, smtpPort: webPort && (await freePort(webPort + 1))}),
      )
    : undefined;
  const supabase =
    mail &&
    (await onPort(54321, (port) =>
      startSupabase({siteUrl: shopUrl, mail, storefront: shopify, ...folder('supabase'), port}),
    ));
  if (supabase) storefront?.webhooks.subscribe(`${supabase.url}/functions/v1/shopify-webhooks`);

  return {
    ...(storefront && {storefront}),
    ...(supabase && {supabase, mail}),
    env: {
      ...(storefront && {
        PUBLIC_STORE_DOMAIN: storefront.url,
        PUBLIC_STOREFRONT_API_TOKEN: storefront.token,
        PRIVATE_STOREFRONT_API_TOKEN: storefront.privateToken,
      }),
      ...(supabase && {
        SUPABASE_URL: supabase.url,
        SUPABASE_PUBLISHABLE_KEY: supabase.publishableKey,
      }),
    },
    addresses: [
      ...(mail ? [{name: 'Mailbox', url: mail.webUrl}] : []),
      ...(supabase ? [{name: 'Data', url: supabase.url}] : []),
      ...(storefront ? [{name: 'Orders', url: `${storefront.url}/admin`}] : []),
    ],
    stop: async () => {
      await Promise.all([supabase?.stop(), mail?.stop(), storefront?.stop()]);
    },
  };
}
