import type {Category} from './models.ts';
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
import type {Refusal} from './scene.ts';
import type {SceneJson} from './scene-json.ts';

/** Where the shop serves the worker's script; see `worker-script.server.ts`. */
export const WORKER_PATH = '/try-on/engine.js';

/** The engine could not do what it was asked; what is wrong with a photo is a refusal instead. */
export class EngineError extends Error {
  override name = 'EngineError';
  readonly code: FailureCode;
  constructor(code: FailureCode, message: string) {
    super(message);
    this.code = code;
  }
}

export interface TaskOptions {
  /** Aborting rejects with the signal's reason at once; the worker stops at its next step. */
  signal?: AbortSignal;
  onProgress?: (progress: Progress) => void;
}

export interface EngineClient {
  /** Starts the engine, fetches its models and rehearses while the shopper looks for a photo. */
  prepare(category: Category, options?: TaskOptions): Promise<void>;
  /** Fetches the cut-outs of pieces that will soon be worn; what fails is tried again then. */
  preparePieces(pieces: PieceRequest[]): void;
  /** Looks at a photo. The scene stays open until it is closed. */
  open(
    photo: Blob,
    category: Category,
    options?: TaskOptions & {subject?: number},
  ): Promise<OpenScene | Refusal>;
  /** Opens a picture of which is known what is to be seen on it. */
  recall(photo: Blob, scene: SceneJson, options?: TaskOptions): Promise<OpenScene>;
  /** The photo with the pieces on it, as a JPEG file. */
  dress(
    scene: OpenScene,
    pieces: PieceRequest[],
    options?: TaskOptions,
  ): Promise<Dressed & {picture: Blob}>;
  /** The same as a bitmap that the caller closes: quick enough for dragging. */
  preview(
    scene: OpenScene,
    pieces: PieceRequest[],
    options?: TaskOptions,
  ): Promise<Dressed & {picture: ImageBitmap}>;
  close(scene: OpenScene): Promise<void>;
  /** Ends the worker and fails what is under way. The next call starts a new one. */
  stop(): void;
}

interface Waiting {
  resolve: (result: never) => void;
  reject: (error: unknown) => void;
  onProgress?: (progress: Progress) => void;
}

/** A client with one worker, started with the first task. Failures are `EngineError`s. */
export function createEngineClient(workerUrl: string = WORKER_PATH): EngineClient {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let ready: Promise<void> = Promise.resolve();
  let lastId = 0;

  const fail = (error: EngineError) => {
    worker?.terminate();
    worker = null;
    for (const {reject} of waiting.values()) reject(error);
    waiting.clear();
  };

  const start = (): Worker => {
    const started = new Worker(workerUrl, {type: 'module', name: 'try-on'});
    ready = new Promise((resolve) => {
      started.onmessage = ({data}: MessageEvent<Answer>) => {
        if (data.kind === 'ready') resolve();
        else receive(data);
      };
    });
    started.onerror = (event) => {
      event.preventDefault();
      fail(new EngineError('unsupported', event.message || 'The try-on engine did not start'));
    };
    return started;
  };

  const receive = (answer: Exclude<Answer, {kind: 'ready'}>) => {
    const task = waiting.get(answer.id);
    if (answer.kind === 'progress') {
      task?.onProgress?.(answer.progress);
      return;
    }
    waiting.delete(answer.id);
    if (answer.kind === 'failed') task?.reject(new EngineError(answer.code, answer.message));
    else if (task) task.resolve(answer.result as never);
    else if (answer.result?.kind === 'scene') {
      // Given up too late for the worker to hear of it: nobody else will close what it opened.
      const {scene} = answer.result;
      worker?.postMessage({kind: 'close', id: ++lastId, scene} satisfies Request);
    }
  };

  const send = async <Result>(task: Task, {signal, onProgress}: TaskOptions = {}) => {
    signal?.throwIfAborted();
    worker ??= start();
    const current = worker;
    const id = ++lastId;
    const result = new Promise<Result>((resolve, reject) => {
      waiting.set(id, {resolve, reject, onProgress});
    });
    const abort = () => {
      waiting.get(id)?.reject(signal?.reason);
      waiting.delete(id);
      current.postMessage({kind: 'cancel', id} satisfies Request);
    };
    signal?.addEventListener('abort', abort);
    void ready.then(() => {
      if (waiting.has(id)) current.postMessage({...task, id} satisfies Request);
    });
    try {
      return await result;
    } finally {
      signal?.removeEventListener('abort', abort);
    }
  };

  return {
    prepare: async (category, options) => {
      await send<null>({kind: 'prepare', category}, options);
    },
    preparePieces(pieces) {
      const current = (worker ??= start());
      void ready.then(() => {
        current.postMessage({kind: 'prepare-pieces', pieces} satisfies Request);
      });
    },
    open: (photo, category, {subject, ...options} = {}) =>
      send<OpenScene | Refusal>({kind: 'open', photo, category, subject}, options),
    recall: (photo, scene, options) => send<OpenScene>({kind: 'recall', photo, scene}, options),
    dress: ({scene}, pieces, options) =>
      send<Dressed & {picture: Blob}>({kind: 'dress', scene, pieces, as: 'jpeg'}, options),
    preview: ({scene}, pieces, options) =>
      send<Dressed & {picture: ImageBitmap}>({kind: 'dress', scene, pieces, as: 'bitmap'}, options),
    close: async ({scene}) => {
      await send<null>({kind: 'close', scene});
    },
    stop: () => fail(new EngineError('internal', 'The try-on engine was stopped')),
  };
}
