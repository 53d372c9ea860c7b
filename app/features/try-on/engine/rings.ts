import {CLEAR, limbEdges, type Section} from './edges.ts';
import {KNUCKLE, backFacing, sideOf, type HandLandmarks, type HandSide} from './hand.ts';
import {isOnPhoto, type Pixels} from './image.ts';
import {extent, type Cutout} from './piece.ts';
import {placementOf, type Adjustment, type Bend, type Placement} from './placement.ts';
import {
  along,
  between,
  clamp,
  distance,
  distanceToSegment,
  dot3,
  length3,
  median,
  minus,
  minus3,
  perpendicular,
  smoothstep,
  unit,
  unit3,
  type Point,
} from './vectors.ts';

export const FINGERS = ['index', 'middle', 'ring', 'pinky'] as const;
export type Finger = (typeof FINGERS)[number];

/** A finger that can wear a ring. */
export interface FingerSite {
  hand: HandSide;
  finger: Finger;
  /** Where a ring sits: on the first bone, nearer to its far end. */
  centre: Point;
  /** Unit vector towards the tip. */
  axis: Point;
  /** Half of the finger's width there, in pixels. */
  half: number;
  /** Length of the first bone, in pixels. */
  bone: number;
}

/** Where along the first bone, from the knuckle (0) to the first joint (1), a ring sits. */
const RING_SITS = 0.56;
/** A finger pointing at the camera shows less than this part of its first bone. */
const LEAST_SEEN = 0.5;
/** Bend of the first joint, in radians, that makes a fist. */
const FOLDED = 1.13;
/** `backFacing` of a hand whose knuckles are all seen. */
const SQUARELY = 0.7;
/** Width of a finger, as a part of the distance to the knuckles beside it. */
const WIDTH_BY_KNUCKLES = 0.92;

/** The fingers whose place for a ring is seen, by anatomy alone. */
export function fingersOf(hand: HandLandmarks): FingerSite[] {
  return FINGERS.filter((finger) => isSeen(hand, finger)).map((finger) => {
    const knuckle = hand.points[KNUCKLE[finger]]!;
    const joint = hand.points[KNUCKLE[finger] + 1]!;
    const bone = distance(knuckle, joint);
    const width = clamp(WIDTH_BY_KNUCKLES * knuckleGap(hand, finger), 0.4 * bone, 0.62 * bone);
    return {
      hand: sideOf(hand),
      finger,
      centre: between(knuckle, joint, RING_SITS),
      axis: unit(minus(joint, knuckle)),
      half: width / 2,
      bone,
    };
  });
}

/** Mean distance to the neighbouring knuckles. */
function knuckleGap({points}: HandLandmarks, finger: Finger): number {
  const index = FINGERS.indexOf(finger);
  const gaps = [FINGERS[index - 1], FINGERS[index + 1]]
    .filter((neighbour) => neighbour !== undefined)
    .map((neighbour) => distance(points[KNUCKLE[finger]]!, points[KNUCKLE[neighbour]]!));
  return gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
}

/**
 * Does the first bone lie across the view, is the finger not folded into a fist, unless the fist
 * shows its back, and is no other finger in front of it?
 */
function isSeen(hand: HandLandmarks, finger: Finger): boolean {
  const {points, world} = hand;
  const root = KNUCKLE[finger];
  const bone = minus3(world[root + 1]!, world[root]!);
  const next = minus3(world[root + 2]!, world[root + 1]!);
  if (Math.hypot(bone.x, bone.y) < LEAST_SEEN * length3(bone)) return false;
  const folded = Math.acos(clamp(dot3(unit3(bone), unit3(next)), -1, 1)) > FOLDED;
  if (folded && backFacing(hand) < SQUARELY) return false;
  const knuckle = points[root]!;
  const joint = points[root + 1]!;
  const site = between(knuckle, joint, RING_SITS);
  const depth = knuckle.z + (joint.z - knuckle.z) * RING_SITS;
  const near = 0.22 * distance(knuckle, joint);
  return !Object.values(KNUCKLE).some((other) => {
    if (other === root) return false;
    return [0, 1, 2].some((k) => {
      const from = points[other + k]!;
      const to = points[other + k + 1]!;
      const isNearer = (from.z + to.z) / 2 < depth - near * 0.5;
      return isNearer && distanceToSegment(site, from, to) < near;
    });
  });
}

/** So many times clearer, an edge is believed although it is far from the expected place. */
const CLEARER = 1.8;

/** The site with its middle and width where the finger's edges are on the photo. */
export function measureFinger(photo: Pixels, site: FingerSite): FingerSite | null {
  const across = perpendicular(site.axis);
  if (!isOnPhoto(photo, site.centre, site.half * 0.5)) return null;
  const section: Section = {
    // A little further out, where no web of skin joins the fingers.
    centre: along(site.centre, site.axis, 0.08 * site.bone),
    axis: site.axis,
    across,
    expected: site.half,
  };
  const look = (tolerance: number) =>
    limbEdges(photo, section, {along: site.bone * 0.3, from: 0.6, to: 1.6, tolerance});
  const [usual, wider] = [look(0.3), look(0.5)];
  // Where a shadow on the finger begins, its edge further out is much the clearer one.
  const [near, far] = usual.map((edge, side) => {
    const other = wider[side]!;
    return other.contrast > CLEARER * edge.contrast ? other : edge;
  }) as typeof usual;
  const clear = [near, far].filter((edge) => edge.contrast > CLEAR);
  if (!clear.length) return site;
  const mean = clear.reduce((sum, edge) => sum + edge.distance, 0) / clear.length;
  const half = clamp(mean, site.half * 0.7, site.half * 1.4);
  const offset = clear.length === 2 ? (far.distance - near.distance) / 2 : 0;
  return {...site, half, centre: along(site.centre, across, offset)};
}

/** Widths of the fingers of one hand, compared with its index finger. */
const USUAL_WIDTH: Record<Finger, number> = {index: 1, middle: 1.02, ring: 0.95, pinky: 0.84};
const SPREAD = 0.15;

/**
 * Brings a finger of one hand that was measured much wider or slimmer than its neighbours back to
 * what they tell: a shadow beside it was taken for its edge, or a wrinkle.
 */
export function evenWidths(sites: readonly FingerSite[]): FingerSite[] {
  if (sites.length < 3) return [...sites];
  const index = median(sites.map(({half, finger}) => half / USUAL_WIDTH[finger]));
  return sites.map((site) => {
    const usual = index * USUAL_WIDTH[site.finger];
    return {...site, half: clamp(site.half, usual * (1 - SPREAD), usual * (1 + SPREAD))};
  });
}

/** A ring is a little wider than the finger in it. */
const OUTER = 1.06;
const GAP_MM = 0.5;

/**
 * Rings on one finger, from the palm outwards in the order given: their bands touch, and all of
 * them together sit where one would.
 */
export function placeRings(
  site: FingerSite,
  rings: readonly {cutout: Cutout; adjustment: Adjustment}[],
  photoWidth: number,
): Placement[] {
  const scales = rings.map(({cutout}) => (2 * site.half * OUTER) / cutout.width);
  const bands = rings.map(({cutout}, i) => bandHeight(cutout) * scales[i]!);
  const gap = (i: number) => GAP_MM * rings[i]!.cutout.pxPerMm * scales[i]!;
  const offsets = bands.map((_, i) => {
    let offset = 0;
    for (let k = 1; k <= i; k++) offset += (bands[k - 1]! + bands[k]!) / 2 + gap(k);
    return offset;
  });
  const middle = (offsets.at(-1) ?? 0) / 2;
  // The cut-out stands upright when the finger points up.
  const angle = Math.atan2(site.axis.x, -site.axis.y);
  return rings.map(({cutout, adjustment}, i) =>
    placementOf(
      cutout,
      {
        anchor: along(site.centre, site.axis, offsets[i]! - middle),
        angle,
        scale: scales[i]!,
      },
      adjustment,
      photoWidth,
    ),
  );
}

/** Height of the band itself, beside the stone, in cut-out pixels. */
function bandHeight(cutout: Cutout): number {
  const line = extent(cutout, 'column', Math.round(cutout.width * 0.15));
  return line ? line.last - line.first + 1 : cutout.height;
}

/** Light falls off where a band turns around the finger or the wrist. */
export function bendBand(cutout: Cutout): Bend {
  return (out) => {
    const side = Math.abs(out.u / cutout.width - 0.5) * 2;
    out.shade = 1 - 0.4 * smoothstep(0.62, 1.02, side);
    return true;
  };
}
