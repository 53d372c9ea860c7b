import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {App, type EmailDriver, setExperimental} from '@supabase/lite';
import type {PgliteConnection} from '@supabase/lite/pglite';
import {createTransport} from 'nodemailer';
import {parse} from 'smol-toml';
import * as v from 'valibot';
import {calmConsole} from './calm-console.ts';
import {fileStorage} from './file-storage.ts';
import {answerSignUpAgain} from './sign-up.ts';

const projectRoot = path.resolve(import.meta.dirname, '../..');

/** Keys of the stand-in; they open nothing else. */
export const localKeys = {
  publishable: 'sb_publishable_for_this_machine_only',
  secret: 'sb_secret_for_this_machine_only',
};

interface ProjectOptions {
  connection: PgliteConnection;
  siteUrl: string;
  filesFolder: string;
  mail: {smtpUrl: string; from: string};
}

export interface Project {
  fetch: (request: Request) => Promise<Response>;
  /**
   * Work on the database while nobody else does. It has one connection, and a request changes role
   * on it: two at once would read with each other's eyes.
   */
  inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Once the last request is answered. */
  close: () => Promise<void>;
}

/** The auth, REST and storage services over a database, set up by supabase/config.toml. */
export async function openProject({
  connection,
  siteUrl,
  filesFolder,
  mail,
}: ProjectOptions): Promise<Project> {
  const {api, auth, storage} = await readConfig();
  const restoreConsole = calmConsole();
  setExperimental('storage', true);

  let redirectTo = siteUrl;
  const email = mailer(mail, (html) =>
    html.replaceAll(`redirect_to=${siteUrl}`, `redirect_to=${encodeURIComponent(redirectTo)}`),
  );
  const app = new App({
    api,
    storage,
    auth: {
      ...auth,
      site_url: siteUrl,
      additional_redirect_urls: [`${siteUrl}/**`],
      publishable_key: localKeys.publishable,
      secret_key: localKeys.secret,
      jwt_secret: 'a secret of this machine that signs nothing of worth',
    },
    connection,
    options: {drivers: {email}, server: {admin: false, disableStudio: true}},
  });
  app._storageAdapter = fileStorage(filesFolder);
  await app.init();

  let last: Promise<unknown> = Promise.resolve();
  const inTurn: Project['inTurn'] = (work) => {
    const result = last.then(work);
    last = result.catch(() => null);
    return result;
  };
  const ask = (request: Request) => app.fetch(request, {peerAddress: null});
  return {
    inTurn,
    fetch: (request) =>
      inTurn(async () => {
        // Sign-up and recovery name the page to come back to; the service itself forgets it.
        redirectTo = allowedRedirect(request, siteUrl);
        return (await answerSignUpAgain(connection.driver, request, ask)) ?? ask(request);
      }),
    close: async () => {
      await last;
      restoreConsole();
    },
  };
}

/** The settings that the stand-in has too. */
const configSchema = v.object({
  api: v.object({schemas: v.array(v.string()), max_rows: v.number()}),
  storage: v.object({enabled: v.boolean(), file_size_limit: v.string()}),
  auth: v.object({
    enabled: v.boolean(),
    jwt_expiry: v.number(),
    enable_refresh_token_rotation: v.boolean(),
    refresh_token_reuse_interval: v.number(),
    enable_signup: v.boolean(),
    minimum_password_length: v.number(),
    email: v.object({
      enable_signup: v.boolean(),
      enable_confirmations: v.boolean(),
      double_confirm_changes: v.boolean(),
      otp_length: v.number(),
      otp_expiry: v.number(),
      template: v.record(v.string(), v.object({subject: v.string(), content_path: v.string()})),
    }),
  }),
});

async function readConfig(): Promise<v.InferOutput<typeof configSchema>> {
  const file = await readFile(path.join(projectRoot, 'supabase/config.toml'), 'utf8');
  const config = v.parse(configSchema, parse(file));
  for (const template of Object.values(config.auth.email.template)) {
    template.content_path = path.join(projectRoot, template.content_path);
  }
  return config;
}

/** A page of the shop; anything else is the shop's front door. */
function allowedRedirect(request: Request, siteUrl: string): string {
  const wanted = new URL(request.url).searchParams.get('redirect_to');
  return wanted && URL.parse(wanted)?.origin === new URL(siteUrl).origin ? wanted : siteUrl;
}

function mailer(
  {smtpUrl, from}: ProjectOptions['mail'],
  finish: (html: string) => string,
): EmailDriver {
  const transport = createTransport(smtpUrl);
  return {
    // As from the hosted service, these mails are HTML only.
    async send({to, subject, html}) {
      await transport.sendMail({from, to, subject, html: finish(html ?? '')});
    },
  };
}
