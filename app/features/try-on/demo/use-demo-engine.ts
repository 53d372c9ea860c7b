import {useEffect, useRef, useState} from 'react';
import {logFailure} from '~/lib/log';
import type {Category} from '~/lib/product-path';
import type {EngineClient} from '../engine/engine-client';
import type {OpenScene} from '../engine/protocol';
import type {DemoPiece} from './demo-piece';
import {demoModel} from './models';

/** What the demo shows of a piece: on its way, on the model, or not to be had. */
export type DemoResult =
  | {status: 'working'; piece: DemoPiece}
  | {status: 'shown'; piece: DemoPiece; src: string; seconds: number}
  | {status: 'failed'; piece: DemoPiece};

/** The device engine on our own models: it starts with `warmUp` or with the first piece. */
export function useDemoEngine() {
  const [result, setResult] = useState<DemoResult | null>(null);
  const engine = useRef<Promise<EngineClient>>(null);
  const scenes = useRef(new Map<Category, Promise<OpenScene>>());
  const task = useRef<AbortController>(null);
  const shown = useRef<string>(null);

  useEffect(
    () => () => {
      task.current?.abort();
      engine.current?.then(
        (client) => client.stop(),
        () => undefined,
      );
      if (shown.current) URL.revokeObjectURL(shown.current);
    },
    [],
  );

  // What failed once is tried again the next time: neither a script nor a scene is kept that did.
  const start = (): Promise<EngineClient> => {
    engine.current ??= import('../engine/engine-client').then(
      ({createEngineClient}) => createEngineClient(),
      (error: unknown) => {
        engine.current = null;
        throw error;
      },
    );
    return engine.current;
  };

  const open = (category: Category): Promise<OpenScene> => {
    const known = scenes.current.get(category);
    if (known) return known;
    const {photo, scene} = demoModel(category);
    const opened = Promise.all([start(), read(photo), read(scene)]).then(
      async ([client, picture, json]) => client.recall(picture, await json.text()),
    );
    opened.catch(() => scenes.current.delete(category));
    scenes.current.set(category, opened);
    return opened;
  };

  const choose = async (piece: DemoPiece) => {
    task.current?.abort();
    const {signal} = (task.current = new AbortController());
    setResult({status: 'working', piece});
    const started = performance.now();
    try {
      const scene = await open(piece.request.category);
      const client = await start();
      const {picture} = await client.dress(scene, [piece.request], {signal});
      if (shown.current) URL.revokeObjectURL(shown.current);
      const src = (shown.current = URL.createObjectURL(picture));
      setResult({status: 'shown', piece, src, seconds: (performance.now() - started) / 1000});
    } catch (error) {
      if (signal.aborted) return;
      logFailure('try-on demo', error);
      scenes.current.delete(piece.request.category);
      setResult({status: 'failed', piece});
    }
  };

  return {
    result,
    choose,
    warmUp: (category: Category) => void open(category).catch(() => undefined),
    forget: () => {
      task.current?.abort();
      setResult(null);
    },
  };
}

/** @throws Error when the file is not to be had. */
async function read(url: string): Promise<Blob> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.blob();
}
