/**
 * The neural networks that the engine asks, and what it needs of whatever runs them. Where the
 * files come from and under which licences: `public/try-on/models/NOTICE.md`.
 */

export const CATEGORIES = ['earrings', 'necklaces', 'rings', 'bracelets'] as const;
export type Category = (typeof CATEGORIES)[number];

/** Model files never change under one version: they may be cached for good. */
export const MODELS_VERSION = '3.0.4';

/** Where the files are, below the public directory. */
export const MODELS_PATH = `try-on/models/${MODELS_VERSION}/`;
/**
 * A copy of `tfjs-backend-wasm-simd.wasm` in `@tensorflow/tfjs-backend-wasm`, whose version it
 * carries. The shop's host serves no files that end with `.wasm`.
 */
export const WASM_PATH = 'try-on/wasm/4.22.0/tfjs-backend-wasm-simd.bin';

/** Our own bodies, below the public directory: the demo shows them, the engine rehearses on them. */
export const DEMO_PATH = 'try-on/demo/';
export const BODY: Record<Category, 'portrait' | 'hand'> = {
  earrings: 'portrait',
  necklaces: 'portrait',
  rings: 'hand',
  bracelets: 'hand',
};

export type ModelName =
  | 'facemesh-detection-short'
  | 'facemesh'
  | 'selfie'
  | 'movenet-lightning'
  | 'handdetect'
  | 'handlandmark-full';

export const MODELS_OF: Record<Category, readonly ModelName[]> = {
  earrings: ['facemesh-detection-short', 'facemesh', 'selfie'],
  necklaces: ['facemesh-detection-short', 'facemesh', 'selfie', 'movenet-lightning'],
  rings: ['handdetect', 'handlandmark-full'],
  bracelets: ['handdetect', 'handlandmark-full'],
};

/** What a model answers: its outputs by name. */
export type Outputs = ReadonlyMap<string, Float32Array>;

/** Runs models; made once, then used for every photo. */
export interface Runtime {
  /** Fetches and prepares the models, if that has not happened yet. */
  load(models: readonly ModelName[]): Promise<void>;
  /** `shape` as the model wants it, batch first. Integer input for models that take pixels. */
  run(
    model: ModelName,
    input: Float32Array | Int32Array,
    shape: readonly number[],
  ): Promise<Outputs>;
}

/** The only output of a model that has one. */
export function onlyOutput(outputs: Outputs): Float32Array {
  const [first] = outputs.values();
  if (!first) throw new Error('The model answered nothing');
  return first;
}
