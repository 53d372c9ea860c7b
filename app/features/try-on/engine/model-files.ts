import {MODELS_VERSION, type ModelName} from './models.ts';
import type {ModelFiles, ModelGraph} from './tensorflow.ts';

/** Sizes of the weights in bytes, for a progress that is true before the first byte arrives. */
export const WEIGHT_BYTES: Record<ModelName, number> = {
  'facemesh-detection-short': 201_268,
  facemesh: 1_477_958,
  selfie: 212_886,
  'movenet-lightning': 4_650_216,
  handdetect: 3_515_612,
  'handlandmark-full': 5_431_368,
};

const CACHE = `try-on-models-${MODELS_VERSION}`;
const CACHE_PREFIX = 'try-on-models-';

/** A model or cut-out that could not be fetched. */
export class FetchError extends Error {
  override name = 'FetchError';
}

/**
 * Fetches models from a directory once and keeps them in the browser's cache for good; those of
 * older versions are thrown away.
 *
 * @param onBytes told after every piece that arrives, also out of the cache
 */
export function modelReader(
  directory: string,
  onBytes: (model: ModelName, loaded: number) => void,
): (model: ModelName) => Promise<ModelFiles> {
  const cache = openCache();
  return async (model) => {
    const [graph, weights] = await Promise.all([
      fetchKept(cache, `${directory}${model}.json`).then((response) => response.json<ModelGraph>()),
      fetchKept(cache, `${directory}${model}.bin`).then((response) =>
        readAll(response, WEIGHT_BYTES[model], (loaded) => onBytes(model, loaded)),
      ),
    ]);
    return {graph, weights};
  };
}

/** `null` where there is no such cache: private windows, pages that are not secure. */
async function openCache(): Promise<Cache | null> {
  try {
    for (const name of await caches.keys()) {
      if (name.startsWith(CACHE_PREFIX) && name !== CACHE) await caches.delete(name);
    }
    return await caches.open(CACHE);
  } catch {
    return null;
  }
}

async function fetchKept(cache: Promise<Cache | null>, url: string): Promise<Response> {
  const store = await cache;
  const kept = await store?.match(url).catch(() => undefined);
  if (kept) return kept;
  const response = await fetchOk(url);
  // A full disk must not keep anybody from trying a ring on.
  store?.put(url, response.clone()).catch(() => undefined);
  return response;
}

/** @throws FetchError when there is no answer, or one that is not a success */
export async function fetchOk(url: string): Promise<Response> {
  const response = await fetch(url, {mode: 'cors', credentials: 'omit'}).catch((cause: unknown) => {
    throw new FetchError(`${url} could not be fetched`, {cause});
  });
  if (!response.ok) throw new FetchError(`${url} answered ${response.status}`);
  return response;
}

async function readAll(
  response: Response,
  expected: number,
  onBytes: (loaded: number) => void,
): Promise<ArrayBuffer> {
  if (!response.body) return response.arrayBuffer();
  const bytes = new Uint8Array(expected);
  let loaded = 0;
  try {
    for (const reader = response.body.getReader(); ;) {
      const {done, value} = (await reader.read()) as ReadableStreamReadResult<Uint8Array>;
      if (done) break;
      bytes.set(value, loaded);
      loaded += value.length;
      onBytes(loaded);
    }
  } catch (cause) {
    throw new FetchError('A model arrived broken', {cause});
  }
  if (loaded !== expected) throw new FetchError(`A model has ${loaded} bytes, not ${expected}`);
  return bytes.buffer;
}
