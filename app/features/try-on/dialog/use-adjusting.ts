import {useEffect, useRef, useState, type PointerEvent, type RefObject} from 'react';
import {UNADJUSTED, type Adjustment, type Placement} from '../engine/placement';
import type {OpenScene} from '../engine/protocol';
import {dragged, limited, steps, type Grip, type StepName} from './adjusting';
import type {TryOn} from './controller';
import type {Look, Worn} from './state';

/** Milliseconds after the last key or button until the picture is made anew. */
const settle = 500;

/** The place of a piece on the picture, around which the handle lies. */
const placeOf = (places: Placement[] | undefined) =>
  places?.find(({mirrored}) => !mirrored) ?? places?.[0];

/** A drag as it began. */
interface Drag {
  grip: Grip;
  from: {x: number; y: number};
  start: Adjustment;
  place: Placement;
}

/** Moves the latest piece of a picture by pointer, keys or buttons, and draws it as it goes. */
export function useAdjusting({
  tryOn,
  scene,
  look,
  canvas,
  onDone,
}: {
  tryOn: TryOn;
  scene: OpenScene;
  look: Look;
  /** Where the pictures on the way are drawn. */
  canvas: RefObject<HTMLCanvasElement | null>;
  /** Hears the pieces as they were placed, once they rest. */
  onDone: (worn: Worn[]) => void;
}) {
  const index = look.worn.length - 1;
  const [adjustment, setAdjustment] = useState(look.worn[index]?.adjustment ?? UNADJUSTED);
  const [place, setPlace] = useState(() => placeOf(look.placements[index]));
  const [drag, setDrag] = useState<Drag | null>(null);
  const wanted = useRef<Adjustment | null>(null);
  const drawing = useRef(false);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(rest.current), []);

  const wornWith = (next: Adjustment) =>
    look.worn.map((worn, at) => (at === index ? {...worn, adjustment: next} : worn));

  /** Draws the latest wish; those that came while one was drawn are passed over. */
  const draw = async () => {
    if (drawing.current) return;
    drawing.current = true;
    try {
      while (wanted.current) {
        const next = wanted.current;
        wanted.current = null;
        const {picture, placements} = await tryOn.preview(scene, wornWith(next));
        canvas.current?.getContext('2d')?.drawImage(picture, 0, 0);
        picture.close();
        setPlace(placeOf(placements[index]));
      }
    } catch {
      // The picture that is shown stays; the finished one tells what went wrong.
    } finally {
      drawing.current = false;
    }
  };

  const change = (next: Adjustment) => {
    setAdjustment(next);
    wanted.current = next;
    void draw();
  };

  const finish = (next: Adjustment) => {
    clearTimeout(rest.current);
    onDone(wornWith(next));
  };

  /** Where the pointer is, in pixels of the picture. */
  const pointOf = ({clientX, clientY}: PointerEvent) => {
    const box = canvas.current?.getBoundingClientRect();
    if (!box) return {x: 0, y: 0};
    return {
      x: ((clientX - box.left) / box.width) * scene.width,
      y: ((clientY - box.top) / box.height) * scene.height,
    };
  };

  const step = (name: StepName) => {
    const next = limited(steps[name](adjustment));
    change(next);
    clearTimeout(rest.current);
    rest.current = setTimeout(() => finish(next), settle);
  };
  const reset = () => {
    change(UNADJUSTED);
    finish(UNADJUSTED);
  };
  const grab = (grip: Grip, event: PointerEvent<HTMLElement>) => {
    if (!place) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({grip, from: pointOf(event), start: adjustment, place});
  };
  const follow = (event: PointerEvent<HTMLElement>) => {
    if (!drag) return;
    const {grip, start, from} = drag;
    change(dragged(grip, start, from, pointOf(event), drag.place, scene.width));
  };
  const release = () => {
    setDrag(null);
    if (drag && drag.start !== adjustment) finish(adjustment);
  };
  return {place, step, reset, grab, follow, release};
}
