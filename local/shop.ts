import {spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {anyPort, isFree} from './ports.ts';

const root = path.resolve(import.meta.dirname, '..');
const cli = path.join(root, 'node_modules/@shopify/cli/bin/run.js');
const environment = {...process.env, SHOPIFY_CLI_NO_ANALYTICS: '1'};

export interface ShopOptions {
  /** `dev` renders from source, `preview` runs the production build. */
  mode: 'dev' | 'preview';
  port: number;
  env: Record<string, string>;
  /** Gets every line that the shop writes and that says something. */
  onLine?: (line: string) => void;
  /** Ends a shop that is still starting. */
  signal?: AbortSignal;
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

/**
 * Builds the shop for `npm run preview`. What the tools say on the way is shown only when they fail;
 * then the process ends with their exit code.
 */
export function buildShop(): void {
  console.log('\n  Building the shop.');
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    [cli, 'hydrogen', 'build', '--codegen', '--no-bundle-stats'],
    {cwd: root, env: environment, encoding: 'utf8'},
  );
  if (status === 0) return;
  console.error(stdout, stderr);
  process.exit(status ?? 1);
}

/** The development server says so and goes elsewhere, where nobody looks for the shop. */
const goesElsewhere = /^Port \d+ is in use/;

const taken = (port: number) =>
  new Error(
    `Port ${port} was taken by another program while the shop was starting.\n` +
      'Please start it again: it opens on the next port that is free.',
  );

/**
 * Runs the shop by the Shopify CLI, in the Oxygen runtime, until it is stopped.
 * @throws Error with what it said, when it ends before it answers, or when the port is taken.
 */
export async function startShop({
  mode,
  port,
  env,
  onLine,
  signal,
}: ShopOptions): Promise<RunningShop> {
  if (!(await isFree(port))) throw taken(port);
  const envFile = writeEnvFile(port, env);
  const child = spawn(
    process.execPath,
    [
      cli,
      ...['hydrogen', mode, '--port', String(port), '--env-file', envFile],
      ...['--inspector-port', String(await anyPort())],
      ...(mode === 'dev' ? ['--disable-version-check'] : []),
    ],
    {
      cwd: root,
      env: {...environment, FORCE_COLOR: '0', CI: '1'},
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own: stopping it stops the runtime that it starts, too.
      detached: true,
    },
  );

  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = () => stopGroup(child, ended);

  const tail: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({input: stream}).on('line', (line) => {
      tail.push(line);
      if (tail.length > 40) tail.shift();
      if (goesElsewhere.test(line)) void stop();
      if (!noise.some((pattern) => pattern.test(line))) onLine?.(line);
    });
  }

  const url = `http://localhost:${port}`;
  if (await answers(url, child, signal)) return {url, ended, stop};
  const gaveUp = hasEnded(child);
  await stop();
  if (gaveUp && !signal?.aborted && !(await isFree(port))) throw taken(port);
  throw new Error(`The shop did not start:\n${tail.join('\n')}`);
}

function writeEnvFile(port: number, env: Record<string, string>): string {
  const folder = path.join(root, '.local');
  mkdirSync(folder, {recursive: true});
  const file = path.join(folder, `shop-${port}.env`);
  const lines = Object.entries(env).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  writeFileSync(file, `${lines.join('\n')}\n`, {mode: 0o600});
  return path.relative(root, file);
}

/** True once the shop answers; false when it has ended before that, took too long or is not wanted any more. */
async function answers(url: string, child: ChildProcess, signal?: AbortSignal): Promise<boolean> {
  const deadline = Date.now() + 90_000;
  while (Date.now() < deadline && !signal?.aborted && !hasEnded(child)) {
    const response = await fetch(`${url}/favicon.svg`).catch(() => null);
    if (response?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  return false;
}

/** By itself, or by a signal, which leaves no exit code. */
const hasEnded = ({exitCode, signalCode}: ChildProcess) => exitCode !== null || signalCode !== null;

async function stopGroup(child: ChildProcess, ended: Promise<void>): Promise<void> {
  if (hasEnded(child) || child.pid === undefined) return;
  process.kill(-child.pid, 'SIGTERM');
  const force = setTimeout(() => process.kill(-child.pid!, 'SIGKILL'), 3_000);
  await ended;
  clearTimeout(force);
}
