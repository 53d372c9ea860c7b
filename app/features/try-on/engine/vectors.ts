/** A position or direction on the photo, in photo pixels: x to the right, y down. */
export interface Point {
  x: number;
  y: number;
}

/** As `Point`, with z growing away from the camera, in the same pixels. */
export interface Point3 extends Point {
  z: number;
}

export const clamp = (value: number, low: number, high: number) =>
  Math.max(low, Math.min(high, value));

export const mix = (from: number, to: number, t: number) => from + (to - from) * t;

/** 0 at `from`, 1 at `to`, a smooth S between; `from` may be the larger one. */
export function smoothstep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from), 0, 1);
  return t * t * (3 - 2 * t);
}

export function median(values: readonly number[]): number {
  // A typed array sorts numbers by itself, ten times as fast.
  const sorted = Float64Array.from(values).sort();
  return sorted[sorted.length >> 1] ?? Number.NaN;
}

/** `from + direction * by`. */
export const along = (from: Point, direction: Point, by: number): Point => ({
  x: from.x + direction.x * by,
  y: from.y + direction.y * by,
});

export const between = (from: Point, to: Point, t = 0.5): Point => ({
  x: mix(from.x, to.x, t),
  y: mix(from.y, to.y, t),
});

export const minus = (a: Point, b: Point): Point => ({x: a.x - b.x, y: a.y - b.y});

export const dot = (a: Point, b: Point) => a.x * b.x + a.y * b.y;

export const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

export function unit(v: Point): Point {
  const length = Math.hypot(v.x, v.y) || 1;
  return {x: v.x / length, y: v.y / length};
}

/** The direction a quarter turn clockwise on the photo from `v`. */
export const perpendicular = (v: Point): Point => ({x: -v.y, y: v.x});

/** `v` turned clockwise on the photo, in radians. */
export function rotated(v: Point, angle: number): Point {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return {x: v.x * cos - v.y * sin, y: v.x * sin + v.y * cos};
}

export const minus3 = (a: Point3, b: Point3): Point3 => ({
  x: a.x - b.x,
  y: a.y - b.y,
  z: a.z - b.z,
});

export const along3 = (from: Point3, direction: Point3, by: number): Point3 => ({
  x: from.x + direction.x * by,
  y: from.y + direction.y * by,
  z: from.z + direction.z * by,
});

export const between3 = (from: Point3, to: Point3, t = 0.5): Point3 => ({
  x: mix(from.x, to.x, t),
  y: mix(from.y, to.y, t),
  z: mix(from.z, to.z, t),
});

export const dot3 = (a: Point3, b: Point3) => a.x * b.x + a.y * b.y + a.z * b.z;

export const length3 = (v: Point3) => Math.hypot(v.x, v.y, v.z);

export function unit3(v: Point3): Point3 {
  const length = length3(v) || 1;
  return {x: v.x / length, y: v.y / length, z: v.z / length};
}

export const cross3 = (a: Point3, b: Point3): Point3 => ({
  x: a.y * b.z - a.z * b.y,
  y: a.z * b.x - a.x * b.z,
  z: a.x * b.y - a.y * b.x,
});

/** Is the point inside the polygon? Even-odd rule. */
export function insidePolygon(polygon: readonly Point[], x: number, y: number): boolean {
  let inside = false;
  let previous = polygon[polygon.length - 1];
  for (const current of polygon) {
    if (
      previous &&
      current.y > y !== previous.y > y &&
      x < ((previous.x - current.x) * (y - current.y)) / (previous.y - current.y) + current.x
    ) {
      inside = !inside;
    }
    previous = current;
  }
  return inside;
}

/** Distance from a point to the segment `a`-`b`. */
export function distanceToSegment(p: Point, a: Point, b: Point): number {
  const ab = minus(b, a);
  const t = clamp(dot(minus(p, a), ab) / (dot(ab, ab) || 1), 0, 1);
  return distance(p, along(a, ab, t));
}
