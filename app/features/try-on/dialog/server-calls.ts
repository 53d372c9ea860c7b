import type {Category} from '~/lib/product-path';
import type {TryOnPiece} from '../piece';
import type {SessionCall} from '../schema';
import {consentVersions, type BegunSession, type PhotoShelf} from '../shelf';

/** The shop refused or could not be reached; the message is for the shopper. */
export class CallError extends Error {
  override name = 'CallError';
  /** HTTP status; 0 when nothing answered. */
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Did the shopper's session end? */
export const isSignedOut = (error: unknown): boolean =>
  error instanceof CallError && error.status === 401;

const offline = 'The connection was lost on the way. Please try again.';

async function call<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  const headers = new Headers(init?.headers);
  headers.set('accept', 'application/json');
  let response: Response;
  try {
    response = await fetch(path, {...init, headers});
  } catch (error) {
    if (init?.signal?.aborted) throw error;
    throw new CallError(0, offline);
  }
  const answer = await response.json<Answer & {error?: string}>().catch(() => null);
  if (response.ok && answer) return answer;
  throw new CallError(response.status, answer?.error ?? offline);
}

const post = <Answer>(path: string, body: unknown, init?: RequestInit) =>
  call<Answer>(path, {
    ...init,
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify(body),
  });

/** The piece, and up to six others of its category. @throws CallError */
export const fetchPieces = (product: string, variant: string | undefined) =>
  call<{piece: TryOnPiece; more: TryOnPiece[]}>(
    `/try-on/pieces.json?${new URLSearchParams({product, ...(variant && {variant})}).toString()}`,
  );

/** The shopper's saved photos. @throws CallError */
export const fetchShelf = (category: Category, group: string | null) =>
  call<PhotoShelf>(
    `/try-on/photos.json?${new URLSearchParams({category, ...(group && {group})}).toString()}`,
  );

/** Agrees to the notice. @throws CallError */
export const agree = (engine: keyof typeof consentVersions) =>
  post('/try-on/photos.json', {version: consentVersions[engine]});

/** What keeping a picture asks of the shop; see `keeper.ts`. All throw CallError. */
export const sessionCalls = {
  begin: (begin: Omit<Extract<SessionCall, {intent: 'begin'}>, 'intent'>) =>
    post<BegunSession>('/try-on/sessions.json', {intent: 'begin', ...begin}),
  keepPhoto: (sessionId: string, category: Category) =>
    post<{photoId: string}>('/try-on/sessions.json', {intent: 'keep-photo', sessionId, category}),
  replace: (sessionId: string) =>
    post<{resultUpload: string}>('/try-on/sessions.json', {intent: 'replace', sessionId}),
  complete: (sessionId: string, engine: 'device' | 'generative') =>
    post('/try-on/sessions.json', {intent: 'complete', sessionId, engine}),
  fail: (sessionId: string) =>
    // Also while the page is being left.
    post('/try-on/sessions.json', {intent: 'fail', sessionId}, {keepalive: true}),
  /** Sends a file to a signed address of the private bucket. */
  async upload(address: string, file: Blob): Promise<void> {
    const response = await fetch(address, {
      method: 'PUT',
      headers: {'content-type': file.type, 'cache-control': 'max-age=3600', 'x-upsert': 'true'},
      body: file,
    }).catch(() => null);
    if (!response?.ok) throw new CallError(response?.status ?? 0, offline);
  },
};

export type SessionCalls = typeof sessionCalls;

/** Asks the generative engine for a picture; its address comes back. @throws CallError */
export const generate = (
  body: {
    sessionId: string;
    imageBase64: string;
    productId: string;
    category: Category;
    productImageUrl: string;
  },
  signal: AbortSignal,
) => post<{processedImageUrl: string}>('/try-on/generate.json', body, {signal});

/** A picture by its address, as a file. @throws CallError */
export async function fetchPicture(url: string, signal?: AbortSignal): Promise<Blob> {
  const response = await fetch(url, {signal}).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    return null;
  });
  if (!response?.ok) throw new CallError(response?.status ?? 0, 'Failed to load saved photos');
  return response.blob();
}
