import type {Adjustment, Placement} from '../engine/placement';

/** What a piece can be moved by: limits that keep it on the photo and the size of a piece. */
const limits = {shift: 1, smallest: 0.4, largest: 2.5};

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** An adjustment within its limits. */
export const limited = ({x, y, scale, angle}: Adjustment): Adjustment => ({
  x: clamp(x, -limits.shift, limits.shift),
  y: clamp(y, -limits.shift, limits.shift),
  scale: clamp(scale, limits.smallest, limits.largest),
  angle: Math.atan2(Math.sin(angle), Math.cos(angle)),
});

interface Point {
  x: number;
  y: number;
}

export type Grip = 'move' | 'size' | 'turn';

/**
 * What a drag from one point to another makes of an adjustment.
 * @param from where the drag began, in pixels of the picture
 * @param to where it is now
 * @param placement where the piece lay when it began
 * @param width of the picture, in pixels
 */
export function dragged(
  grip: Grip,
  start: Adjustment,
  from: Point,
  to: Point,
  {anchor, mirrored}: Pick<Placement, 'anchor' | 'mirrored'>,
  width: number,
): Adjustment {
  // The mate of a pair follows as in a mirror.
  const side = mirrored ? -1 : 1;
  switch (grip) {
    case 'move':
      return limited({
        ...start,
        x: start.x + (side * (to.x - from.x)) / width,
        y: start.y + (to.y - from.y) / width,
      });
    case 'size': {
      const before = Math.hypot(from.x - anchor.x, from.y - anchor.y);
      const after = Math.hypot(to.x - anchor.x, to.y - anchor.y);
      return limited({...start, scale: start.scale * (after / Math.max(before, 1))});
    }
    case 'turn': {
      const turn =
        Math.atan2(to.y - anchor.y, to.x - anchor.x) -
        Math.atan2(from.y - anchor.y, from.x - anchor.x);
      return limited({...start, angle: start.angle + side * turn});
    }
  }
}

/** One press of a button or a key: a hundredth of the photo, 4%, or 2 degrees. */
export const steps = {
  left: (of) => ({...of, x: of.x - 0.008}),
  right: (of) => ({...of, x: of.x + 0.008}),
  up: (of) => ({...of, y: of.y - 0.008}),
  down: (of) => ({...of, y: of.y + 0.008}),
  larger: (of) => ({...of, scale: of.scale * 1.04}),
  smaller: (of) => ({...of, scale: of.scale / 1.04}),
  clockwise: (of) => ({...of, angle: of.angle + Math.PI / 90}),
  anticlockwise: (of) => ({...of, angle: of.angle - Math.PI / 90}),
} satisfies Record<string, (of: Adjustment) => Adjustment>;

export type StepName = keyof typeof steps;

const keys: Record<string, StepName> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  '+': 'larger',
  '=': 'larger',
  '-': 'smaller',
  '[': 'anticlockwise',
  ']': 'clockwise',
};

/** The step that a key stands for, if it does. */
export const stepOfKey = (key: string): StepName | undefined => keys[key];
