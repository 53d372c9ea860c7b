import engine from '../../../app/features/try-on/engine/worker.ts?worker&url';
import {
  createEngineClient,
  type EngineClient,
} from '../../../app/features/try-on/engine/engine-client.ts';
import type {PieceRequest, Progress} from '../../../app/features/try-on/engine/protocol.ts';
import type {Category} from '../../../app/features/try-on/engine/models.ts';

/** What one visit measures: a first photo, another piece, a second photo; milliseconds. */
export interface Visit {
  /** Starting the engine and fetching its models, where that was done before the photo came. */
  prepared: number;
  opened: number;
  dressed: number;
  another: number;
  preview: number;
  reopened: number;
  bytes: number;
  steps: string[];
  longestTask: number;
  picture: {width: number; height: number; bytes: number};
}

export interface VisitRequest {
  /** Was the guide read long enough for the engine to be ready? */
  prepare: boolean;
  category: Category;
  photo: string;
  pieces: PieceRequest[];
}

declare global {
  interface Window {
    visit: (request: VisitRequest) => Promise<Visit>;
    client: EngineClient;
    violations: string[];
    /** Address of the built worker; naming it here makes it part of the build. */
    engine: string;
  }
}

const client = createEngineClient();
window.engine = engine;
window.client = client;
window.violations = [];
document.addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI}) => {
  window.violations.push(`${effectiveDirective} ${blockedURI}`);
});
let longestTask = 0;
new PerformanceObserver((list) => {
  for (const {duration} of list.getEntries()) longestTask = Math.max(longestTask, duration);
}).observe({type: 'longtask'});

window.visit = async ({category, photo, pieces, prepare}) => {
  const file = await (await fetch(photo)).blob();
  longestTask = 0;
  let bytes = 0;
  const steps: string[] = [];
  const onProgress = (progress: Progress) => {
    if (progress.step === 'models') bytes = progress.loaded;
    if (steps.at(-1) !== progress.step) steps.push(progress.step);
  };
  const timed = async <T>(action: () => Promise<T>): Promise<[T, number]> => {
    const start = performance.now();
    const result = await action();
    return [result, performance.now() - start];
  };
  const [, prepared] = await timed(async () => {
    if (!prepare) return;
    client.preparePieces(pieces.slice(0, 1));
    await client.prepare(category, {onProgress});
  });
  const [scene, opened] = await timed(() => client.open(file, category, {onProgress}));
  if (scene.kind === 'refusal') throw new Error(`Refused: ${scene.reason}`);
  const [{picture}, dressed] = await timed(() =>
    client.dress(scene, pieces.slice(0, 1), {onProgress}),
  );
  const [, another] = await timed(() => client.dress(scene, pieces.slice(1, 2)));
  const [shown, preview] = await timed(() => client.preview(scene, pieces.slice(1, 2)));
  shown.picture.close();
  await client.close(scene);
  const [again, reopened] = await timed(() => client.open(file, category));
  if (again.kind === 'scene') await client.close(again);
  return {
    prepared,
    opened,
    dressed,
    another,
    preview,
    reopened,
    bytes,
    steps,
    longestTask,
    picture: {width: scene.width, height: scene.height, bytes: picture.size},
  };
};
