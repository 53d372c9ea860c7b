import {spawn, type ChildProcess} from 'node:child_process';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {anyPort} from './ports.ts';

const root = path.resolve(import.meta.dirname, '..');

export interface ShopOptions {
  /** `dev` renders from source, `preview` runs the production build. */
  mode: 'dev' | 'preview';
  port: number;
  env: Record<string, string>;
  /** Gets every line that the shop writes and that says something. */
  onLine?: (line: string) => void;
}

export interface RunningShop {
  url: string;
  /** Resolves when the shop is no more, by whatever end. */
  ended: Promise<void>;
  stop: () => Promise<void>;
}

/** What the tools say at every start, and what asks for nothing. */
const noise = [
  /^\s*$/,
  /`envFile` option is deprecated/,
  /Future Flag Warning|react-router\.com|opt in early|upgrading\/future-flags/,
  /^[╭│╰]/,
  /Environment variables injected|from local|\.env/,
  /➜|press h|hydrogen dev|hydrogen preview|^> /,
  /\[vite\].*(optimiz|bundling|new dependencies|page reload|hmr)/,
  /__manifest|\/graphiql|subrequest-profiler|^\[1\]/,
];

/** Runs the shop by the Shopify CLI, in the Oxygen runtime, until it is stopped. */
export async function startShop({mode, port, env, onLine}: ShopOptions): Promise<RunningShop> {
  const envFile = writeEnvFile(port, env);
  const child = spawn(
    process.execPath,
    [
      path.join(root, 'node_modules/@shopify/cli/bin/run.js'),
      ...['hydrogen', mode, '--port', String(port), '--env-file', envFile],
      ...['--inspector-port', String(await anyPort())],
      ...(mode === 'dev' ? ['--disable-version-check'] : []),
    ],
    {
      cwd: root,
      env: {...process.env, SHOPIFY_CLI_NO_ANALYTICS: '1', FORCE_COLOR: '0', CI: '1'},
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own: stopping it stops the runtime that it starts, too.
      detached: true,
    },
  );

  const tail: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({input: stream}).on('line', (line) => {
      tail.push(line);
      if (tail.length > 40) tail.shift();
      if (!noise.some((pattern) => pattern.test(line))) onLine?.(line);
    });
  }

  const url = `http://localhost:${port}`;
  await answers(url, child, tail);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {url, ended, stop: () => stop(child)};
}

function writeEnvFile(port: number, env: Record<string, string>): string {
  const folder = path.join(root, '.local');
  mkdirSync(folder, {recursive: true});
  const file = path.join(folder, `shop-${port}.env`);
  const lines = Object.entries(env).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  writeFileSync(file, `${lines.join('\n')}\n`, {mode: 0o600});
  return path.relative(root, file);
}

/** Resolves once the shop answers; rejects with what it said when it gave up before that. */
async function answers(url: string, child: ChildProcess, tail: string[]): Promise<void> {
  const deadline = Date.now() + 90_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) break;
    const response = await fetch(`${url}/favicon.svg`).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  await stop(child);
  throw new Error(`The shop did not start:\n${tail.join('\n')}`);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  process.kill(-child.pid, 'SIGTERM');
  const force = setTimeout(() => process.kill(-child.pid!, 'SIGKILL'), 3_000);
  await ended;
  clearTimeout(force);
}
