import type {Category} from '~/lib/product-path';
import type {EngineClient} from '../engine/engine-client';
import type {OpenScene, Progress} from '../engine/protocol';
import type {Refusal} from '../engine/scene';

interface Look {
  file: Blob;
  seen: Promise<OpenScene | Refusal>;
  abort: AbortController;
  progress: Progress | null;
  onProgress: (progress: Progress) => void;
}

interface LookOptions {
  signal: AbortSignal;
  onProgress: (progress: Progress) => void;
}

/**
 * Looks at a photo on this device as soon as it is chosen: while the shopper makes up their mind
 * the slow part of the first picture is done.
 */
export function createLookAhead(engine: Pick<EngineClient, 'open' | 'close'>, category: Category) {
  let ahead: Look | null = null;

  /** Forgets the photo, whether it was looked at already or not. */
  const drop = () => {
    const dropped = ahead;
    ahead = null;
    // Given up half-way the engine would keep what it has seen: it is let finish.
    dropped?.seen
      .then((seen) => (seen.kind === 'scene' ? engine.close(seen) : undefined))
      .catch(() => undefined);
  };

  return {
    drop,

    begin(file: Blob) {
      drop();
      const abort = new AbortController();
      const onProgress = (progress: Progress) => {
        look.progress = progress;
        look.onProgress(progress);
      };
      const seen = engine.open(file, category, {signal: abort.signal, onProgress});
      const look: Look = {file, seen, abort, progress: null, onProgress: () => undefined};
      // What went wrong is found out again by whoever asks.
      seen.catch(() => undefined);
      ahead = look;
    },

    /** What is seen on a photo: looked for now, unless that was done or begun ahead. */
    async see(file: Blob, options: LookOptions): Promise<OpenScene | Refusal> {
      const look = ahead;
      if (look?.file !== file) return engine.open(file, category, options);
      ahead = null;
      look.onProgress = options.onProgress;
      if (look.progress) options.onProgress(look.progress);
      const giveUp = () => look.abort.abort();
      options.signal.addEventListener('abort', giveUp);
      try {
        return await look.seen;
      } catch (error) {
        if (options.signal.aborted) throw error;
        return await engine.open(file, category, options);
      } finally {
        options.signal.removeEventListener('abort', giveUp);
      }
    },
  };
}
