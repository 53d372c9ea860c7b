/**
 * `npm run dev` and `npm run preview`: the shop with everything it needs. What is configured in
 * `.env` is used; a stand-in starts only for what is not.
 */
import {randomBytes} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseEnv} from 'node:util';
import {buildShop} from './build.ts';
import {freePort} from './ports.ts';
import {startShop, type ShopOptions} from './shop.ts';
import {startLocal} from './start.ts';

const root = path.resolve(import.meta.dirname, '..');
const dataDir = path.join(root, '.local/data');
const mode: ShopOptions['mode'] = process.argv.includes('--preview') ? 'preview' : 'dev';
const wantedPort = Number(process.env.PORT ?? 3000);

const envFile = path.join(root, '.env');
const configured = existsSync(envFile) ? parseEnv(readFileSync(envFile, 'utf8')) : {};

if (mode === 'preview') buildShop();

const port = await freePort(wantedPort);
if (port !== wantedPort)
  console.log(`  Port ${wantedPort} is taken, so the shop opens on ${port}.`);

const shopUrl = `http://localhost:${port}`;
const local = await startLocal({
  dataDir,
  shopUrl,
  configured,
});

let stopping = false;
const stopAll = async (code = 0) => {
  if (stopping) return;
  stopping = true;
  await shop?.stop();
  await local.stop();
  process.exit(code);
};
process.once('SIGINT', () => void stopAll());
process.once('SIGTERM', () => void stopAll());
process.once('SIGHUP', () => void stopAll());

const shop = await startShop({
  mode,
  port,
  env: {
    SESSION_SECRET: keptSecret(),
    ...local.env,
    ...configured,
  },
  onLine: (line) => console.log(line),
}).catch(async (error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  await stopAll(1);
});

if (shop && !stopping) {
  void shop.ended.then(() => stopAll(1));
  console.log(
    [
      '',
      '  The shop is open.',
      '',
      ...[{name: 'Shop', url: shopUrl}, ...local.addresses].map(
        ({name, url}) => `  ${name.padEnd(10)} ${url}`,
      ),
      '',
      '  Ctrl-C closes everything.',
      '',
    ].join('\n'),
  );
}

/** The secret that cookies are sealed with; kept, so that whoever is signed in stays so. */
function keptSecret(): string {
  const file = path.join(dataDir, 'session-secret');
  if (existsSync(file)) return readFileSync(file, 'utf8');
  mkdirSync(dataDir, {recursive: true});
  const secret = randomBytes(32).toString('hex');
  writeFileSync(file, secret, {mode: 0o600});
  return secret;
}
