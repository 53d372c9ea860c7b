import * as v from 'valibot';

/**
 * The storage of @supabase/lite in the dialect that storage-js speaks: files sent as forms, signed
 * addresses under their real names and by the dozen, lists relative to their folder.
 * `ask` is the service itself.
 */
export async function answerStorage(
  request: Request,
  ask: (request: Request) => Promise<Response>,
): Promise<Response> {
  const path = new URL(request.url).pathname.replace('/storage/v1', '');
  const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data');
  if (isForm) return answerStorage(await plainUpload(request), ask);
  if (request.method === 'PUT' && path.startsWith('/object/upload/sign/')) {
    const key = decodeURI(path.replace('/object/upload/sign/', ''));
    return mapped(await ask(request), () => ({Key: key}));
  }
  if (request.method !== 'POST') return ask(request);
  if (/^\/object\/sign\/[^/]+$/.test(path)) return signMany(request, ask);
  if (/^\/object\/(upload\/)?sign\//.test(path)) return mapped(await ask(request), signed);
  if (path.startsWith('/object/list/')) {
    const {prefix} = v.parse(listRequest, await request.clone().json());
    return mapped(await ask(request), (answer) => inFolder(prefix, answer));
  }
  return ask(request);
}

/** A file that came as a form becomes the plain body that the service reads. */
async function plainUpload(request: Request): Promise<Request> {
  const form = await request.formData();
  const file = [...form.values()].find((value) => value instanceof File);
  const body = await file?.arrayBuffer();
  const headers = new Headers(request.headers);
  headers.set('content-type', file?.type || 'application/octet-stream');
  headers.set('content-length', String(body?.byteLength ?? 0));
  const maxAge = form.get('cacheControl');
  if (typeof maxAge === 'string') headers.set('cache-control', `max-age=${maxAge}`);
  return new Request(request.url, {method: request.method, headers, body});
}

const signedAnswer = v.object({
  signedUrl: v.pipe(
    v.string(),
    v.transform((url) => url.replace('/storage/v1', '')),
  ),
});

function signed(answer: unknown) {
  const {signedUrl} = v.parse(signedAnswer, answer);
  return {...v.parse(v.looseObject({}), answer), signedURL: signedUrl, url: signedUrl};
}

const manyRequest = v.object({expiresIn: v.number(), paths: v.array(v.string())});

async function signMany(request: Request, ask: (request: Request) => Promise<Response>) {
  const {expiresIn, paths} = v.parse(manyRequest, await request.json());
  const answers = await Promise.all(
    paths.map(async (path) => {
      const url = `${request.url.replace(/\/$/, '')}/${encodeURI(path)}`;
      const body = JSON.stringify({expiresIn});
      const one = new Request(url, {method: 'POST', headers: request.headers, body});
      one.headers.delete('content-length');
      const answer = await ask(one);
      return answer.ok
        ? {path, error: null, signedURL: signed(await answer.json()).signedURL}
        : {
            path,
            error: 'Either the object does not exist or you do not have access to it',
            signedURL: null,
          };
    }),
  );
  return Response.json(answers);
}

const listRequest = v.object({prefix: v.optional(v.string(), '')});
const listAnswer = v.array(v.looseObject({name: v.string()}));

/** Names within the folder; what lies deeper shows as its folder, once. */
function inFolder(prefix: string, answer: unknown) {
  const folder = prefix && `${prefix.replace(/\/$/, '')}/`;
  const entries = new Map<string, Record<string, unknown>>();
  for (const object of v.parse(listAnswer, answer)) {
    const [name = '', ...deeper] = object.name.slice(folder.length).split('/');
    entries.set(name, deeper.length ? {name, id: null, metadata: null} : {...object, name});
  }
  return [...entries.values()];
}

async function mapped(response: Response, change: (answer: unknown) => unknown): Promise<Response> {
  if (!response.ok) return response;
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return Response.json(change(await response.json()), {status: response.status, headers});
}
