import type {Progress} from '../engine/protocol';

/** How far a picture has come: a part of the work, and how much of all of it is done (0 to 1). */
export interface Stage {
  part: 'start' | 'models' | 'reading' | 'analysing' | 'compositing' | 'encoding' | 'generating';
  done: number;
}

/** Where each part begins. Fetching the models for the first time outweighs everything else. */
const begins = {models: 0.05, reading: 0.05, analysing: 0.6, compositing: 0.85, encoding: 0.95};

/** What the engine tells, as a part of the whole. Never less than before: models load meanwhile. */
export function stageOf(progress: Progress, before: Stage): Stage {
  const done =
    progress.step === 'models'
      ? begins.models + (begins.analysing - begins.models) * (progress.loaded / progress.total)
      : begins[progress.step];
  return {part: progress.step, done: Math.max(before.done, done)};
}

/** Said beside the bar. */
export const stageTexts: Record<Stage['part'], string> = {
  start: 'Starting',
  models: 'Unpacking the tools, once for this browser',
  reading: 'Looking at your photo',
  analysing: 'Finding where the piece sits',
  compositing: 'Setting the piece in your light',
  encoding: 'Finishing the picture',
  generating: 'The artisans are at work. This takes 30-60 seconds.',
};
