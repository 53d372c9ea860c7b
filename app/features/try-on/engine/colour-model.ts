import {coloursAt, type Colour} from './light.ts';
import {colourAt, type Pixels} from './image.ts';
import {median, type Point} from './vectors.ts';

/**
 * How unlike a kind of surface (skin, hair) a place of the photo looks: about 1 is the edge of
 * what still passes for it.
 */
export type Unlikeness = (x: number, y: number) => number;

/** Colour as share of red, share of green, and logarithm of the brightness. */
function tone([red, green, blue]: readonly number[], out: Colour): Colour {
  const sum = red! + green! + blue! + 12;
  out[0] = red! / sum;
  out[1] = green! / sum;
  out[2] = Math.log(sum);
  return out;
}

/** How much the tone of one surface varies at least; and brightness, which shadows change. */
const LEAST_SPREAD: Colour = [0.016, 0.012, 0.16];
/** Shadows and highlights are still the same surface: brightness counts less than colour. */
const BRIGHTNESS_COUNTS = 0.6;

/** Learns a surface from places that show it; `null` when there are too few on the photo. */
export function colourModel(photo: Pixels, places: readonly Point[]): Unlikeness | null {
  const tones = coloursAt(photo, places).map((colour) => tone(colour, [0, 0, 0]));
  if (tones.length < 5) return null;
  const centre = [0, 1, 2].map((k) => median(tones.map((t) => t[k]!)));
  const spread = [0, 1, 2].map((k) =>
    Math.max(LEAST_SPREAD[k]!, 2.2 * median(tones.map((t) => Math.abs(t[k]! - centre[k]!)))),
  );
  const colour: Colour = [0, 0, 0];
  const here: Colour = [0, 0, 0];
  return (x, y) => {
    colourAt(photo, x, y, colour);
    tone(colour, here);
    const red = (here[0] - centre[0]!) / spread[0]!;
    const green = (here[1] - centre[1]!) / spread[1]!;
    const bright = ((here[2] - centre[2]!) / spread[2]!) * BRIGHTNESS_COUNTS;
    return Math.sqrt(red * red + green * green + bright * bright) / 2.5;
  };
}
