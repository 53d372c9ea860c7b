import {spawn} from 'node:child_process';
import {existsSync} from 'node:fs';
import {readdir} from 'node:fs/promises';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {pathToFileURL} from 'node:url';

const projectRoot = path.resolve(import.meta.dirname, '../..');
const functionsFolder = path.join(projectRoot, 'supabase/functions');

export interface Functions {
  /** Where they are served, each at `/{name}`. */
  url: string;
  stop: () => Promise<void>;
}

/**
 * Runs the edge functions under Deno. Packages come from node_modules; nothing is fetched.
 * @throws when Deno ends before it is ready, with what it said.
 */
export async function startFunctions(env: Record<string, string>): Promise<Functions> {
  const files = (await readdir(functionsFolder))
    .map((name) => path.join(functionsFolder, name, 'index.ts'))
    .filter((file) => existsSync(file));

  const deno = spawn(
    path.join(projectRoot, 'node_modules/.bin/deno'),
    [
      'run',
      '--quiet',
      '--no-prompt',
      '--no-remote',
      '--no-lock',
      '--node-modules-dir=manual',
      `--config=${path.join(functionsFolder, 'deno.json')}`,
      '--allow-env',
      '--allow-net',
      '--allow-sys',
      `--allow-read=${projectRoot}`,
      path.join(import.meta.dirname, 'functions-host.ts'),
      ...files.map((file) => pathToFileURL(file).href),
    ],
    {
      // What a function sees is what it is given, nothing of this machine's environment.
      env: {PATH: process.env.PATH, HOME: process.env.HOME, NO_COLOR: '1', ...env},
      stdio: ['pipe', 'pipe', 'pipe'],
      // Not in our process group: at Ctrl-C it is stopped by us, when its requests are answered.
      detached: true,
    },
  );
  let said = '';
  deno.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
    process.stderr.write(chunk);
  });
  const ended = new Promise<void>((resolve) => deno.once('exit', () => resolve()));

  const url = await new Promise<string>((resolve, reject) => {
    createInterface(deno.stdout).on('line', (line) => {
      const address = /^\{"url":"(.+)"\}$/.exec(line)?.[1];
      if (address) resolve(address);
      else process.stdout.write(`${line}\n`);
    });
    deno.once('error', reject);
    void ended.then(() => reject(new Error(`The edge functions could not be started.\n${said}`)));
  });

  return {
    url,
    stop: async () => {
      deno.kill();
      await ended;
    },
  };
}
