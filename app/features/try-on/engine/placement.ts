import type {Lookup, Warp} from './layer.ts';
import type {Cutout} from './piece.ts';
import type {Point} from './vectors.ts';

/** What the shopper changed by hand. It stays the same when the photo or the piece changes. */
export interface Adjustment {
  /** Moved by, as parts of the photo's width. */
  x: number;
  y: number;
  /** Times as large. */
  scale: number;
  /** Turned by, clockwise, in radians. */
  angle: number;
}

export const UNADJUSTED: Adjustment = {x: 0, y: 0, scale: 1, angle: 0};

/** Where a piece lies on the photo. */
export interface Placement {
  /** Where its fastening point is, in photo pixels. */
  anchor: Point;
  /** Turn around it, clockwise, in radians. */
  angle: number;
  /** Photo pixels for one pixel of the cut-out. */
  scale: number;
  /** Is it the mate of a pair, drawn as in a mirror? An adjustment moves it mirrored as well. */
  mirrored: boolean;
  /** The corners of the piece on the photo, for a handle around it: clockwise from upper left. */
  corners: readonly [Point, Point, Point, Point];
}

/**
 * @param at where and how the piece lies by itself
 * @param photoWidth what the fractions of the adjustment refer to, in pixels
 */
export function placementOf(
  cutout: Cutout,
  at: {anchor: Point; angle: number; scale: number; mirrored?: boolean},
  {x, y, scale, angle}: Adjustment,
  photoWidth: number,
): Placement {
  const mirrored = at.mirrored ?? false;
  const side = mirrored ? -1 : 1;
  const placed = {
    anchor: {x: at.anchor.x + side * x * photoWidth, y: at.anchor.y + y * photoWidth},
    angle: at.angle + side * angle,
    scale: at.scale * scale,
    mirrored,
  };
  const corner = (u: number, v: number) => toPhoto(placed, cutout.fastening, u, v);
  const {width, height} = cutout;
  const corners = [corner(0, 0), corner(width, 0), corner(width, height), corner(0, height)];
  return {...placed, corners: corners as [Point, Point, Point, Point]};
}

function toPhoto(
  {anchor, angle, scale, mirrored}: Omit<Placement, 'corners'>,
  fastening: Point,
  u: number,
  v: number,
): Point {
  const x = (u - fastening.x) * scale * (mirrored ? -1 : 1);
  const y = (v - fastening.y) * scale;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return {x: anchor.x + x * cos - y * sin, y: anchor.y + x * sin + y * cos};
}

/** How a piece is bent on its body, in cut-out pixels; `false` where nothing of it is. */
export type Bend = (out: Lookup) => boolean;

/**
 * The placement as a warp.
 *
 * @param bend changes the looked-up place and how it looks; the piece stays flat without
 * @param margin by how much the bend reaches over the corners, in photo pixels
 */
export function warpOf(
  cutout: Cutout,
  {anchor, angle, scale, mirrored, corners}: Placement,
  bend: Bend = () => true,
  margin = 0,
): Warp {
  const cos = Math.cos(angle) / scale;
  const sin = Math.sin(angle) / scale;
  const side = mirrored ? -1 : 1;
  const {x, y} = cutout.fastening;
  const xs = corners.map((corner) => corner.x);
  const ys = corners.map((corner) => corner.y);
  return {
    bounds: {
      left: Math.min(...xs) - margin - 1,
      top: Math.min(...ys) - margin - 1,
      right: Math.max(...xs) + margin + 1,
      bottom: Math.max(...ys) + margin + 1,
    },
    scale,
    lookup(px, py, out) {
      const dx = px - anchor.x;
      const dy = py - anchor.y;
      out.u = x + side * (dx * cos + dy * sin);
      out.v = y - dx * sin + dy * cos;
      out.shade = 1;
      out.alpha = 1;
      return bend(out);
    },
  };
}
