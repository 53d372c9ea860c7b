import type {Cutout, CutoutLevel} from './piece.ts';
import {clamp} from './vectors.ts';

/** A rectangle of whole photo pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A drawn piece before it is laid over the photo: red, green, blue times alpha, alpha 0 to 1. */
export interface Layer extends Box {
  data: Float32Array;
}

/** Which place of the cut-out a place of the photo shows. */
export interface Lookup {
  /** In cut-out pixels. */
  u: number;
  v: number;
  /** Brightness there, 1 unchanged: a band darkens where it turns away. */
  shade: number;
  /** How much of it is seen, 0 to 1. */
  alpha: number;
}

/** How a cut-out lies on the photo. */
export interface Warp {
  /** Nothing is drawn outside, in photo pixels. */
  bounds: {left: number; top: number; right: number; bottom: number};
  /** Photo pixels for one cut-out pixel: chooses how finely the cut-out is read. */
  scale: number;
  /** Answers for a place on the photo by filling `out`, or says `false` when nothing is there. */
  lookup(x: number, y: number, out: Lookup): boolean;
}

/** Four places in each pixel, so that a chain thinner than a pixel stays a line. */
const SUBPIXELS = [
  {dx: 0.25, dy: 0.25},
  {dx: 0.75, dy: 0.25},
  {dx: 0.25, dy: 0.75},
  {dx: 0.75, dy: 0.75},
] as const;

/**
 * Draws the cut-out, bent by the warp, as far as it is on the photo.
 *
 * @param softness how much coarser than needed the cut-out is read, in halvings: for soft photos
 */
export function drawCutout(
  cutout: Cutout,
  warp: Warp,
  photo: {width: number; height: number},
  softness = 0,
): Layer {
  const x = Math.floor(clamp(warp.bounds.left, 0, photo.width));
  const y = Math.floor(clamp(warp.bounds.top, 0, photo.height));
  const width = Math.ceil(clamp(warp.bounds.right, x, photo.width)) - x;
  const height = Math.ceil(clamp(warp.bounds.bottom, y, photo.height)) - y;
  const data = new Float32Array(width * height * 4);
  // Half a pixel is what one subpixel covers.
  const level = clamp(Math.log2(0.5 / warp.scale) + softness, 0, cutout.levels.length - 1);
  const fine = cutout.levels[Math.floor(level)]!;
  const coarse = cutout.levels[Math.min(Math.floor(level) + 1, cutout.levels.length - 1)]!;
  const blend = level - Math.floor(level);
  const fineScale = fine.width / cutout.width;
  const coarseScale = coarse.width / cutout.width;
  const look: Lookup = {u: 0, v: 0, shade: 1, alpha: 1};
  const mayShow = filledCells(fine);
  for (let row = 0, to = 0; row < height; row++) {
    for (let column = 0; column < width; column++, to += 4) {
      const isThere = warp.lookup(x + column + 0.5, y + row + 0.5, look);
      if (isThere && !mayShow(look.u * fineScale, look.v * fineScale)) continue;
      for (let i = 0; i < SUBPIXELS.length; i++) {
        const {dx, dy} = SUBPIXELS[i]!;
        if (!warp.lookup(x + column + dx, y + row + dy, look)) continue;
        const weight = (look.alpha * (1 - blend)) / SUBPIXELS.length;
        add(fine, look.u * fineScale, look.v * fineScale, look.shade, weight, data, to);
        if (blend > 0.02) {
          const rest = (look.alpha * blend) / SUBPIXELS.length;
          add(coarse, look.u * coarseScale, look.v * coarseScale, look.shade, rest, data, to);
        }
      }
    }
  }
  return trimmed({x, y, width, height, data});
}

/** Side of a cell in pixels of a level: several times what one pixel of the photo shows of it. */
const CELL = 16;

/**
 * Most of a chain's frame is empty. Answers for a place of the level whether anything is in its
 * cell or one beside it, so that nothing is looked up where nothing can be.
 */
function filledCells({width, height, data}: CutoutLevel): (u: number, v: number) => boolean {
  // Two more on either side: the neighbours of what touches the border.
  const columns = Math.ceil(width / CELL) + 2;
  const rows = Math.ceil(height / CELL) + 2;
  const filled = new Uint8Array(columns * rows);
  for (let y = 0; y < height; y++) {
    const start = ((y / CELL) | 0) * columns;
    let known = -1;
    for (let x = 0; x < width; x++) {
      if (!data[(y * width + x) * 4 + 3]) continue;
      const corner = start + ((x / CELL) | 0);
      if (known === corner) continue;
      known = corner;
      for (let j = 0; j < 3; j++) filled.fill(1, corner + j * columns, corner + j * columns + 3);
    }
  }
  return (u, v) => {
    const column = Math.floor(u / CELL) + 1;
    const row = Math.floor(v / CELL) + 1;
    return (
      column >= 0 &&
      row >= 0 &&
      column < columns &&
      row < rows &&
      filled[row * columns + column] === 1
    );
  };
}

/** The layer without its empty margins: what is laid over the photo costs by its area. */
function trimmed(layer: Layer): Layer {
  const {width, height, data} = layer;
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!data[(y * width + x) * 4 + 3]) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  }
  if (right < 0) return {...layer, width: 0, height: 0, data: new Float32Array(0)};
  const trim = {width: right - left + 1, height: bottom - top + 1};
  const kept = new Float32Array(trim.width * trim.height * 4);
  for (let row = 0; row < trim.height; row++) {
    const from = ((row + top) * width + left) * 4;
    kept.set(data.subarray(from, from + trim.width * 4), row * trim.width * 4);
  }
  return {x: layer.x + left, y: layer.y + top, ...trim, data: kept};
}

/** Adds the level's colour at a place between its pixels, weighted; nothing outside of it. */
function add(
  {width, height, data}: CutoutLevel,
  u: number,
  v: number,
  shade: number,
  weight: number,
  out: Float32Array,
  to: number,
): void {
  const px = u - 0.5;
  const py = v - 0.5;
  const left = Math.floor(px);
  const top = Math.floor(py);
  if (left < -1 || top < -1 || left >= width || top >= height) return;
  const fx = px - left;
  const fy = py - top;
  for (let j = 0; j < 2; j++) {
    const y = top + j;
    if (y < 0 || y >= height) continue;
    for (let i = 0; i < 2; i++) {
      const x = left + i;
      if (x < 0 || x >= width) continue;
      const from = (y * width + x) * 4;
      // Most of a chain's frame is empty.
      if (!data[from + 3]) continue;
      const part = (i ? fx : 1 - fx) * (j ? fy : 1 - fy) * weight;
      out[to] = out[to]! + data[from]! * part * shade;
      out[to + 1] = out[to + 1]! + data[from + 1]! * part * shade;
      out[to + 2] = out[to + 2]! + data[from + 2]! * part * shade;
      out[to + 3] = out[to + 3]! + data[from + 3]! * part;
    }
  }
}
