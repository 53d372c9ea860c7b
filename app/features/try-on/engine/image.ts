import type {Point} from './vectors.ts';

/**
 * A picture as rows of red, green, blue, alpha; 0 to 255, alpha not multiplied in. In its buffer the
 * data begins at a multiple of four bytes.
 */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/** Longest side of a photo that the engine works on, in pixels. */
export const PHOTO_SIDE = 1600;
/** Longest side of a cut-out. */
export const CUTOUT_SIDE = 1200;

/** The picture, and after it the same at a half, a quarter, an eighth ... of its size. */
export type Pyramid = readonly [Pixels, ...Pixels[]];

/** A turned rectangle on the photo: what a model looks at. `angle` in radians, clockwise. */
export interface Region {
  cx: number;
  cy: number;
  width: number;
  height: number;
  angle: number;
}

const SMALLEST_LEVEL = 64;

/** Halves the picture again and again, so that sampling it small does not flicker. */
export function pyramidOf(photo: Pixels): Pyramid {
  const levels: [Pixels, ...Pixels[]] = [photo];
  let level = photo;
  while (Math.min(level.width, level.height) > SMALLEST_LEVEL) {
    level = halved(level);
    levels.push(level);
  }
  return levels;
}

/** Two of a pixel's four bytes, with room between them for a sum. */
const EVERY_OTHER = 0x00ff00ff;
const HALF_OF_FOUR = 0x00020002;

/** Each pixel is the mean of four. They are read whole, and two bytes of them summed at once. */
function halved(source: Pixels): Pixels {
  const width = source.width >> 1;
  const height = source.height >> 1;
  const data = new Uint8ClampedArray(width * height * 4);
  const pixels = source.width * source.height;
  const from = new Uint32Array(source.data.buffer, source.data.byteOffset, pixels);
  const to = new Uint32Array(data.buffer);
  for (let y = 0, at = 0; y < height; y++) {
    let upper = 2 * y * source.width;
    let lower = upper + source.width;
    for (let x = 0; x < width; x++, at++, upper += 2, lower += 2) {
      const a = from[upper]!;
      const b = from[upper + 1]!;
      const c = from[lower]!;
      const d = from[lower + 1]!;
      const even = (a & EVERY_OTHER) + (b & EVERY_OTHER) + (c & EVERY_OTHER) + (d & EVERY_OTHER);
      const odd =
        ((a >>> 8) & EVERY_OTHER) +
        ((b >>> 8) & EVERY_OTHER) +
        ((c >>> 8) & EVERY_OTHER) +
        ((d >>> 8) & EVERY_OTHER);
      to[at] =
        (((even + HALF_OF_FOUR) >>> 2) & EVERY_OTHER) |
        ((((odd + HALF_OF_FOUR) >>> 2) & EVERY_OTHER) << 8);
    }
  }
  return {width, height, data};
}

interface Sampling {
  /** What 0 and 255 become. */
  range: readonly [number, number];
  /** Outside the photo: black, or the nearest pixel again. */
  outside: 'black' | 'nearest';
}

/** The region as `size` x `size` x 3 numbers, read from the level that fits the size best. */
export function sampleRegion(
  pyramid: Pyramid,
  region: Region,
  size: number,
  {range: [low, high], outside}: Sampling,
): Float32Array {
  const out = new Float32Array(size * size * 3);
  const reduction = region.width / size;
  let index = 0;
  while (index + 1 < pyramid.length && reduction / 2 ** (index + 1) >= 0.9) index++;
  const {width, height, data} = pyramid[index]!;
  const scale = 1 / 2 ** index;
  const gain = (high - low) / 255;
  const cos = Math.cos(region.angle);
  const sin = Math.sin(region.angle);
  for (let row = 0, at = 0; row < size; row++) {
    for (let column = 0; column < size; column++, at += 3) {
      const u = ((column + 0.5) / size - 0.5) * region.width;
      const v = ((row + 0.5) / size - 0.5) * region.height;
      const x = (region.cx + u * cos - v * sin) * scale - 0.5;
      const y = (region.cy + u * sin + v * cos) * scale - 0.5;
      if (outside === 'black' && (x < -1 || y < -1 || x > width || y > height)) {
        out[at] = out[at + 1] = out[at + 2] = low;
        continue;
      }
      const left = Math.floor(x);
      const top = Math.floor(y);
      const fx = x - left;
      const fy = y - top;
      const x0 = left < 0 ? 0 : left >= width ? width - 1 : left;
      const x1 = left + 1 < 0 ? 0 : left + 1 >= width ? width - 1 : left + 1;
      const y0 = (top < 0 ? 0 : top >= height ? height - 1 : top) * width;
      const y1 = (top + 1 < 0 ? 0 : top + 1 >= height ? height - 1 : top + 1) * width;
      for (let c = 0; c < 3; c++) {
        const upper = data[(y0 + x0) * 4 + c]! * (1 - fx) + data[(y0 + x1) * 4 + c]! * fx;
        const lower = data[(y1 + x0) * 4 + c]! * (1 - fx) + data[(y1 + x1) * 4 + c]! * fx;
        out[at + c] = (upper * (1 - fy) + lower * fy) * gain + low;
      }
    }
  }
  return out;
}

/** Where a point of a region (fractions 0 to 1 of it) lies on the photo. */
export function fromRegion(region: Region, x: number, y: number): Point {
  const u = (x - 0.5) * region.width;
  const v = (y - 0.5) * region.height;
  const cos = Math.cos(region.angle);
  const sin = Math.sin(region.angle);
  return {x: region.cx + u * cos - v * sin, y: region.cy + u * sin + v * cos};
}

/** The smallest square around the whole photo, turned by `angle`, padded by `zoom`. */
export function wholePhoto({width, height}: Pixels, angle = 0, zoom = 1): Region {
  const side = Math.max(width, height) * zoom;
  return {cx: width / 2, cy: height / 2, width: side, height: side, angle};
}

/** The colour at a place between pixels, written to `out`; the border repeats outside. */
export function colourAt(image: Pixels, x: number, y: number, out: number[]): void {
  const {width, height, data} = image;
  const px = Math.max(0, Math.min(width - 1.001, x - 0.5));
  const py = Math.max(0, Math.min(height - 1.001, y - 0.5));
  const left = Math.floor(px);
  const top = Math.floor(py);
  const fx = px - left;
  const fy = py - top;
  const a = (top * width + left) * 4;
  const b = a + width * 4;
  for (let c = 0; c < 3; c++) {
    const upper = data[a + c]! * (1 - fx) + data[a + 4 + c]! * fx;
    const lower = data[b + c]! * (1 - fx) + data[b + 4 + c]! * fx;
    out[c] = upper * (1 - fy) + lower * fy;
  }
}

export const isOnPhoto = ({width, height}: Pixels, {x, y}: Point, margin = 0) =>
  x >= margin && y >= margin && x < width - margin && y < height - margin;
