import type {Category} from './models.ts';
import type {
  Answer,
  Dressed,
  FailureCode,
  OpenScene,
  PieceRequest,
  Progress,
  Request,
  Result,
  Results,
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
  dress(scene: OpenScene, pieces: PieceRequest[], options?: TaskOptions): Promise<Dressed>;
  /** The same as a bitmap that the caller closes: quick enough for dragging. */
  preview(
    scene: OpenScene,
    pieces: PieceRequest[],
    options?: TaskOptions,
  ): Promise<Dressed<ImageBitmap>>;
  close(scene: OpenScene): Promise<void>;
  /** Ends the worker and fails what is under way. The next call starts a new one. */
  stop(): void;
}

interface Waiting {
  resolve: (result: Result) => void;
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
    else if (task) task.resolve(answer.result);
    else if (answer.result?.kind === 'scene') {
      // Given up too late for the worker to hear of it: nobody else will close what it opened.
      const {scene} = answer.result;
      worker?.postMessage({kind: 'close', id: ++lastId, scene} satisfies Request);
    }
  };

  /** Speaks to the worker as soon as it listens, and starts it if need be. */
  const speak = (say: (listening: Worker) => void): Worker => {
    const current = (worker ??= start());
    void ready.then(() => say(current));
    return current;
  };

  const send = async <Kind extends Task['kind']>(
    task: Extract<Task, {kind: Kind}>,
    {signal, onProgress}: TaskOptions = {},
  ): Promise<Results[Kind]> => {
    signal?.throwIfAborted();
    const id = ++lastId;
    const result = new Promise<Result>((resolve, reject) => {
      waiting.set(id, {resolve, reject, onProgress});
    });
    const current = speak((listening) => {
      if (waiting.has(id)) listening.postMessage({...task, id} satisfies Request);
    });
    const abort = () => {
      waiting.get(id)?.reject(signal?.reason);
      waiting.delete(id);
      current.postMessage({kind: 'cancel', id} satisfies Request);
    };
    signal?.addEventListener('abort', abort);
    try {
      // The worker answers every task with a result of its kind.
      return (await result) as Results[Kind];
    } finally {
      signal?.removeEventListener('abort', abort);
    }
  };

  return {
    prepare: async (category, options) => {
      await send({kind: 'prepare', category}, options);
    },
    preparePieces(pieces) {
      speak((listening) => {
        listening.postMessage({kind: 'prepare-pieces', pieces} satisfies Request);
      });
    },
    open: (photo, category, {subject, ...options} = {}) =>
      send({kind: 'open', photo, category, subject}, options),
    recall: (photo, scene, options) => send({kind: 'recall', photo, scene}, options),
    dress: ({scene}, pieces, options) => send({kind: 'dress', scene, pieces}, options),
    preview: ({scene}, pieces, options) => send({kind: 'preview', scene, pieces}, options),
    close: async ({scene}) => {
      await send({kind: 'close', scene});
    },
    stop: () => fail(new EngineError('internal', 'The try-on engine was stopped')),
  };
}
