/**
 * `npm run dev` and `npm run preview`: the shop with everything it needs. What is configured in
 * `.env` is used; a stand-in starts only for what is not.
 */
import {randomBytes} from 'node:crypto';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {parseEnv} from 'node:util';
import {readFileSync} from 'node:fs';
import {freePort} from './ports.ts';
import {startShop, type ShopOptions} from './shop.ts';
import {startLocal} from './start.ts';

const root = path.resolve(import.meta.dirname, '..');
const mode: ShopOptions['mode'] = process.argv.includes('--preview') ? 'preview' : 'dev';
const wantedPort = Number(process.env.PORT ?? 3000);

const envFile = path.join(root, '.env');
const configured = existsSync(envFile) ? parseEnv(readFileSync(envFile, 'utf8')) : {};

const port = await freePort(wantedPort);
if (port !== wantedPort)
  console.log(`  Port ${wantedPort} is taken, so the shop opens on ${port}.`);

const shopUrl = `http://localhost:${port}`;
const local = await startLocal({
  dataDir: path.join(root, '.local/data'),
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
    SESSION_SECRET: randomBytes(32).toString('hex'),
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
