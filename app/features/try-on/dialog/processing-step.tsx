import {EternityWheel} from '~/ui/eternity-wheel';
import {stageTexts, type Stage} from './progress';
import type {Photo} from './state';

/** How far the picture has come: what the engine itself tells, nothing made up. */
export function ProcessingStep({photo, stage: {part, done}}: {photo: Photo; stage: Stage}) {
  const measured = part !== 'generating';
  return (
    <div className="grid gap-8 px-6 py-8 md:grid-cols-2 md:gap-12 md:px-10 md:py-10">
      <img
        src={photo.url}
        alt="You, before the try-on"
        className="h-[50dvh] w-full animate-breathe bg-linen object-contain md:h-[60dvh]"
      />
      <div className="flex flex-col items-start justify-center gap-6" aria-busy="true">
        <EternityWheel className="size-14" turning />
        <p className="font-serif text-2xl">Setting your piece</p>
        <progress
          aria-label="Progress"
          value={measured ? done : undefined}
          className="h-px w-full appearance-none bg-hairline [&::-moz-progress-bar]:bg-pomegranate [&::-webkit-progress-bar]:bg-hairline [&::-webkit-progress-value]:bg-pomegranate [&::-webkit-progress-value]:transition-[inline-size] [&::-webkit-progress-value]:duration-200"
        />
        <p role="status" className="text-sm text-muted">
          {stageTexts[part]}
        </p>
      </div>
    </div>
  );
}
