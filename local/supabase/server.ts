import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {getRequestListener} from '@hono/node-server';
import type {PGlite} from '@electric-sql/pglite';
import {answerAdmin} from './admin-users.ts';
import {type Faults, parseFault} from './faults.ts';
import {localKeys, type Project} from './project.ts';
import {answerStorage} from './storage-protocol.ts';

/** For whoever opens the address in a browser. */
const atTheDoor =
  'This is the local Supabase: the shop asks it for accounts, data and files. There is nothing to see here.\n';

/** What requests are answered with. */
export interface Backend {
  project: Project;
  database: PGlite;
  functionsUrl: string;
  faults: Faults;
}

/** One address for all services, as the gateway of a hosted project. Loopback only. */
export async function listen(port: number): Promise<{
  server: Server;
  url: string;
  answerWith: (backend: Backend) => void;
}> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', resolve);
  });
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    server,
    url,
    answerWith(backend) {
      const listener = getRequestListener((request) => route(backend, request), {
        errorHandler(error) {
          console.error('supabase:', error);
          return Response.json({message: 'Internal server error'}, {status: 500});
        },
      });
      server.on('request', (request, response) => {
        void answerUnlessFault(backend.faults, request, response, listener);
      });
    },
  };
}

type Listener = ReturnType<typeof getRequestListener>;

async function answerUnlessFault(
  faults: Faults,
  request: IncomingMessage,
  response: ServerResponse,
  listener: Listener,
): Promise<void> {
  const url = URL.parse(request.url ?? '/', 'http://localhost');
  if (!url) {
    response.writeHead(400).end();
    return;
  }
  const fault =
    request.method === 'OPTIONS' ? null : await faults.next(request.method ?? 'GET', url.pathname);
  switch (fault?.kind) {
    case 'drop':
      request.socket.destroy();
      return;
    case 'hang':
      return;
    case 'status':
      response.writeHead(fault.status, {'content-type': 'application/json'});
      response.end(JSON.stringify({message: 'Injected fault', code: String(fault.status)}));
      return;
    default:
      await listener(request, response);
  }
}

async function route(backend: Backend, request: Request): Promise<Response> {
  const {pathname} = new URL(request.url);
  if (pathname === '/') return new Response(atTheDoor);
  if (pathname === '/__faults') return switchFaults(backend.faults, request);
  if (pathname.startsWith('/functions/v1/')) return callFunction(backend.functionsUrl, request);
  if (/^\/auth\/v1\/admin\/users(\/|$)/.test(pathname)) {
    return request.headers.get('apikey') === localKeys.secret
      ? backend.project.inTurn(() => answerAdmin(backend.database, request))
      : Response.json({code: 403, error_code: 'not_admin', msg: 'Not an admin'}, {status: 403});
  }
  const whole = await wholeRequest(request);
  return pathname.startsWith('/storage/v1/')
    ? answerStorage(whole, backend.project.fetch)
    : backend.project.fetch(whole);
}

/** The request with its body read to the end, so that a slow sender holds up nobody else. */
async function wholeRequest(request: Request): Promise<Request> {
  const {method, headers} = request;
  const body = method === 'GET' || method === 'HEAD' ? null : await request.arrayBuffer();
  return new Request(request.url, {method, headers, body: body?.byteLength ? body : null});
}

async function callFunction(functionsUrl: string, request: Request): Promise<Response> {
  const {pathname, search} = new URL(request.url);
  const {url, method, headers} = request;
  const body = method === 'GET' || method === 'HEAD' ? null : await request.arrayBuffer();
  const target = new URL(pathname.replace('/functions/v1', '') + search, functionsUrl);
  const passed = new Headers(headers);
  for (const name of ['host', 'connection', 'content-length', 'transfer-encoding']) {
    passed.delete(name);
  }
  passed.set('x-forwarded-for', '127.0.0.1');
  passed.set('x-forwarded-host', new URL(url).host);
  return fetch(target, {method, headers: passed, body, redirect: 'manual'});
}

/** `POST` switches a fault on, `DELETE` switches all off, `GET` lists them. */
async function switchFaults(faults: Faults, request: Request): Promise<Response> {
  if (request.method === 'POST') {
    try {
      faults.add(parseFault(await request.json()));
    } catch (error) {
      return Response.json({message: String(error)}, {status: 400});
    }
  } else if (request.method === 'DELETE') faults.clear();
  return Response.json({faults: faults.list()});
}
