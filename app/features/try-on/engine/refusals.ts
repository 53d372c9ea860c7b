import type {Pixels} from './image.ts';
import {brightnessOf, type Light} from './light.ts';
import type {Hint, Refusal} from './scene.ts';

/** What is refused. Found by eye on the test photos, with `npm run sheet:try-on`. */
export const LIMITS = {
  /** A face less than this part of the largest one's height is somebody in the background. */
  background: 0.55,
  /** Photo pixels for a millimetre: below, a stone is a few specks. */
  pxPerMm: 0.7,
  /** Median of the skin, 0 to 255; below the second one there is a hint. */
  brightness: 34,
  dimBrightness: 60,
  /** Turns and nods, in degrees. */
  earringsYaw: 65,
  necklaceYaw: 38,
  necklacePitch: 38,
  bodyTurn: 42,
  /** The same where the model is not sure of the shoulders: nearly behind one another. */
  unsureBodyTurn: 60,
  /** `backFacing` of a hand that shows its palm. */
  palm: -0.25,
} as const;

export const turnedAway = (part: 'face' | 'body', degrees: number, limit: number): Refusal => ({
  kind: 'refusal',
  reason: 'turned-away',
  part,
  degrees,
  limit,
});

export const tooDark = (brightness: number): Refusal => ({
  kind: 'refusal',
  reason: 'too-dark',
  brightness,
  needed: LIMITS.brightness,
});

/** In the dark the models see nobody, and more light is what would help. */
export function nobody(photo: Pixels, reason: 'no-face' | 'no-hand'): Refusal {
  const brightness = brightnessOf(photo, 0.8);
  return brightness < LIMITS.brightness ? tooDark(brightness) : {kind: 'refusal', reason};
}

export const hintsOf = ({brightness}: Light): Hint[] =>
  brightness < LIMITS.dimBrightness ? ['dim-light'] : [];
