import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';
import {Button, IconButton} from '~/ui/button';
import {UNADJUSTED, type Adjustment, type Placement} from '../engine/placement';
import type {OpenScene} from '../engine/protocol';
import {dragged, limited, stepOfKey, steps, type Grip, type StepName} from './adjusting';
import type {TryOn} from './controller';
import type {Look, Worn} from './state';

/** Milliseconds after the last key or button until the picture is made anew. */
const settle = 500;

/** The place of a piece on the picture, around which the handle lies. */
const placeOf = (places: Placement[] | undefined) =>
  places?.find(({mirrored}) => !mirrored) ?? places?.[0];

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
  /** Hears the pieces as they were placed, once they rest. */
  onDone: (worn: Worn[]) => void;
}) {
  const index = look.worn.length - 1;
  const canvas = useRef<HTMLCanvasElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [adjustment, setAdjustment] = useState(look.worn[index]?.adjustment ?? UNADJUSTED);
  const [place, setPlace] = useState(() => placeOf(look.placements[index]));
  const drag = useRef<{
    grip: Grip;
    from: {x: number; y: number};
    start: Adjustment;
    place: Placement;
  } | null>(null);
  const wanted = useRef<Adjustment | null>(null);
  const drawing = useRef(false);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(rest.current), []);

  const wornWith = useCallback(
    (next: Adjustment) =>
      look.worn.map((worn, at) => (at === index ? {...worn, adjustment: next} : worn)),
    [look.worn, index],
  );

  /** Draws the latest wish; those that came while one was drawn are passed over. */
  const draw = useCallback(async () => {
    if (drawing.current) return;
    drawing.current = true;
    try {
      while (wanted.current) {
        const next = wanted.current;
        wanted.current = null;
        const {picture, placements} = await tryOn.preview(scene, wornWith(next));
        const pen = canvas.current?.getContext('2d');
        pen?.drawImage(picture, 0, 0);
        picture.close();
        setPlace(placeOf(placements[index]));
      }
    } catch {
      // The picture that is shown stays; the finished one tells what went wrong.
    } finally {
      drawing.current = false;
    }
  }, [tryOn, scene, wornWith, index]);

  const change = (next: Adjustment) => {
    setAdjustment(next);
    wanted.current = next;
    void draw();
  };
  const finish = (next: Adjustment) => onDone(wornWith(next));

  const step = (name: StepName) => {
    const next = limited(steps[name](adjustment));
    change(next);
    clearTimeout(rest.current);
    rest.current = setTimeout(() => finish(next), settle);
  };

  const pointOf = ({clientX, clientY}: PointerEvent) => {
    const box = frame.current!.getBoundingClientRect();
    return {
      x: ((clientX - box.left) / box.width) * scene.width,
      y: ((clientY - box.top) / box.height) * scene.height,
    };
  };
  const gripProps = (grip: Grip) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (!place) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = {grip, from: pointOf(event), start: adjustment, place};
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const held = drag.current;
      if (held) {
        change(dragged(grip, held.start, held.from, pointOf(event), held.place, scene.width));
      }
    },
    onPointerUp() {
      if (!drag.current) return;
      const moved = drag.current.start !== adjustment;
      drag.current = null;
      if (moved) finish(adjustment);
    },
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const name = stepOfKey(event.key);
    if (!name) return;
    event.preventDefault();
    step(name);
  };

  const piece = look.worn[index]?.piece;
  return (
    <div>
      <div ref={frame} className="relative touch-none bg-linen select-none">
        <img src={look.url} alt="" className="block w-full" draggable={false} />
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
              className="absolute inset-0 min-h-11 min-w-11 cursor-move border border-white outline outline-dashed outline-ink/60 focus-visible:outline-2 focus-visible:outline-ink"
              {...gripProps('move')}
            />
            <span
              aria-hidden="true"
              className="absolute -right-4 -bottom-4 size-8 cursor-nwse-resize rounded-full border border-ink bg-white"
              {...gripProps('size')}
            />
            <span
              aria-hidden="true"
              className="absolute -top-12 left-1/2 size-8 -translate-x-1/2 cursor-grab rounded-full border border-ink bg-white after:absolute after:top-full after:left-1/2 after:h-4 after:w-px after:bg-ink"
              {...gripProps('turn')}
            />
          </Handle>
        )}
      </div>
      <Toolbar
        onStep={step}
        onReset={() => {
          clearTimeout(rest.current);
          change(UNADJUSTED);
          finish(UNADJUSTED);
        }}
      />
    </div>
  );
}

/** A box around the piece, turned as it is. */
function Handle({
  place: {corners},
  scene: {width, height},
  children,
}: {
  place: Placement;
  scene: OpenScene;
  children: React.ReactNode;
}) {
  const xs = corners.map(({x}) => x);
  const ys = corners.map(({y}) => y);
  const left = Math.max(0, Math.min(...xs));
  const top = Math.max(0, Math.min(...ys));
  const right = Math.min(width, Math.max(...xs));
  const bottom = Math.min(height, Math.max(...ys));
  return (
    <div
      className="absolute"
      style={{
        left: `${(left / width) * 100}%`,
        top: `${(top / height) * 100}%`,
        width: `${((right - left) / width) * 100}%`,
        height: `${((bottom - top) / height) * 100}%`,
      }}
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
    <div role="group" aria-label="Place the piece" className="mt-2 flex flex-wrap items-center">
      {buttons.map(({name, label, sign}) => (
        <IconButton
          key={name}
          label={label}
          onClick={() => onStep(name)}
          className="text-lg hover:text-pomegranate"
        >
          <span aria-hidden="true">{sign}</span>
        </IconButton>
      ))}
      <Button look="quiet" className="ml-auto" onClick={onReset}>
        As it was
      </Button>
    </div>
  );
}
