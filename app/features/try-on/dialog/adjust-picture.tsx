import {useRef, type KeyboardEvent, type ReactNode} from 'react';
import {Button, IconButton} from '~/ui/button';
import type {Placement} from '../engine/placement';
import type {OpenScene} from '../engine/protocol';
import {frameOf} from './frame';
import {stepOfKey, type StepName} from './adjusting';
import type {TryOn} from './controller';
import type {Look, Worn} from './state';
import {useAdjusting} from './use-adjusting';

/**
 * The picture with a handle around the piece: drag it, its corner for the size, its knob to turn it;
 * or arrow keys, plus and minus, brackets; or the buttons below.
 */
export function AdjustPicture({
  tryOn,
  scene,
  look,
  onDone,
}: {
  tryOn: TryOn;
  scene: OpenScene;
  look: Look;
  onDone: (worn: Worn[]) => void;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const {place, step, reset, grab, follow, release} = useAdjusting({
    tryOn,
    scene,
    look,
    canvas,
    onDone,
  });
  const piece = look.worn.at(-1)?.piece;
  const onKeyDown = (event: KeyboardEvent) => {
    const name = stepOfKey(event.key);
    if (!name) return;
    event.preventDefault();
    step(name);
  };
  const held = {onPointerMove: follow, onPointerUp: release, onPointerCancel: release};

  return (
    <div>
      <div
        className="relative touch-none overflow-hidden bg-linen select-none"
        style={frameOf(scene)}
      >
        <img src={look.url} alt="" className="block size-full" draggable={false} />
        <canvas
          ref={canvas}
          width={scene.width}
          height={scene.height}
          className="pointer-events-none absolute inset-0 size-full"
        />
        {place && piece && (
          <Handle place={place} scene={scene}>
            <button
              type="button"
              aria-label={`Place the ${piece.title}: arrow keys move it, plus and minus change its size, brackets turn it`}
              onKeyDown={onKeyDown}
              onPointerDown={(event) => grab('move', event)}
              {...held}
              className="absolute inset-0 size-full cursor-move border border-white outline outline-ink/60 outline-dashed focus-visible:outline-2 focus-visible:outline-ink"
            />
            <span
              aria-hidden="true"
              onPointerDown={(event) => grab('size', event)}
              {...held}
              className="absolute -right-5 -bottom-5 size-7 cursor-nwse-resize rounded-full border border-ink bg-white text-center leading-6"
            >
              ⤡
            </span>
            <span
              aria-hidden="true"
              onPointerDown={(event) => grab('turn', event)}
              {...held}
              className="absolute -top-5 -left-5 size-7 cursor-grab rounded-full border border-ink bg-white text-center leading-6"
            >
              ↻
            </span>
          </Handle>
        )}
      </div>
      <Toolbar onStep={step} onReset={reset} />
    </div>
  );
}

/** Least side of the handle, as a part of the picture's width: enough to hit. */
const leastSide = 0.12;

/** A box around the piece. */
function Handle({
  place: {corners},
  scene: {width, height},
  children,
}: {
  place: Placement;
  scene: OpenScene;
  children: ReactNode;
}) {
  const box = (values: number[], length: number) => {
    const low = Math.max(0, Math.min(...values));
    const high = Math.min(length, Math.max(...values));
    const side = Math.max(high - low, leastSide * width);
    return {
      start: `${(((low + high - side) / 2) * 100) / length}%`,
      side: `${(side * 100) / length}%`,
    };
  };
  const across = box(
    corners.map(({x}) => x),
    width,
  );
  const down = box(
    corners.map(({y}) => y),
    height,
  );
  return (
    <div
      className="absolute"
      style={{left: across.start, width: across.side, top: down.start, height: down.side}}
    >
      {children}
    </div>
  );
}

const buttons: {name: StepName; label: string; sign: string}[] = [
  {name: 'left', label: 'Move left', sign: '←'},
  {name: 'up', label: 'Move up', sign: '↑'},
  {name: 'down', label: 'Move down', sign: '↓'},
  {name: 'right', label: 'Move right', sign: '→'},
  {name: 'smaller', label: 'Smaller', sign: '−'},
  {name: 'larger', label: 'Larger', sign: '+'},
  {name: 'anticlockwise', label: 'Turn left', sign: '↺'},
  {name: 'clockwise', label: 'Turn right', sign: '↻'},
];

function Toolbar({onStep, onReset}: {onStep: (name: StepName) => void; onReset: () => void}) {
  return (
    <div
      role="group"
      aria-label="Place the piece"
      className="mt-2 flex flex-wrap items-center justify-between gap-x-6"
    >
      <div className="grid w-full max-w-96 grid-cols-8">
        {buttons.map(({name, label, sign}) => (
          <IconButton
            key={name}
            label={label}
            onClick={() => onStep(name)}
            className="w-auto! text-lg hover:text-pomegranate"
          >
            <span aria-hidden="true">{sign}</span>
          </IconButton>
        ))}
      </div>
      <Button look="quiet" onClick={onReset}>
        As it was
      </Button>
    </div>
  );
}
