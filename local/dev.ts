/**
 * `npm run dev` and `npm run preview`: the shop with everything it needs. What is configured in
 * `.env` is used; a stand-in starts only for what is not.
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseEnv} from 'node:util';
import {claimFolder, keptSecret, newSecret} from './data-folder.ts';
import {freePort} from './ports.ts';
import {buildShop, startShop, type ShopOptions} from './shop.ts';
import {startLocal} from './start.ts';

const root = path.resolve(import.meta.dirname, '..');
const mode: ShopOptions['mode'] = process.argv.includes('--preview') ? 'preview' : 'dev';
const wantedPort = Number(process.env.PORT ?? 3000);

const envFile = path.join(root, '.env');
const configured = existsSync(envFile) ? parseEnv(readFileSync(envFile, 'utf8')) : {};

if (mode === 'preview') buildShop();

const port = await freePort(wantedPort);
if (port !== wantedPort)
  console.log(`  Port ${wantedPort} is taken, so the shop opens on ${port}.`);

const folder = path.join(root, '.local/data');
const dataDir = claimFolder(folder) ? folder : undefined;
if (!dataDir)
  console.log('  Another run keeps its data here: this one begins with none and keeps none.');

const shopUrl = `http://localhost:${port}`;
const local = await startLocal({...(dataDir && {dataDir}), shopUrl, configured});

const stopping = new AbortController();
const starting = startShop({
  mode,
  port,
  env: {
    SESSION_SECRET: dataDir ? keptSecret(dataDir) : newSecret(),
    ...local.env,
    ...configured,
  },
  onLine: (line) => console.log(line),
  signal: stopping.signal,
});

async function stopAll(code = 0): Promise<void> {
  if (stopping.signal.aborted) return;
  stopping.abort();
  // One that is still on its way up is ended by the signal.
  await starting.then(
    (shop) => shop.stop(),
    () => undefined,
  );
  await local.stop();
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => void stopAll());

try {
  const shop = await starting;
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
  await shop.ended;
} catch (error) {
  if (!stopping.signal.aborted) console.error(error instanceof Error ? error.message : error);
}
await stopAll(1);
