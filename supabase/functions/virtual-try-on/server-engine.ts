/**
 * The shop's own engine, as it runs in the browser, on the server. Only `index.ts` imports this
 * file, by an address that no bundler follows: see `docs/try-on-engine.md`.
 */
import {analyse} from '../../../app/features/try-on/engine/analyse.ts';
import {CUTOUT_SIDE, PHOTO_SIDE} from '../../../app/features/try-on/engine/image.ts';
import {MODELS_PATH, WASM_PATH} from '../../../app/features/try-on/engine/models.ts';
import type {ModelName, Runtime} from '../../../app/features/try-on/engine/models.ts';
import {prepareCutout} from '../../../app/features/try-on/engine/piece.ts';
import {render} from '../../../app/features/try-on/engine/render.ts';
import {
  tensorflowRuntime,
  type ModelFiles,
} from '../../../app/features/try-on/engine/tensorflow.ts';
import {refusalNotice} from '../../../app/features/try-on/refusal-texts.ts';
import {texts, type Answer, type ServerEngine, type Task} from './logic.ts';
import {decode, encodeJpeg} from './server-codec.ts';

let runtime: Promise<Runtime> | undefined;
/** One picture at a time: two would need twice the memory and take as long. */
let queue: Promise<unknown> = Promise.resolve();

/**
 * The photo with the piece on it, or what is wrong with the photo.
 * @param files address of the shop's public files, with a slash at its end
 * @throws when the models cannot be had, or the cut-out is no picture
 */
export const dress: ServerEngine['dress'] = (task, files) => {
  const picture = queue.then(() => dressNow(task, files));
  queue = picture.catch(() => undefined);
  return picture;
};

async function dressNow({photo, cutout, ...piece}: Task, files: string): Promise<Answer> {
  const pixels = await decode(photo, PHOTO_SIDE).catch(() => null);
  if (!pixels) {
    return {kind: 'failure', status: 200, error: texts.nothing, details: 'The photo is broken.'};
  }
  const seen = await analyse(await runtimeFrom(files), pixels, piece.category);
  if (seen.kind === 'refusal') {
    const {title, message} = refusalNotice(seen);
    const details = `${title}. ${message}`;
    return {kind: 'failure', status: 200, error: texts.nothing, details};
  }
  const picture = await decode(cutout, CUTOUT_SIDE);
  const {image} = render(seen, [{cutout: prepareCutout({...piece, picture})}]);
  return {kind: 'picture', bytes: await encodeJpeg(image), type: 'image/jpeg'};
}

function runtimeFrom(files: string): Promise<Runtime> {
  runtime ??= tensorflowRuntime(new URL(WASM_PATH, files).href, (model) =>
    readModel(model, new URL(MODELS_PATH, files)),
  );
  // A shop that could not be reached is asked again next time.
  runtime.catch(() => (runtime = undefined));
  return runtime;
}

async function readModel(name: ModelName, directory: URL): Promise<ModelFiles> {
  const [graph, weights] = await Promise.all(
    ['json', 'bin'].map(async (ending) => {
      const response = await fetch(new URL(`${name}.${ending}`, directory));
      if (!response.ok) throw new Error(`The model ${name} answered ${response.status}`);
      return response;
    }),
  );
  return {graph: await graph!.json(), weights: await weights!.arrayBuffer()};
}
