import {setWasmPaths} from '@tensorflow/tfjs-backend-wasm';
import {loadGraphModel, type GraphModel} from '@tensorflow/tfjs-converter';
import {env, ready, setBackend, tensor, type io, type Tensor} from '@tensorflow/tfjs-core';
import type {ModelName, Outputs, Runtime} from './models.ts';

export interface ModelFiles {
  /** Graph and list of weights: the parsed `<model>.json`. */
  graph: ModelGraph;
  /** `<model>.bin`. */
  weights: ArrayBuffer;
}

/** The parts of a TensorFlow.js graph model file that are read here. */
export interface ModelGraph {
  format: string;
  modelTopology: object;
  weightsManifest: {weights: io.WeightsManifestEntry[]}[];
  signature: object;
}

/**
 * Runs the models with TensorFlow.js on WebAssembly: the same in a browser worker, Node and Deno.
 *
 * @param wasm address or path of `tfjs-backend-wasm-simd.wasm`; every browser since Safari 16.4
 *   takes it, an older one fails here
 * @param read fetches one model's files; failures pass through and may be tried again
 */
export async function tensorflowRuntime(
  wasm: string,
  read: (model: ModelName) => Promise<ModelFiles>,
): Promise<Runtime> {
  // Fetched as plain bytes it may have any content type; a file of this machine is just read.
  const isFetched = /^https?:/.test(wasm);
  setWasmPaths(
    {
      'tfjs-backend-wasm.wasm': wasm,
      'tfjs-backend-wasm-simd.wasm': wasm,
      'tfjs-backend-wasm-threaded-simd.wasm': wasm,
    },
    isFetched,
  );
  // Threads would need cross-origin isolation of the whole page, and gain little here.
  env().set('WASM_HAS_MULTITHREAD_SUPPORT', false);
  if (!(await setBackend('wasm'))) throw new Error('WebAssembly could not be started');
  await ready();

  const models = new Map<ModelName, Promise<GraphModel>>();
  const load = (name: ModelName) => {
    let model = models.get(name);
    if (!model) {
      model = read(name).then(graphModel);
      models.set(name, model);
      model.catch(() => models.delete(name));
    }
    return model;
  };

  const run = async (
    name: ModelName,
    input: Float32Array | Int32Array,
    shape: readonly number[],
  ): Promise<Outputs> => {
    const model = await load(name);
    const [entry] = model.inputs;
    if (!entry) throw new Error(`The model ${name} has no input`);
    const dtype = input instanceof Int32Array ? 'int32' : 'float32';
    const fed = tensor(input, [...shape], dtype);
    const names = model.outputs.map((output) => output.name);
    let results: Tensor[] = [];
    try {
      results = [model.execute({[entry.name]: fed}, names)].flat();
      const data = await Promise.all(results.map((result) => result.data<'float32'>()));
      return new Map(names.map((output, index) => [output, data[index]!]));
    } finally {
      fed.dispose();
      for (const result of results) result.dispose();
    }
  };

  return {
    run,
    async load(names) {
      await Promise.all(names.map(load));
    },
  };
}

function graphModel({graph, weights}: ModelFiles): Promise<GraphModel> {
  return loadGraphModel({
    load: () =>
      Promise.resolve({
        format: graph.format,
        modelTopology: graph.modelTopology,
        weightSpecs: graph.weightsManifest.flatMap((group) => group.weights),
        weightData: weights,
        signature: graph.signature,
      }),
  });
}
