import {logFailure} from '~/lib/log';
import {EngineError} from '../engine/engine-client';
import {CallError} from './server-calls';
import {closed, tryOnReducer, type TryOnEvent} from './state';
import {engineTexts} from './texts';

/** One attempt at something: its answers count as long as nothing else was begun. */
interface Attempt {
  run: number;
  signal: AbortSignal;
}

/** How far the dialog is: its state, the one attempt under way, and the pictures that it shows. */
export function createCourse() {
  let state = closed;
  let attempt = new AbortController();
  const listeners = new Set<() => void>();
  const urls: string[] = [];

  const dispatch = (event: TryOnEvent) => {
    state = tryOnReducer(state, event);
    for (const listener of listeners) listener();
  };

  /** Gives up what is under way for something else. */
  const begin = (event: TryOnEvent): Attempt => {
    attempt.abort();
    attempt = new AbortController();
    dispatch(event);
    return {run: state.run, signal: attempt.signal};
  };

  return {
    state: () => state,
    dispatch,
    begin,
    signal: () => attempt.signal,

    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },

    /** An address that shows a file until the dialog closes. */
    urlOf: (file: Blob): string => {
      const url = URL.createObjectURL(file);
      urls.push(url);
      return url;
    },

    /** What to tell about a failure; nothing when the attempt was given up. */
    told: (error: unknown): string | null => {
      if (attempt.signal.aborted) return null;
      logFailure('try-on', error);
      if (error instanceof EngineError) return engineTexts[error.code];
      return error instanceof CallError ? error.message : engineTexts.internal;
    },

    /** Gives up what is under way and lets go of every picture. */
    close() {
      begin({type: 'close'});
      attempt.abort();
      for (const url of urls.splice(0)) URL.revokeObjectURL(url);
    },
  };
}
