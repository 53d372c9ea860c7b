import {colourAt, type Pixels} from './image.ts';
import {along, clamp, type Point} from './vectors.ts';

/** A limb (finger, forearm) at one place of its length. */
export interface Section {
  centre: Point;
  /** Unit vector along the limb. */
  axis: Point;
  /** Unit vector across it. */
  across: Point;
  /** Half of its width as far as anatomy tells, in pixels. */
  expected: number;
}

/** One edge of a limb, seen from its middle. */
export interface Edge {
  /** Pixels from the centre. */
  distance: number;
  /** How clearly colour changes there; below `CLEAR` it may be anything. */
  contrast: number;
}

export const CLEAR = 0.11;

interface Search {
  /** Over which length of the limb colours are averaged, in pixels. */
  along: number;
  /** Where edges are looked for, as parts of the expected half width. */
  from: number;
  to: number;
  /** How far off the expectation usually is, as a part of it. */
  tolerance: number;
}

const AVERAGED = 9;
/** Brightness, share of red and share of green count like this in a difference of colours. */
const WEIGHTS = [0.8, 9, 12] as const;

/** The edges of the limb against the sense of `across` and along it. */
export function limbEdges(photo: Pixels, section: Section, search: Search): [Edge, Edge] {
  return [edgeTowards(photo, section, -1, search), edgeTowards(photo, section, 1, search)];
}

/** The clearest step of colour near the expected distance. */
function edgeTowards(photo: Pixels, section: Section, sense: 1 | -1, search: Search): Edge {
  const {expected} = section;
  const step = Math.max(0.5, expected / 40);
  const count = Math.ceil((expected * search.to) / step) + 4;
  const profile = Array.from({length: count}, (_, i) =>
    toneAcross(photo, section, sense * i * step, search.along),
  );
  const tones = (index: number) => profile[clamp(index, 0, count - 1)]!;
  const reach = Math.max(1, Math.round((expected * 0.07) / step));
  const inside = averageTone(profile.slice(0, Math.max(1, Math.round((expected * 0.5) / step))));
  const contrastAt = (index: number) => difference(tones(index + reach), tones(index - reach));
  let best = -1;
  let bestScore = 0;
  for (let i = reach; i < count - reach; i++) {
    const distance = i * step;
    if (distance < expected * search.from || distance > expected * search.to) continue;
    const leaves = Math.min(1.2, difference(tones(i + 2 * reach), inside));
    const usual = Math.exp(-0.5 * ((distance / expected - 1) / search.tolerance) ** 2);
    const score = (contrastAt(i) + 0.5 * leaves) * usual;
    if (score > bestScore) {
      bestScore = score;
      best = i;
    }
  }
  if (best < 0) return {distance: expected, contrast: 0};
  // Several places see the same step; the edge is in their middle.
  let sum = 0;
  let weights = 0;
  for (let i = best - 2 * reach; i <= best + 2 * reach; i++) {
    const weight = contrastAt(i) ** 2;
    sum += i * weight;
    weights += weight;
  }
  return {distance: (weights ? sum / weights : best) * step, contrast: contrastAt(best)};
}

type Tone = [number, number, number];

function toneAcross(
  photo: Pixels,
  {centre, axis, across}: Section,
  offset: number,
  length: number,
) {
  const colour = [0, 0, 0];
  const sum: Tone = [0, 0, 0];
  for (let k = 0; k < AVERAGED; k++) {
    const place = along(along(centre, across, offset), axis, (k / (AVERAGED - 1) - 0.5) * length);
    colourAt(photo, place.x, place.y, colour);
    for (let c = 0; c < 3; c++) sum[c] = sum[c]! + colour[c]! / AVERAGED;
  }
  const total = sum[0] + sum[1] + sum[2] + 20;
  return [
    Math.log(total) * WEIGHTS[0],
    (sum[0] / total) * WEIGHTS[1],
    (sum[1] / total) * WEIGHTS[2],
  ] satisfies Tone;
}

const averageTone = (tones: Tone[]): Tone =>
  [0, 1, 2].map((k) => tones.reduce((sum, tone) => sum + tone[k]!, 0) / tones.length) as Tone;

const difference = (a: Tone, b: Tone) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
