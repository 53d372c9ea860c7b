import type {Unlikeness} from './colour-model.ts';
import type {Weight} from './composite.ts';
import {FACE, type FaceMesh, type Head} from './face.ts';
import {extent, type Cutout} from './piece.ts';
import {placementOf, type Adjustment, type Bend, type Placement} from './placement.ts';
import type {Shoulders} from './pose.ts';
import {
  along,
  along3,
  between,
  between3,
  clamp,
  distance,
  median,
  minus,
  mix,
  perpendicular,
  smoothstep,
  unit,
  type Point,
} from './vectors.ts';

/** The neck as far as a chain cares, in photo pixels. */
export interface Neck {
  /** The hollow between the collar bones, which a pendant hangs below. */
  pit: Point;
  /** The middle of the neck between the shoulders; beside the pit when the body is turned. */
  base: Point;
  /** Unit vectors: up the neck, which leans as the head does, and across it to the right. */
  up: Point;
  across: Point;
  /** Half of its width to either side of its middle. */
  left: number;
  right: number;
  pxPerMm: number;
  /** Turn of the body to the side, in radians: no more than a guess when no shoulders are seen. */
  turn: number;
}

/** Trust in both shoulders below which the head alone tells where the neck is. */
const SHOULDER_TRUST = 0.25;
/** Between the joints of the shoulders of a body that faces the camera, at least. */
const SHOULDERS_MM = 215;
/** The chin tells as well where the neck is, less surely: heads lean. */
const HEAD_COUNTS = 0.3;
/** The pit lies above the line between them by this part of their distance. */
const PIT_ABOVE_SHOULDERS = 0.12;
/** And before the neck: so far to the side when the body is turned by a right angle. */
const PIT_BEFORE_NECK_MM = 38;
/** From the chin to the pit, in heights of the face: usual, and the limits of what is believed. */
const CHIN_TO_PIT = {usual: 0.36, least: 0.22, most: 0.62};
/** The chin is before the pit: lowered, or seen from above, it comes down over the neck. */
const CHIN_BEFORE_PIT_MM = 40;
/** From the temples back to the middle of the skull, which the neck carries. */
const SKULL_BACK = 0.35;
/** How far the foot of the neck leans with the head: 0 not at all, 1 wholly. */
const FOLLOWS_HEAD = 0.45;
/** Half the neck, as a part of the distance between the corners of the jaw. */
const HALF_NECK = 0.46;

/** Are both shoulders on the photo, and the model sure of them? */
export const seesShoulders = ({left, right}: Shoulders) =>
  Math.min(left.score, right.score) > SHOULDER_TRUST;

/** The neck as anatomy has it; `measureNeck` then looks at the photo for its sides. */
export function neckOf(mesh: FaceMesh, head: Head, shoulders: Shoulders): Neck {
  const {left, right} = shoulders;
  const mm = head.pxPerMm;
  const chin = mesh[FACE.chin]!;
  const temples = between3(mesh[FACE.leftTemple]!, mesh[FACE.rightTemple]!);
  const skull = along3(temples, head.back, SKULL_BACK * head.width);
  const apart = distance(left, right);
  const seen = seesShoulders(shoulders);
  const turn = Math.acos(clamp(apart / (SHOULDERS_MM * mm), 0, 1));
  const guess = along(
    chin,
    unit(head.down),
    CHIN_TO_PIT.usual * head.height * Math.cos(head.pitch) -
      CHIN_BEFORE_PIT_MM * mm * Math.sin(head.pitch),
  );
  const raised = along(between(left, right), {x: 0, y: -1}, PIT_ABOVE_SHOULDERS * apart);
  const base = seen ? between(raised, guess, HEAD_COUNTS) : guess;
  // The face is before the neck as the pit is: it tells to which side.
  const sideways = seen ? Math.sign(chin.x - base.x) * PIT_BEFORE_NECK_MM * mm * Math.sin(turn) : 0;
  const below = clamp(
    base.y - chin.y,
    CHIN_TO_PIT.least * head.height,
    CHIN_TO_PIT.most * head.height,
  );
  const level = chin.y + below;
  const towardsSkull = unit(minus(skull, {x: base.x, y: level}));
  const up = unit(between({x: 0, y: -1}, towardsSkull, FOLLOWS_HEAD));
  const jaw = distance(mesh[FACE.leftJaw]!, mesh[FACE.rightJaw]!);
  // A turned head seems narrower between the jaws, its neck does not.
  const half = (HALF_NECK * jaw) / Math.max(0.7, Math.cos(head.yaw));
  return {
    pit: {x: base.x + sideways, y: level},
    base: {x: base.x, y: level},
    up,
    across: perpendicular(up),
    left: half,
    right: half,
    pxPerMm: mm,
    turn,
  };
}

/** Heights above the base, in halves of the neck's width, where its sides are looked for. */
const SCANNED = [0.5, 0.65, 0.8, 0.95, 1.1, 1.25];

/**
 * The neck with its sides where skin ends on the photo, as far as it does. Hair and collars end the
 * skin too early, shoulders too late: so one side is trusted little, both together more, and neither
 * wholly.
 */
export function measureNeck(neck: Neck, skin: Unlikeness, person: Weight): Neck {
  const usual = neck.left;
  /** Where the skin ends at this height; `null` where it has no end: shoulders, or hair like skin. */
  const endOf = (height: number, sense: 1 | -1): number | null => {
    const centre = along(neck.base, neck.up, height * usual);
    let misses = 0;
    for (let reach = usual * 0.4; reach < usual * 1.75; reach++) {
      const {x, y} = along(centre, neck.across, sense * reach);
      const outside = skin(x, y) > 1.2 || person(x, y) < 0.35;
      misses = outside ? misses + 1 : Math.max(0, misses - 1);
      if (misses > Math.max(2, 0.05 * usual)) return reach - misses;
    }
    return null;
  };
  const side = (sense: 1 | -1) => {
    const ends = SCANNED.map((height) => endOf(height, sense)).filter((end) => end !== null);
    return ends.length < SCANNED.length / 2 ? usual : median(ends);
  };
  const left = clamp(side(-1), usual * 0.7, usual * 1.3);
  const right = clamp(side(1), usual * 0.7, usual * 1.3);
  const both = clamp((left + right) / 2, usual * 0.92, usual * 1.15);
  return {...neck, left: mix(both, left, 0.25), right: mix(both, right, 0.25)};
}

/** Where a chain comes out from behind the neck: above the pit, and outside of the neck's sides. */
const CHAIN_APPEARS_MM = 50;
const OUTSIDE_NECK = 1.14;

/** @param aside how far out, in halves of the neck's width */
export const endsOf = (neck: Neck, aside = OUTSIDE_NECK): {left: Point; right: Point} => {
  const height = along(neck.base, neck.up, CHAIN_APPEARS_MM * neck.pxPerMm);
  return {
    left: along(height, neck.across, -neck.left * aside),
    right: along(height, neck.across, neck.right * aside),
  };
};

/**
 * The piece in its real size, hanging straight down over the pit of the neck; how its ends then
 * reach the sides of the neck is the bend's part.
 */
export function placeNecklace(
  neck: Neck,
  cutout: Cutout,
  adjustment: Adjustment,
  photoWidth: number,
): Placement {
  const {left, right} = endsOf(neck);
  return placementOf(
    cutout,
    {
      anchor: {x: neck.pit.x, y: (left.y + right.y) / 2},
      angle: 0,
      scale: neck.pxPerMm / cutout.pxPerMm,
    },
    adjustment,
    photoWidth,
  );
}

/**
 * Brings the ends of the chain to the sides of the neck. Each strand moves as a whole, so that
 * links and pearls keep their shape, and less the lower it is: a pendant stays as it is. The
 * `margin` is how far that may reach over the placement's corners, in photo pixels.
 */
export function bendNecklace(neck: Neck, cutout: Cutout): {bend: Bend; margin: number} {
  const top = extent(cutout, 'row', Math.round(cutout.height * 0.02));
  const ends = endsOf(neck);
  const middle = (ends.left.y + ends.right.y) / 2;
  const perPixel = cutout.pxPerMm / neck.pxPerMm;
  const centre = cutout.fastening.x;
  const moveOf = (end: Point, natural: number) => ({
    u: (end.x - neck.pit.x) * perPixel - (natural - centre),
    v: (end.y - middle) * perPixel,
  });
  const left = moveOf(ends.left, top?.first ?? 0);
  const right = moveOf(ends.right, top?.last ?? cutout.width);
  const still = 0.95 * centreTop(cutout);
  const bend: Bend = (out) => {
    const part = easing(1 - out.v / still);
    const gap = centre + ((left.u + right.u) / 2) * part;
    const isLeft = out.u < gap;
    const move = isLeft ? left : right;
    out.u -= move.u * part;
    out.v -= move.v * part;
    // Strands that were moved apart leave nothing between them.
    if (part > 0.02 && (isLeft ? out.u > centre : out.u < centre)) return false;
    const depth = out.v / cutout.height;
    out.alpha = smoothstep(0, 0.05, depth);
    out.shade = mix(0.6, 1, smoothstep(0, 0.2, depth));
    return true;
  };
  const reach = Math.max(...[left, right].flatMap(({u, v}) => [Math.abs(u), Math.abs(v)]));
  return {bend, margin: reach / perPixel};
}

/** 0 below 0, then a straight line to 1, softly joined: strands bend nowhere more than they must. */
const easing = (t: number) => (t <= 0 ? 0 : (1.15 * t * t) / (t + 0.15));

/** The first row in which the piece crosses its own middle: pendant or lowest link. */
function centreTop(cutout: Cutout): number {
  for (let row = 0; row < cutout.height; row++) {
    const line = extent(cutout, 'row', row);
    if (!line) continue;
    const width = line.last - line.first;
    const middle = Math.abs((line.first + line.last) / 2 - cutout.fastening.x);
    if (width < cutout.width * 0.3 && middle < cutout.width * 0.1) return row;
  }
  return cutout.height * 0.75;
}
