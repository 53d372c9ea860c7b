import {measureWrist} from './bracelets.ts';
import {backFacing, findHands, type HandLandmarks} from './hand.ts';
import type {Pyramid} from './image.ts';
import {lightOn, textureAround} from './light.ts';
import type {Runtime} from './models.ts';
import {LIMITS, hintsOf, nobody, tooDark} from './refusals.ts';
import {evenWidths, fingersOf, measureFinger} from './rings.ts';
import type {BraceletScene, Refusal, RingScene} from './scene.ts';
import {between, distance} from './vectors.ts';

/** Finds fingers or wrists, on up to two hands. */
export async function analyseHands(
  runtime: Runtime,
  pyramid: Pyramid,
  category: 'rings' | 'bracelets',
): Promise<RingScene | BraceletScene | Refusal> {
  const photo = pyramid[0];
  const hands = await findHands(runtime, pyramid);
  const [first] = hands;
  if (!first) return nobody(photo, 'no-hand');
  const palm = handPlaces(first);
  const light = lightOn(photo, palm.skin, palm);
  const width = distance(first.points[5]!, first.points[17]!);
  const pxPerMm = Math.max(width, distance(first.points[0]!, first.points[9]!) * 0.7) / 65;
  if (pxPerMm < LIMITS.pxPerMm) {
    return {kind: 'refusal', reason: 'too-small', pxPerMm, needed: LIMITS.pxPerMm};
  }
  if (light.brightness < LIMITS.brightness) return tooDark(light.brightness);
  const seen = {
    kind: 'scene' as const,
    photo,
    light,
    texture: textureAround(photo, first.points[9]!, width),
    hints: hintsOf(light),
  };
  if (category === 'bracelets') {
    const wrists = hands.map((hand) => measureWrist(photo, hand)).filter((wrist) => wrist !== null);
    return wrists.length
      ? {...seen, category, wrists}
      : {kind: 'refusal', reason: 'no-wrist-visible'};
  }
  const backs = hands.filter((hand) => backFacing(hand) > LIMITS.palm);
  if (!backs.length) return {kind: 'refusal', reason: 'palm-side'};
  const fingers = backs.flatMap((hand) =>
    evenWidths(
      fingersOf(hand)
        .map((site) => measureFinger(photo, site))
        .filter((site) => site !== null),
    ),
  );
  return fingers.length
    ? {...seen, category, fingers}
    : {kind: 'refusal', reason: 'no-finger-visible'};
}

/** Places on the back of a hand that show its skin and its two sides. */
function handPlaces({points}: HandLandmarks) {
  const at = (a: number, b: number, t = 0.5) => between(points[a]!, points[b]!, t);
  const skin = [at(0, 9), at(0, 13), at(0, 5), at(0, 17), at(9, 10), at(13, 14), at(5, 6)];
  const sides = [
    [points[5]!, at(0, 5, 0.7)],
    [points[17]!, at(0, 17, 0.7)],
  ] as const;
  const [a, b] = sides;
  return a[0].x < b[0].x ? {skin, left: a, right: b} : {skin, left: b, right: a};
}
