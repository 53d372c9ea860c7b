/**
 * The engine in a Web Worker: photos come in, pictures go out, nothing leaves the browser. It is
 * served by the shop itself, see `worker-script.server.ts`.
 */
import {analyse} from './analyse.ts';
import {decode, encodeJpeg, toBitmap} from './codec.ts';
import {CUTOUT_SIDE, PHOTO_SIDE} from './image.ts';
import {FetchError, WEIGHT_BYTES, fetchOk, modelReader} from './model-files.ts';
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
import {prepareCutout, type Cutout} from './piece.ts';
import type {
  Answer,
  Dressed,
  FailureCode,
  OpenScene,
  PieceRequest,
  Progress,
  Request,
  Task,
} from './protocol.ts';
import {REHEARSAL_SIDE, rehearse} from './rehearsal.ts';
import {render} from './render.ts';
import type {Refusal, Scene} from './scene.ts';
import {sceneFromJson} from './scene-json.ts';
import {tensorflowRuntime} from './tensorflow.ts';

/** The public directory: on the shop itself, or where its assets are. */
const PUBLIC = new URL(import.meta.env.BASE_URL, self.location.href);
const MODELS = new URL(MODELS_PATH, PUBLIC).href;
const WASM = new URL(WASM_PATH, PUBLIC).href;
const DEMO = new URL(DEMO_PATH, PUBLIC).href;
/** Cut-outs kept ready: more than one `Try More` row, at about 10 MB each. */
const MOST_CUTOUTS = 12;

/** The standard's DedicatedWorkerGlobalScope, as far as it is used here. */
interface WorkerScope {
  postMessage(message: Answer, transfer?: Transferable[]): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<Request>) => void): void;
}
const scope = self as unknown as WorkerScope;

const loaded = new Map<ModelName, number>();
const scenes = new Map<number, Scene>();
const cutouts = new Map<string, Promise<Cutout>>();
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

class Failure extends Error {
  readonly code: FailureCode;
  constructor(code: FailureCode, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), {cause});
    this.code = code;
  }
}

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

function failureOf(error: unknown): Failure {
  if (error instanceof Failure) return error;
  return new Failure(error instanceof FetchError ? 'network' : 'internal', error);
}

interface Course {
  report: (progress: Progress) => void;
  /** Goes on to the next step, unless the task was cancelled meanwhile. */
  next: (step: Exclude<Progress['step'], 'models'>) => void;
}

async function resultOf(
  task: Task & {id: number},
  {report, next}: Course,
): Promise<OpenScene | Refusal | Dressed | null> {
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
      const scene = scenes.get(task.scene);
      if (!scene) throw new Failure('no-scene', `There is no scene ${task.scene}`);
      const worn = await Promise.all(
        task.pieces.map(async (piece) => ({...piece, cutout: await cutoutOf(piece)})),
      );
      next('compositing');
      const {image, placements} = render(scene, worn);
      next('encoding');
      const picture = await (task.as === 'jpeg' ? encodeJpeg(image) : toBitmap(image));
      return {kind: 'dressed', picture, placements};
    }
    case 'close':
      scenes.delete(task.scene);
      return null;
  }
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

function cutoutOf({cutout: url, ...piece}: PieceRequest): Promise<Cutout> {
  const key = JSON.stringify([url, piece.category, piece.widthMm, piece.fastening]);
  const known = cutouts.get(key);
  // Taken out and put in again, it becomes the youngest.
  cutouts.delete(key);
  const cutout = known ?? readCutout(url, piece);
  cutouts.set(key, cutout);
  cutout.catch(() => cutouts.delete(key));
  const [oldest] = cutouts.keys();
  if (cutouts.size > MOST_CUTOUTS && oldest) cutouts.delete(oldest);
  return cutout;
}

async function readCutout(url: string, piece: Omit<PieceRequest, 'cutout'>): Promise<Cutout> {
  const response = await fetchOk(url);
  try {
    const picture = await decode(await response.blob(), CUTOUT_SIDE);
    return prepareCutout({...piece, picture});
  } catch (error) {
    throw new Failure('bad-piece', error);
  }
}
