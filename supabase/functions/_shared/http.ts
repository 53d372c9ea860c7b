import * as v from 'valibot';
import {siteUrl} from './settings.ts';

/** An answer that the caller may read. Any other error is logged and told as the failure text. */
export class HttpError extends Error {
  readonly status: number;
  readonly headers: Record<string, string>;

  constructor(status: number, message: string, headers: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}

interface Endpoint {
  methods: ('GET' | 'POST')[];
  /** What the caller reads when something unforeseen goes wrong. */
  failure: string;
  handle: (request: Request) => Promise<Response>;
  /** Other sites may call too. */
  fromAnywhere?: boolean;
}

/** The frame of every function: method, origin, and errors that tell nothing of the inside. */
export function endpoint({methods, failure, handle, fromAnywhere = false}: Endpoint) {
  return async (request: Request): Promise<Response> => {
    const origin = request.headers.get('origin');
    try {
      if (origin && !fromAnywhere && origin !== new URL(siteUrl()).origin) {
        throw new HttpError(403, 'This address is for the shop only.');
      }
      if (request.method === 'OPTIONS') return withCors(new Response(null, {status: 204}), origin);
      if (!methods.some((method) => method === request.method)) {
        throw new HttpError(405, 'Method not allowed.', {Allow: methods.join(', ')});
      }
      return withCors(await handle(request), origin);
    } catch (error) {
      if (error instanceof HttpError) {
        return withCors(json({error: error.message}, error.status, error.headers), origin);
      }
      console.error(new URL(request.url).pathname, error);
      return withCors(json({error: failure}, 500), origin);
    }
  };
}

export function json(
  body: Record<string, unknown>,
  status = 200,
  headers: Record<string, string> = {},
): Response {
  return Response.json(body, {status, headers: {'Cache-Control': 'no-store', ...headers}});
}

/**
 * The body as JSON that fits a schema.
 * @throws HttpError 413 when it is too large, 400 with the first issue when it does not fit.
 */
export async function readJson<const Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
  limit = 16 * 1024,
): Promise<v.InferOutput<Schema>> {
  const text = new TextDecoder().decode(await readBytes(request, limit));
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new HttpError(400, 'The request is not JSON.');
  }
  const parsed = v.safeParse(schema, body);
  if (!parsed.success) throw new HttpError(400, parsed.issues[0].message);
  return parsed.output;
}

/**
 * All bytes of a request or a response.
 * @throws HttpError 413 as soon as more than `limit` have come, whatever was announced.
 */
export async function readBytes(
  {body}: Pick<Request, 'body'>,
  limit: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw new HttpError(413, 'The request is too large.');
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}

function withCors(response: Response, origin: string | null): Response {
  response.headers.set('Vary', 'Origin');
  if (origin === new URL(siteUrl()).origin) {
    response.headers.set('Access-Control-Allow-Origin', origin);
    response.headers.set('Access-Control-Allow-Methods', 'GET, POST');
    response.headers.set(
      'Access-Control-Allow-Headers',
      'apikey, authorization, content-type, x-client-info, x-client-key',
    );
  }
  return response;
}
