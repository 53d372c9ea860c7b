/**
 * The engine in a Web Worker: photos come in, pictures go out, nothing leaves the browser. It is
 * served by the shop itself, see `worker-script.server.ts`.
 */
import {analyse} from './analyse.ts';
import {decode, encodeJpeg, toBitmap} from './codec.ts';
import {cutoutReader} from './cutouts.ts';
import {Failure, failureOf} from './failure.ts';
import {PHOTO_SIDE} from './image.ts';
import {WEIGHT_BYTES, fetchOk, modelReader} from './model-files.ts';
import {
  BODY,
  DEMO_PATH,
  MODELS_OF,
  MODELS_PATH,
  WASM_PATH,
  type Category,
  type ModelName,
  type Runtime,
} from './models.ts';
import type {Answer, OpenScene, PieceRequest, Progress, Request, Result, Task} from './protocol.ts';
import {REHEARSAL_SIDE, rehearse} from './rehearsal.ts';
import {render, type Rendering} from './render.ts';
import type {Scene} from './scene.ts';
import {sceneFromJson} from './scene-json.ts';
import {tensorflowRuntime} from './tensorflow.ts';

/** The public directory: on the shop itself, or where its assets are. */
const PUBLIC = new URL(import.meta.env.BASE_URL, self.location.href);
const MODELS = new URL(MODELS_PATH, PUBLIC).href;
const WASM = new URL(WASM_PATH, PUBLIC).href;
const DEMO = new URL(DEMO_PATH, PUBLIC).href;

/** The standard's DedicatedWorkerGlobalScope, as far as it is used here. */
interface WorkerScope {
  postMessage(message: Answer, transfer?: Transferable[]): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<Request>) => void): void;
}
const scope = self as unknown as WorkerScope;

const loaded = new Map<ModelName, number>();
const scenes = new Map<number, Scene>();
const cutoutOf = cutoutReader();
const cancelled = new Set<number>();
let runtime: Promise<Runtime> | undefined;
let onBytes = () => {};
const reader = modelReader(MODELS, (name, bytes) => {
  loaded.set(name, bytes);
  onBytes();
});
/** One task at a time: two would only fight for the same core. */
let queue: Promise<void> = Promise.resolve();
let waiting = 0;

scope.addEventListener('message', ({data: request}) => {
  if (request.kind === 'cancel') {
    cancelled.add(request.id);
    return;
  }
  if (request.kind === 'prepare-pieces') {
    for (const piece of request.pieces) cutoutOf(piece).catch(() => undefined);
    return;
  }
  waiting++;
  queue = queue.then(() => {
    waiting--;
    return perform(request);
  });
});
scope.postMessage({kind: 'ready'});

/** The task was cancelled; nobody waits for an answer. */
class Cancelled extends Error {}

async function perform(task: Task & {id: number}): Promise<void> {
  const {id} = task;
  const report = (progress: Progress) => scope.postMessage({kind: 'progress', id, progress});
  try {
    const result = await resultOf(task, {
      report,
      next(step) {
        if (cancelled.has(id)) throw new Cancelled();
        report({step});
      },
    });
    const picture = result?.kind === 'dressed' ? result.picture : null;
    const transfer = picture instanceof ImageBitmap ? [picture] : [];
    scope.postMessage({kind: 'done', id, result}, transfer);
  } catch (error) {
    if (error instanceof Cancelled) return;
    const {code, message} = failureOf(error);
    scope.postMessage({kind: 'failed', id, code, message});
  } finally {
    cancelled.delete(id);
  }
}

interface Course {
  report: (progress: Progress) => void;
  /** Goes on to the next step, unless the task was cancelled meanwhile. */
  next: (step: Exclude<Progress['step'], 'models'>) => void;
}

async function resultOf(task: Task & {id: number}, {report, next}: Course): Promise<Result> {
  switch (task.kind) {
    case 'prepare': {
      const engine = await readyRuntime(task.category, report);
      // What fails here fails again, and is told, as soon as there is a photo.
      await prepareFor(task.category, engine).catch(() => undefined);
      return null;
    }
    case 'open': {
      next('reading');
      const [photo, engine] = await Promise.all([
        readPhoto(task.photo),
        readyRuntime(task.category, report),
      ]);
      next('analysing');
      const outcome = await analyse(engine, photo, task.category, {subject: task.subject});
      return outcome.kind === 'refusal' ? outcome : keep(task.id, outcome);
    }
    case 'recall': {
      next('reading');
      return keep(task.id, sceneFromJson(task.scene, await readPhoto(task.photo)));
    }
    case 'dress': {
      const {image, placements} = await dressed(task, next);
      return {kind: 'dressed', picture: await encodeJpeg(image), placements};
    }
    case 'preview': {
      const {image, placements} = await dressed(task, next);
      return {kind: 'dressed', picture: await toBitmap(image), placements};
    }
    case 'close':
      scenes.delete(task.scene);
      return null;
  }
}

async function dressed(
  {scene: id, pieces}: {scene: number; pieces: PieceRequest[]},
  next: Course['next'],
): Promise<Rendering> {
  const scene = scenes.get(id);
  if (!scene) throw new Failure('no-scene', `There is no scene ${id}`);
  const worn = await Promise.all(
    pieces.map(async (piece) => ({...piece, cutout: await cutoutOf(piece)})),
  );
  next('compositing');
  const rendering = render(scene, worn);
  next('encoding');
  return rendering;
}

async function prepareFor(category: Category, engine: Runtime): Promise<void> {
  const file = await fetchOk(`${DEMO}${BODY[category]}.webp`);
  const body = await decode(await file.blob(), REHEARSAL_SIDE);
  // Whoever has chosen a photo already waits for no rehearsal.
  await rehearse(engine, category, body, () => waiting > 0);
}

function keep(id: number, scene: Scene): OpenScene {
  scenes.set(id, scene);
  const {category, hints, photo} = scene;
  const {width, height} = photo;
  return {kind: 'scene', scene: id, category, hints, width, height, sites: sitesOf(scene)};
}

function sitesOf(scene: Scene): OpenScene['sites'] {
  switch (scene.category) {
    case 'rings':
      return scene.fingers.map(({hand, finger}) => ({hand, finger}));
    case 'bracelets':
      return scene.wrists.map(({hand}) => ({hand}));
    default:
      return [];
  }
}

const readPhoto = (photo: Blob) =>
  decode(photo, PHOTO_SIDE).catch((error: unknown) => {
    throw new Failure('bad-photo', error);
  });

async function readyRuntime(category: Category, report: Course['report']): Promise<Runtime> {
  const names = MODELS_OF[category];
  const total = names.reduce((sum, name) => sum + WEIGHT_BYTES[name], 0);
  onBytes = () =>
    report({
      step: 'models',
      loaded: names.reduce((sum, name) => sum + (loaded.get(name) ?? 0), 0),
      total,
    });
  try {
    runtime ??= tensorflowRuntime(WASM, reader);
    const engine = await runtime.catch((error: unknown) => {
      runtime = undefined;
      throw new Failure('unsupported', error);
    });
    await engine.load(names);
    return engine;
  } finally {
    onBytes = () => {};
  }
}
