import type {EngineClient, TaskOptions} from '../engine/engine-client';
import type {Dressed, OpenScene, Progress} from '../engine/protocol';
import type {Refusal} from '../engine/scene';
import type {TryOnPiece} from '../piece';
import {requestOf, wornOf} from './worn';

type Engine = Pick<EngineClient, 'open' | 'dress' | 'close'>;

/** A photo as it was seen, with the piece on it. */
export interface FirstLook {
  kind: 'look';
  scene: OpenScene;
  dressed: Dressed;
}

/**
 * Looks at a photo and puts the piece on it.
 * @param subject which of several people
 */
export async function firstLook(
  engine: Engine,
  file: Blob,
  piece: TryOnPiece,
  {subject, ...options}: TaskOptions & {subject?: number},
): Promise<FirstLook | Refusal> {
  const scene = await engine.open(file, piece.category, {subject, ...options});
  if (scene.kind === 'refusal') return scene;
  try {
    const dressed = await engine.dress(scene, requestOf(wornOf(piece)), options);
    return {kind: 'look', scene, dressed};
  } catch (error) {
    engine.close(scene).catch(() => undefined);
    throw error;
  }
}

interface Ahead {
  file: Blob;
  look: Promise<FirstLook | Refusal>;
  abort: AbortController;
  progress: Progress | null;
  onProgress: (progress: Progress) => void;
}

interface SeeOptions {
  signal: AbortSignal;
  onProgress: (progress: Progress) => void;
}

/**
 * Makes the first picture of a photo on this device as soon as the photo is chosen: while the
 * shopper makes up their mind it is done.
 */
export function createLookAhead(engine: Engine, piece: TryOnPiece) {
  let ahead: Ahead | null = null;

  /** Forgets the photo, whether its picture is done already or not. */
  const drop = () => {
    const dropped = ahead;
    ahead = null;
    dropped?.abort.abort();
    dropped?.look
      .then((look) => (look.kind === 'look' ? engine.close(look.scene) : undefined))
      .catch(() => undefined);
  };

  return {
    drop,

    begin(file: Blob) {
      drop();
      const abort = new AbortController();
      const onProgress = (progress: Progress) => {
        begun.progress = progress;
        begun.onProgress(progress);
      };
      const look = firstLook(engine, file, piece, {signal: abort.signal, onProgress});
      const begun: Ahead = {file, look, abort, progress: null, onProgress: () => undefined};
      // What went wrong is found out again by whoever asks.
      look.catch(() => undefined);
      ahead = begun;
    },

    /** The first picture of a photo: made now, unless that was done or begun ahead. */
    async see(file: Blob, options: SeeOptions): Promise<FirstLook | Refusal> {
      const begun = ahead;
      if (begun?.file !== file) return firstLook(engine, file, piece, options);
      ahead = null;
      begun.onProgress = options.onProgress;
      if (begun.progress) options.onProgress(begun.progress);
      const giveUp = () => begun.abort.abort();
      options.signal.addEventListener('abort', giveUp);
      try {
        return await begun.look;
      } catch (error) {
        if (options.signal.aborted) throw error;
        return await firstLook(engine, file, piece, options);
      } finally {
        options.signal.removeEventListener('abort', giveUp);
      }
    },
  };
}
