import {CLEAR, limbEdges, type Edge} from './edges.ts';
import {WRIST, sideOf, type HandLandmarks, type HandSide} from './hand.ts';
import {isOnPhoto, type Pixels} from './image.ts';
import type {Cutout} from './piece.ts';
import {placementOf, type Adjustment, type Placement} from './placement.ts';
import {
  along,
  between,
  clamp,
  distance,
  dot,
  median,
  minus,
  perpendicular,
  rotated,
  unit,
  type Point,
} from './vectors.ts';

/** A wrist that can wear a bracelet. */
export interface WristSite {
  hand: HandSide;
  centre: Point;
  /** Unit vector from the hand towards the elbow. */
  axis: Point;
  /** Half of the wrist's width there, in pixels. */
  half: number;
}

/** Half a wrist, and how far behind the hand a bracelet sits, in lengths of the palm. */
const HALF_WRIST = 0.36;
const BRACELET_SITS = 0.28;
/** Free forearm needed behind the bracelet. */
const LEAST_BEHIND = 0.14;
/** So near to the hand it is moved at most, where only then all of a broad one is on the photo. */
const SITS_NEAREST = 0.06;
/** From there towards the hand, where a bracelet may sit instead. */
const SEATS = Array.from({length: 14}, (_, i) => BRACELET_SITS - 0.02 * i);
/** Where along the forearm its edges are looked for. */
const LOOKS = Array.from({length: 10}, (_, i) => 0.02 + 0.07 * i);
/** A forearm bends this far from the line of the hand at most (cosine). */
const LEAST_STRAIGHT = 0.75;

/**
 * The wrist behind a hand, with the line of the forearm and its width where its edges are on the
 * photo; `null` when the photo ends before a bracelet would sit.
 */
export function measureWrist(photo: Pixels, hand: HandLandmarks): WristSite | null {
  const {points} = hand;
  const wrist = points[WRIST]!;
  const palm = distance(wrist, points[9]!);
  const aim = unit(minus(wrist, between(points[9]!, points[13]!, 0.3)));
  const arm = findForearm(photo, wrist, aim, palm);
  const across = perpendicular(arm.axis);
  const at = (lengths: number) => along(arm.start, arm.axis, lengths * palm);
  const isFree = (lengths: number, sides: readonly number[]) =>
    sides.every((side) => isOnPhoto(photo, along(at(lengths + LEAST_BEHIND), across, side), 1));
  const sits =
    SEATS.find((lengths) => lengths >= SITS_NEAREST && isFree(lengths, [-arm.half, arm.half])) ??
    SEATS.find((lengths) => isFree(lengths, [0]));
  if (sits === undefined) return null;
  const section = {centre: at(sits), axis: arm.axis, across, expected: arm.half};
  const [near, far] = limbEdges(photo, section, {
    along: palm * 0.12,
    from: 0.6,
    to: 1.6,
    tolerance: 0.25,
  });
  const clear = near.contrast > CLEAR && far.contrast > CLEAR;
  return {
    hand: sideOf(hand),
    centre: clear
      ? along(section.centre, section.across, (far.distance - near.distance) / 2)
      : section.centre,
    axis: arm.axis,
    half: clear ? (near.distance + far.distance) / 2 : arm.half,
  };
}

interface Forearm {
  start: Point;
  axis: Point;
  half: number;
  /** How clear and how many its edges are. */
  clarity: number;
}

/** A wrist bends: the forearm is looked for in these directions from the line of the hand. */
const AIMS = [0, 20, -20, 40, -40].map((degrees) => (degrees * Math.PI) / 180);
/** A direction further off must show clearer edges, in radians. */
const USUAL_BEND = 0.6;

function findForearm(photo: Pixels, wrist: Point, aim: Point, palm: number): Forearm {
  const found = AIMS.map((angle) => {
    const arm = followForearm(photo, wrist, rotated(aim, angle), palm);
    return {arm, rank: arm.clarity * Math.exp(-0.5 * (angle / USUAL_BEND) ** 2)};
  });
  return found.reduce((best, other) => (other.rank > best.rank ? other : best)).arm;
}

/** Fits a line through the middles between the forearm's edges, three times with better aim. */
function followForearm(photo: Pixels, wrist: Point, aim: Point, palm: number): Forearm {
  let arm: Forearm = {start: wrist, axis: aim, half: HALF_WRIST * palm, clarity: 0};
  for (let round = 0; round < 3; round++) {
    const sections = sectionsOf(photo, arm, palm);
    if (sections.length < 3) return arm;
    const half = clamp(
      median(sections.map((section) => section.half)),
      HALF_WRIST * palm * 0.6,
      HALF_WRIST * palm * 1.6,
    );
    const alike = sections.filter((section) => Math.abs(section.half - half) < 0.3 * half);
    if (alike.length < 3) return {...arm, half};
    const part = alike.length >> 1;
    const first = middleOf(alike.slice(0, part));
    const last = middleOf(alike.slice(-part));
    const line = unit(minus(last, first));
    if (dot(line, arm.axis) < LEAST_STRAIGHT) return {...arm, half};
    const axis = unit({x: arm.axis.x + line.x, y: arm.axis.y + line.y});
    arm = {
      start: along(first, axis, dot(minus(wrist, first), axis)),
      axis,
      half,
      clarity: alike.reduce((sum, section) => sum + section.contrast, 0),
    };
  }
  return arm;
}

interface ArmSection {
  centre: Point;
  half: number;
  contrast: number;
}

function sectionsOf(photo: Pixels, {start, axis, half}: Forearm, palm: number): ArmSection[] {
  const across = perpendicular(axis);
  const sections: ArmSection[] = [];
  for (const lengths of LOOKS) {
    const centre = along(start, axis, lengths * palm);
    if (!isOnPhoto(photo, centre, 2)) break;
    const [near, far] = limbEdges(
      photo,
      {centre, axis, across, expected: half},
      {along: palm * 0.08, from: 0.5, to: 1.9, tolerance: 0.38},
    );
    const seen = (edge: Edge, sense: 1 | -1) =>
      edge.contrast > CLEAR && isOnPhoto(photo, along(centre, across, sense * edge.distance));
    if (!seen(near, -1) || !seen(far, 1)) continue;
    sections.push({
      centre: along(centre, across, (far.distance - near.distance) / 2),
      half: (near.distance + far.distance) / 2,
      contrast: Math.min(near.contrast, far.contrast, 1),
    });
  }
  return sections;
}

const middleOf = (sections: readonly ArmSection[]): Point => ({
  x: sections.reduce((sum, {centre}) => sum + centre.x, 0) / sections.length,
  y: sections.reduce((sum, {centre}) => sum + centre.y, 0) / sections.length,
});

/** A bracelet stands off the wrist a little. */
const OUTER = 1.045;

/**
 * The bracelet across the wrist. What hangs from it hangs down, whether the hand points up or
 * down.
 */
export function placeBracelet(
  site: WristSite,
  cutout: Cutout,
  adjustment: Adjustment,
  photoWidth: number,
): Placement {
  const down = site.axis.y >= 0 ? site.axis : {x: -site.axis.x, y: -site.axis.y};
  return placementOf(
    cutout,
    {
      anchor: site.centre,
      angle: Math.atan2(-down.x, down.y),
      scale: (2 * site.half * OUTER) / cutout.width,
    },
    adjustment,
    photoWidth,
  );
}
