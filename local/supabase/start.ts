import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {openDatabase} from './database.ts';
import {Faults} from './faults.ts';
import {startFunctions} from './functions.ts';
import {followPictures} from './kept-pictures.ts';
import {localKeys, openProject} from './project.ts';
import {listen} from './server.ts';

export interface SupabaseOptions {
  /** Port to listen on; 54321, as with the CLI, where it is missing; 0 for any free one. */
  port?: number;
  /** Folder to keep data and files in; nothing outlives the run without one. */
  dataDir?: string;
  /** The shop's address: mailed links lead there. */
  siteUrl: string;
  /** Where mail is sent. */
  mail: {smtpUrl: string; from?: string};
  /** The Storefront API that functions ask for pieces. */
  storefront: {url: string; token: string; webhookSecret?: string};
  /** Settings of the functions beyond those that follow from the above. */
  functionsEnv?: Record<string, string>;
}

/** A running Supabase. */
export interface Supabase {
  url: string;
  publishableKey: string;
  /** For tests and functions; the shop never has it. */
  secretKey: string;
  /** Signs the webhooks that `shopify-webhooks` believes. */
  webhookSecret: string;
  /** The settings that the functions run with. */
  functionsEnv: Record<string, string>;
  /** The fault switch. */
  faults: Faults;
  stop: () => Promise<void>;
}

/**
 * Starts auth, REST, storage and edge functions on one port of this machine, over a real Postgres
 * with the project's migrations.
 * @throws when the port is taken or the functions do not load.
 */
export async function startSupabase(options: SupabaseOptions): Promise<Supabase> {
  const {port = 54321, dataDir, siteUrl, mail, storefront} = options;
  const from = mail.from ?? 'Akn <atelier@akn.example>';
  const files = dataDir ?? (await mkdtemp(path.join(tmpdir(), 'supabase-')));
  const {server, url, answerWith} = await listen(port);

  const functionsEnv = {
    SUPABASE_URL: url,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({default: localKeys.publishable}),
    SUPABASE_SECRET_KEYS: JSON.stringify({default: localKeys.secret}),
    SITE_URL: siteUrl,
    SMTP_URL: mail.smtpUrl,
    MAIL_FROM: from,
    BRAND_NAME: 'Akn',
    HOUSE_EMAIL: 'atelier@akn.example',
    HOUSE_ADDRESS: '1206 Maple Avenue, Studio 4, Los Angeles, CA 90015',
    PUBLIC_STORE_DOMAIN: storefront.url,
    PUBLIC_STOREFRONT_API_TOKEN: storefront.token,
    SHOPIFY_WEBHOOK_SECRET: storefront.webhookSecret ?? 'local-webhook-secret',
    NEWSLETTER_DISCOUNT_CODE: 'AKN10',
    UNSUBSCRIBE_SECRET: 'local-unsubscribe-secret',
    ...options.functionsEnv,
  };
  const [connection, functions] = await Promise.all([
    openDatabase({dataDir: dataDir && path.join(dataDir, 'database')}),
    startFunctions(functionsEnv),
  ]);
  if (dataDir) await followPictures(connection.driver, storefront.url);
  const project = await openProject({
    connection,
    siteUrl,
    filesFolder: path.join(files, 'files'),
    mail: {smtpUrl: mail.smtpUrl, from},
  });
  const faults = new Faults();
  answerWith({project, database: connection.driver, functionsUrl: functions.url, faults});

  return {
    url,
    publishableKey: localKeys.publishable,
    secretKey: localKeys.secret,
    webhookSecret: functionsEnv.SHOPIFY_WEBHOOK_SECRET,
    functionsEnv,
    faults,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await functions.stop();
      await project.close();
      await connection.close();
      if (!dataDir) await rm(files, {recursive: true, force: true});
    },
  };
}
