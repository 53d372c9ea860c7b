import {readFile, stat} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {FetchError, WEIGHT_BYTES, modelReader} from './model-files.ts';
import {CATEGORIES, MODELS_OF, MODELS_PATH, WASM_PATH} from './models.ts';

const inPublic = (...parts: string[]) =>
  path.resolve(import.meta.dirname, '../../../../public', ...parts);

describe('the files in public', () => {
  it.each([...new Set(CATEGORIES.flatMap((category) => MODELS_OF[category]))])(
    'hold %s in the size that progress counts on',
    async (model) => {
      const {size} = await stat(inPublic(MODELS_PATH, `${model}.bin`));
      expect(size).toBe(WEIGHT_BYTES[model]);
      const graph: unknown = JSON.parse(
        await readFile(inPublic(MODELS_PATH, `${model}.json`), 'utf8'),
      );
      expect(graph).toHaveProperty('format', 'graph-model');
    },
  );

  it('hold the WebAssembly of the installed TensorFlow.js', async () => {
    const installed = createRequire(import.meta.url).resolve(
      '@tensorflow/tfjs-backend-wasm/wasm-out/tfjs-backend-wasm-simd.wasm',
    );
    expect((await readFile(inPublic(WASM_PATH))).equals(await readFile(installed))).toBe(true);
  });
});

describe('modelReader', () => {
  afterEach(() => vi.unstubAllGlobals());

  const served = (bytes: number) => {
    const requests: string[] = [];
    vi.stubGlobal('fetch', (url: string) => {
      requests.push(url);
      const body = url.endsWith('.json') ? '{"format":"graph-model"}' : new Uint8Array(bytes);
      return Promise.resolve(new Response(body));
    });
    return requests;
  };

  it('fetches graph and weights and tells how far it has come', async () => {
    const requests = served(WEIGHT_BYTES.selfie);
    const progress: number[] = [];
    const read = modelReader('https://assets.example/m/', (_, loaded) => progress.push(loaded));
    const {graph, weights} = await read('selfie');
    expect(graph.format).toBe('graph-model');
    expect(weights.byteLength).toBe(WEIGHT_BYTES.selfie);
    expect(progress.at(-1)).toBe(WEIGHT_BYTES.selfie);
    expect(requests.toSorted()).toEqual([
      'https://assets.example/m/selfie.bin',
      'https://assets.example/m/selfie.json',
    ]);
  });

  it('keeps what it fetched, and throws older versions away', async () => {
    const kept = new Map<string, Response>();
    const deleted: string[] = [];
    vi.stubGlobal('caches', {
      keys: () => Promise.resolve(['try-on-models-1.0.0', 'other']),
      delete: (name: string) => Promise.resolve(deleted.push(name)),
      open: () =>
        Promise.resolve({
          match: (url: string) => Promise.resolve(kept.get(url)?.clone()),
          put: (url: string, response: Response) => Promise.resolve(kept.set(url, response)),
        }),
    });
    const requests = served(WEIGHT_BYTES.selfie);
    await modelReader('https://assets.example/m/', () => {})('selfie');
    await modelReader('https://assets.example/m/', () => {})('selfie');
    expect(requests).toHaveLength(2);
    expect(deleted).toEqual(['try-on-models-1.0.0', 'try-on-models-1.0.0']);
  });

  it.each([
    ['a file cut short', () => served(10)],
    [
      'an answer that is no success',
      () => vi.stubGlobal('fetch', () => Promise.resolve(new Response('', {status: 503}))),
    ],
    ['no answer', () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))],
  ])('fails with %s in a way that says so', async (_, serve) => {
    serve();
    const read = modelReader('https://assets.example/m/', () => {});
    await expect(read('selfie')).rejects.toBeInstanceOf(FetchError);
  });
});
