import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

const client = path.resolve(import.meta.dirname, '../../dist/client');
const assets = path.join(client, 'assets');

interface Manifest {
  entry: {module: string; imports: string[]};
  routes: Record<string, {module: string; imports?: string[]}>;
}

/** The build's own account of which script each route needs. */
function readManifest(): Manifest {
  const file = readdirSync(assets).find((name) => name.startsWith('manifest-'));
  if (!file) throw new Error('No build to look at: run `npm run build` first.');
  const script = readFileSync(path.join(assets, file), 'utf8');
  return JSON.parse(script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1)) as Manifest;
}

export interface Script {
  file: string;
  /** Bytes as sent, gzip at its best. */
  size: number;
}

/** What a page of a route loads before it can be used, biggest first. */
export function firstLoad(route: string): Script[] {
  const {entry, routes} = readManifest();
  const files = new Set([entry.module, ...entry.imports]);
  for (const id of ['root', route]) {
    const own = routes[id];
    if (!own) throw new Error(`No route ${id} in the build.`);
    files.add(own.module);
    own.imports?.forEach((file) => files.add(file));
  }
  return [...files]
    .map((file) => ({
      file,
      size: gzipSync(readFileSync(path.join(client, file)), {level: 9}).length,
    }))
    .sort((one, other) => other.size - one.size);
}

/** Every script that a browser may be sent, by file name. */
export const browserScripts = (): {name: string; text: string}[] =>
  readdirSync(assets)
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({name, text: readFileSync(path.join(assets, name), 'utf8')}));
