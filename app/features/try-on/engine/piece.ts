import type {Pixels} from './image.ts';
import type {Category} from './models.ts';
import type {Point} from './vectors.ts';

/** A piece of jewelry as the shop describes it; see `docs/try-on-cut-outs.md`. */
export interface Piece {
  category: Category;
  /** The cut-out: the piece as worn, seen straight on, transparent around it. */
  picture: Pixels;
  /** Width of the visible piece in real millimetres. */
  widthMm: number;
  /** Where it is fastened to the body, as fractions of the picture. */
  fastening: Point;
}

/** A cut-out made ready for drawing. */
export interface Cutout {
  category: Category;
  /** Size of the visible part, in its own pixels. */
  width: number;
  height: number;
  pxPerMm: number;
  fastening: Point;
  /** The visible part, then the same at a half, a quarter ... of its size. */
  levels: readonly CutoutLevel[];
}

export interface CutoutLevel {
  width: number;
  height: number;
  /** Red, green, blue (multiplied with alpha), 0 to 255, and alpha, 0 to 1. */
  data: Float32Array;
}

const VISIBLE_ALPHA = 16;
const SMALLEST_LEVEL = 4;

/**
 * Trims the picture to what is visible and prepares it for being drawn small.
 *
 * @throws RangeError when nothing is visible or the width is not a positive number
 */
export function prepareCutout({category, picture, widthMm, fastening}: Piece): Cutout {
  if (!(widthMm > 0) || !Number.isFinite(widthMm)) {
    throw new RangeError(`A piece needs its width in millimetres, not ${widthMm}`);
  }
  const visible = visibleBox(picture);
  if (!visible) throw new RangeError('The cut-out shows nothing: every pixel is transparent');
  const {x, y, width, height} = visible;
  const levels = [multiplied(picture, visible)];
  for (
    let level = levels[0]!;
    Math.min(level.width, level.height) > SMALLEST_LEVEL;
    level = levels.at(-1)!
  ) {
    levels.push(halved(level));
  }
  return {
    category,
    width,
    height,
    pxPerMm: width / widthMm,
    fastening: {x: fastening.x * picture.width - x, y: fastening.y * picture.height - y},
    levels,
  };
}

interface Box extends Point {
  width: number;
  height: number;
}

function visibleBox({width, height, data}: Pixels): Box | null {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (data[(y * width + x) * 4 + 3]! <= VISIBLE_ALPHA) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  }
  return right < 0 ? null : {x: left, y: top, width: right - left + 1, height: bottom - top + 1};
}

function multiplied(picture: Pixels, {x, y, width, height}: Box): CutoutLevel {
  const data = new Float32Array(width * height * 4);
  for (let row = 0; row < height; row++) {
    let from = ((row + y) * picture.width + x) * 4;
    let to = row * width * 4;
    for (let column = 0; column < width; column++, from += 4, to += 4) {
      const alpha = picture.data[from + 3]! / 255;
      data[to] = picture.data[from]! * alpha;
      data[to + 1] = picture.data[from + 1]! * alpha;
      data[to + 2] = picture.data[from + 2]! * alpha;
      data[to + 3] = alpha;
    }
  }
  return {width, height, data};
}

function halved(source: CutoutLevel): CutoutLevel {
  const width = Math.max(1, source.width >> 1);
  const height = Math.max(1, source.height >> 1);
  const data = new Float32Array(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const a = (2 * y * source.width + 2 * x) * 4;
      const b = a + source.width * 4;
      const to = (y * width + x) * 4;
      for (let c = 0; c < 4; c++) {
        data[to + c] =
          (source.data[a + c]! +
            source.data[a + 4 + c]! +
            source.data[b + c]! +
            source.data[b + 4 + c]!) /
          4;
      }
    }
  }
  return {width, height, data};
}

/** Alpha at a pixel of the cut-out, 0 to 1. */
export const alphaAt = (cutout: Cutout, x: number, y: number) =>
  cutout.levels[0]!.data[(y * cutout.width + x) * 4 + 3]!;

/** The visible stretch of one row or column: first and last pixel, or `null` when it is empty. */
export function extent(
  cutout: Cutout,
  line: 'row' | 'column',
  index: number,
): {first: number; last: number} | null {
  const length = line === 'row' ? cutout.width : cutout.height;
  const isVisible = (i: number) =>
    (line === 'row' ? alphaAt(cutout, i, index) : alphaAt(cutout, index, i)) >= 0.3;
  let first = 0;
  while (first < length && !isVisible(first)) first++;
  if (first === length) return null;
  let last = length - 1;
  while (!isVisible(last)) last--;
  return {first, last};
}
