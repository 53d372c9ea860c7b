import {colourAt, isOnPhoto, type Pixels} from './image.ts';
import {clamp, median, mix, unit, type Point} from './vectors.ts';

export type Colour = [red: number, green: number, blue: number];

/** The light that falls on the body. */
export interface Light {
  /** What it does to each colour of a piece, compared with the light of the cut-outs. */
  gain: Colour;
  /** Where on the photo the light comes from: a direction, up when nothing else is known. */
  from: Point;
  /** Median brightness of the skin, 0 to 255. */
  brightness: number;
}

/** What the camera adds to everything it sees. */
export interface Texture {
  /** Standard deviation of the noise of single pixels, in levels of 255. */
  grain: number;
  /** Softness of the sharpest edges, in halvings of the resolution. */
  softness: number;
}

export const luma = ([red, green, blue]: readonly number[]) =>
  0.299 * red! + 0.587 * green! + 0.114 * blue!;

/** The colours of the photo at those of the points that are on it. */
export function coloursAt(photo: Pixels, points: readonly Point[]): Colour[] {
  return points
    .filter((point) => isOnPhoto(photo, point, 1))
    .map(({x, y}) => {
      const colour: Colour = [0, 0, 0];
      colourAt(photo, x + 0.5, y + 0.5, colour);
      return colour;
    });
}

/** The median of each channel; black when there is none. */
export const medianColour = (colours: readonly Colour[]): Colour =>
  colours.length
    ? ([0, 1, 2].map((c) => median(colours.map((colour) => colour[c]!))) as Colour)
    : [0, 0, 0];

/** Skin of every tone has about these channels, relative to its brightness, in white light. */
const SKIN_IN_WHITE_LIGHT: Colour = [1.17, 0.96, 0.78];
/** How far a piece follows the tint of the skin: the rest is the skin's own colour. */
const TINT_TRUST = 0.35;

/**
 * Reads the light off the skin: its brightness and warmth from all points, its direction from
 * what two groups of points on opposite sides differ by.
 *
 * @param skin places that show skin
 * @param sides places on the left and on the right of the photo, turned away from each other
 */
export function lightOn(
  photo: Pixels,
  skin: readonly Point[],
  sides: {left: readonly Point[]; right: readonly Point[]},
): Light {
  const colours = coloursAt(photo, skin);
  const tone = medianColour(colours);
  const brightness = luma(tone);
  const lit = colours.map(luma).toSorted((a, b) => a - b);
  const highlights = lit[Math.floor(lit.length * 0.8)] ?? 0;
  // Dark skin in good light must not dim the piece: the whites of the photo count as well.
  const exposure = mix(highlights, brightnessOf(photo, 0.95), 0.5);
  const strength = clamp(0.58 + 0.42 * (exposure / 190), 0.62, 1.05);
  const gain = SKIN_IN_WHITE_LIGHT.map((usual, c) => {
    const tint = brightness > 0 ? clamp(tone[c]! / brightness / usual, 0.7, 1.35) : 1;
    return strength * mix(1, tint, TINT_TRUST);
  }) as Colour;
  const left = luma(medianColour(coloursAt(photo, sides.left)));
  const right = luma(medianColour(coloursAt(photo, sides.right)));
  const sideways = clamp((2.5 * (right - left)) / (right + left + 1), -0.9, 0.9);
  return {gain, from: unit({x: sideways, y: -1}), brightness};
}

/** The brightness that this part of the photo's pixels does not exceed, 0 to 255. */
export function brightnessOf({width, height, data}: Pixels, part: number): number {
  const step = Math.max(1, Math.floor(Math.sqrt((width * height) / 4000)));
  const values: number[] = [];
  for (let y = 0; y < height; y += step) {
    for (let x = 0; x < width; x += step) {
      const at = (y * width + x) * 4;
      values.push(luma([data[at]!, data[at + 1]!, data[at + 2]!]));
    }
  }
  return values.sort((a, b) => a - b)[Math.floor(values.length * part)] ?? 0;
}

/**
 * Measures the photo around a point: its noise where it is smooth, and how soft its edges are.
 * The noise is what a Laplacian leaves of it (Immerkær 1996), here as a median, so that edges do
 * not count. Softness compares the steepest step over one pixel with that over two.
 */
export function textureAround(photo: Pixels, centre: Point, radius: number): Texture {
  const {width, data} = photo;
  const x0 = Math.round(clamp(centre.x - radius, 2, photo.width - 3));
  const x1 = Math.round(clamp(centre.x + radius, 2, photo.width - 3));
  const y0 = Math.round(clamp(centre.y - radius, 2, photo.height - 3));
  const y1 = Math.round(clamp(centre.y + radius, 2, photo.height - 3));
  const step = Math.max(1, Math.floor(radius / 60));
  const green = (x: number, y: number) => data[(y * width + x) * 4 + 1]!;
  const ripples: number[] = [];
  const steps: {one: number; four: number}[] = [];
  for (let y = y0; y <= y1; y += step) {
    for (let x = x0; x <= x1; x += step) {
      const cross = green(x - 1, y) + green(x + 1, y) + green(x, y - 1) + green(x, y + 1);
      const corners =
        green(x - 1, y - 1) + green(x + 1, y - 1) + green(x - 1, y + 1) + green(x + 1, y + 1);
      ripples.push(Math.abs(4 * green(x, y) - 2 * cross + corners));
      const one = Math.abs(green(x + 1, y) - green(x, y));
      const four = Math.abs(green(x + 2, y) - green(x - 2, y));
      steps.push({one, four});
    }
  }
  if (!ripples.length) return {grain: 0, softness: 0};
  // The median of a normal distribution's absolute value is 0.6745 of its deviation; the filter
  // multiplies the deviation of the noise by 6.
  const grain = clamp(median(ripples) / 0.6745 / 6, 0, 8);
  const steepest = steps.sort((a, b) => b.four - a.four).slice(0, Math.ceil(steps.length / 50));
  const share = median(steepest.map(({one, four}) => one / (four + 1)));
  // A sharp edge makes half of its step or more within one pixel, a soft one a quarter or less.
  return {grain, softness: clamp((0.45 - share) * 4, 0, 0.8)};
}
