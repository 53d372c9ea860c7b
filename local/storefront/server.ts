import {randomUUID} from 'node:crypto';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {accessOf, type Tokens} from './access.ts';
import {admin} from './checkout/admin.ts';
import {checkout} from './checkout/checkout.ts';
import {orderPage} from './checkout/order-page.ts';
import {type Fault, type Faults, lag, parseFault} from './faults.ts';
import {answer, operationLabel, parseRequest} from './graphql-endpoint.ts';
import {readBody, redirect, sendHtml, sendJson} from './http.ts';
import type {Images} from './images.ts';
import type {Store} from './store.ts';
import {answeringVersion} from './versions.ts';

/** What the routes need of a running stand-in. */
export interface Shop {
  store: Store;
  images: Images;
  faults: Faults;
  tokens: Tokens;
  /** Names of the GraphQL operations served so far, oldest first. */
  calls: string[];
}

const GRAPHQL = /^\/api\/([\w-]+)\/graphql(?:\.json)?$/;
const CHECKOUT = /^\/cart\/c\/([\w-]+)$/;
const ORDER = /^\/orders\/(\w+)$/;
const FILE = /^\/cdn\/shop\/files\/([^/]+)$/;

/** Answers one request of a shop: the API, its pictures, its checkout and its switches. */
export async function route(
  shop: Shop,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.setHeader('X-Request-Id', randomUUID());
  const url = URL.parse(request.url ?? '/', shop.store.origin);
  if (!url) {
    sendJson(response, 400, {errors: 'Bad Request'});
    return;
  }
  const version = GRAPHQL.exec(url.pathname)?.[1];
  const file = FILE.exec(url.pathname)?.[1];
  if (version) await graphql(shop, version, request, response);
  else if (file) await image(shop, file, url, request, response);
  else if (isForeign(request)) sendJson(response, 403, {errors: 'Forbidden'});
  else await ownPage(shop, url, request, response);
}

/**
 * Whether another site, or a name that only pretends to be this machine, sent the request: neither
 * may pay, cancel orders or switch faults.
 */
function isForeign({headers, method}: IncomingMessage): boolean {
  const host = headers.host?.replace(/:\d+$/, '');
  const isLocal = host === 'localhost' || host === '127.0.0.1' || host === '[::1]';
  return !isLocal || (method !== 'GET' && headers['sec-fetch-site'] === 'cross-site');
}

async function ownPage(
  shop: Shop,
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const {store} = shop;
  const token = CHECKOUT.exec(url.pathname)?.[1];
  const orderToken = ORDER.exec(url.pathname)?.[1];
  if (token) {
    const fault = shop.faults.next('checkout');
    await lag(fault);
    if (!fails(fault, request, response)) await checkout(store, token, url, request, response);
  } else if (orderToken) {
    const {status, page} = orderPage(store, orderToken);
    sendHtml(response, status, page);
  } else if (url.pathname === '/admin') await admin(store, request, response);
  else if (url.pathname === '/__faults') await switchFaults(shop, request, response);
  else if (url.pathname === '/__calls') countCalls(shop, request, response);
  else if (url.pathname === '/') redirect(response, store.shopUrl);
  else sendJson(response, 404, {errors: 'Not Found'});
}

async function graphql(
  shop: Shop,
  version: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.setHeader('Access-Control-Allow-Origin', '*');
  if (request.method === 'OPTIONS') {
    response.writeHead(204, {
      'Access-Control-Allow-Methods': 'POST, OPTIONS',
      'Access-Control-Allow-Headers': request.headers['access-control-request-headers'] ?? '*',
      'Access-Control-Max-Age': '7200',
    });
    response.end();
    return;
  }
  const answering = answeringVersion(version);
  if (!answering || request.method !== 'POST') {
    sendJson(response, 404, {errors: 'Not Found'});
    return;
  }
  response.setHeader('X-Shopify-API-Version', answering);
  response.setHeader('Access-Control-Expose-Headers', 'X-Request-Id, X-Shopify-API-Version');
  response.setHeader('Cache-Control', 'no-store');
  const access = accessOf(request.headers, shop.tokens);
  if (!access) {
    sendJson(response, 401, {errors: [{message: '', extensions: {code: 'UNAUTHORIZED'}}]});
    return;
  }
  const body = await readBody(request);
  const asked = body === null ? null : parseRequest(body, request.headers['content-type'] ?? '');
  if (!asked) {
    sendJson(response, 400, {errors: {query: 'Required parameter missing or invalid'}});
    return;
  }
  const operation = operationLabel(asked);
  shop.calls.push(operation);
  const fault = shop.faults.next('graphql', operation);
  await lag(fault);
  if (fails(fault, request, response)) return;
  if (fault?.kind === 'graphql-error') {
    const {code = 'THROTTLED', message = code === 'THROTTLED' ? 'Throttled' : code} = fault;
    sendJson(response, 200, {errors: [{message, extensions: {code}}]});
    return;
  }
  const result = await answer(shop.store, access, asked);
  if (fault?.kind === 'empty-data') {
    const data = Object.fromEntries(Object.keys(result.data ?? {}).map((name) => [name, null]));
    sendJson(response, 200, {data});
    return;
  }
  sendJson(response, 200, result);
}

/** Lets a request fail as a fault says. False where the fault leaves it to be answered. */
function fails(fault: Fault | null, request: IncomingMessage, response: ServerResponse): boolean {
  switch (fault?.kind) {
    case 'status':
      sendJson(
        response,
        fault.status,
        {errors: fault.status === 429 ? 'Too Many Requests' : 'Injected fault'},
        fault.status === 429 ? {'Retry-After': '1'} : {},
      );
      return true;
    case 'drop':
      request.socket.destroy();
      return true;
    case 'hang':
      return true;
    default:
      return false;
  }
}

async function image(
  shop: Shop,
  file: string,
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const fault = shop.faults.next('images');
  await lag(fault);
  if (fails(fault, request, response)) return;
  response.setHeader('Access-Control-Allow-Origin', '*');
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    sendJson(response, 405, {errors: 'Method Not Allowed'}, {Allow: 'GET, HEAD'});
    return;
  }
  const answer = await shop.images.answer(file, url.searchParams, request.headers.accept ?? '*/*');
  if (answer.status !== 200) {
    sendJson(response, answer.status, {errors: answer.message});
    return;
  }
  const headers = {
    'Cache-Control': 'public, max-age=31536000, immutable',
    ETag: answer.etag,
    Vary: 'Accept',
  };
  if (request.headers['if-none-match'] === answer.etag) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(200, {
    ...headers,
    'Content-Type': answer.type,
    'Content-Length': answer.body.length,
  });
  response.end(request.method === 'HEAD' ? undefined : answer.body);
}

/** `POST` switches a fault on, `DELETE` switches all off, `GET` lists them. */
async function switchFaults(
  {faults}: Shop,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method === 'POST') {
    try {
      faults.add(parseFault(JSON.parse((await readBody(request)) ?? '')));
    } catch (error) {
      sendJson(response, 400, {errors: error instanceof Error ? error.message : 'Not a fault.'});
      return;
    }
  } else if (request.method === 'DELETE') faults.clear();
  sendJson(response, 200, {faults: faults.list()});
}

/** `GET` lists the operations served so far, `DELETE` begins a new count. */
function countCalls({calls}: Shop, request: IncomingMessage, response: ServerResponse): void {
  if (request.method === 'DELETE') calls.length = 0;
  sendJson(response, 200, {calls});
}
