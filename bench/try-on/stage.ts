import {readFile} from 'node:fs/promises';
import {createServer, type Server, type ServerResponse} from 'node:http';
import path from 'node:path';
import {build} from 'vite';
import {WORKER_PATH} from '../../app/features/try-on/engine/engine-client.ts';
import {workerScript} from '../../app/features/try-on/engine/worker-script.server.ts';
import {PROJECT, PUBLIC_DIRECTORY} from './node-engine.ts';

/** The engine as it is served in production: pages on one origin, built assets on another. */
export interface Stage {
  page: string;
  stop(): Promise<void>;
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
};

const BUILT = path.join(PROJECT, '.local/try-on/page');

/**
 * Builds the engine and the page that drives it, and serves both.
 *
 * @param port of the page; its assets are on the next one
 * @param pictures directories of photos and cut-outs, by their prefix on the page's origin
 */
export async function startStage(port: number, pictures: Record<string, string>): Promise<Stage> {
  const page = `http://localhost:${port}/`;
  const assets = `http://localhost:${port + 1}/`;
  const engine = assets + (await buildPage(assets));
  const policy = `default-src 'none'; script-src ${assets}; worker-src 'self'; connect-src 'self'`;

  const servers = await Promise.all([
    serve(port, async (pathname, response) => {
      if (pathname === WORKER_PATH) {
        const script = workerScript(engine, page, []);
        response.writeHead(200, Object.fromEntries(script.headers)).end(await script.text());
        return;
      }
      const prefix = Object.keys(pictures).find((start) => pathname.startsWith(start));
      if (prefix) return sendFile(response, [pictures[prefix]!], pathname.slice(prefix.length), {});
      await sendFile(response, [BUILT], pathname, {'content-security-policy': policy});
    }),
    serve(port + 1, (pathname, response) =>
      sendFile(response, [BUILT, PUBLIC_DIRECTORY], pathname, {
        'access-control-allow-origin': '*',
        'cache-control': 'public, max-age=31536000, immutable',
      }),
    ),
  ]);
  return {
    page: `${page}index.html`,
    async stop() {
      await Promise.all(
        servers.map((server) => {
          server.closeAllConnections();
          return new Promise((done) => server.close(done));
        }),
      );
    },
  };
}

/** @returns the path of the built worker */
async function buildPage(base: string): Promise<string> {
  const built = await build({
    configFile: false,
    root: path.join(import.meta.dirname, 'page'),
    base,
    publicDir: false,
    logLevel: 'warn',
    build: {outDir: BUILT, emptyOutDir: true},
  });
  const {output} = [built].flat()[0] as {output: {fileName: string}[]};
  const worker = output.find(({fileName}) => /worker-[^/]+\.js$/.test(fileName));
  if (!worker) throw new Error('The build has no worker');
  return worker.fileName;
}

function serve(
  port: number,
  answer: (pathname: string, response: ServerResponse) => Promise<void>,
): Promise<Server> {
  const server = createServer(({url = '/'}, response) => {
    answer(new URL(url, 'http://localhost').pathname, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  return new Promise((listening) => {
    server.listen(port, () => listening(server));
  });
}

async function sendFile(
  response: ServerResponse,
  directories: string[],
  pathname: string,
  headers: Record<string, string>,
): Promise<void> {
  for (const directory of directories) {
    const body = await readFile(path.join(directory, path.normalize(pathname))).catch(() => null);
    if (!body) continue;
    const type = TYPES[path.extname(pathname)] ?? 'application/octet-stream';
    response.writeHead(200, {'content-type': type, ...headers}).end(body);
    return;
  }
  response.writeHead(404).end();
}
