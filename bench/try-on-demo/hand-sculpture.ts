import {
  bone,
  limb,
  carved,
  deep,
  ellipsoid,
  joined,
  turned,
  type Place,
  type Solid,
} from './solids.ts';
import type {Camera, Sculpture} from './studio.ts';

/**
 * A left hand, its back to the viewer, standing on its forearm as on a jeweler's counter; the
 * wrist is the origin. Each finger by its joints, from its root to its tip.
 */
const THUMB: readonly Place[] = [
  [20, 16, 2],
  [41, 40, 4],
  [57, 66, 7],
  [67, 90, 6],
];
const INDEX: readonly Place[] = [
  [24, 90, 2],
  [32, 134, 6],
  [35.5, 160, 3],
  [37, 182, -3],
];
const MIDDLE: readonly Place[] = [
  [6, 94, 4],
  [8.5, 142, 9],
  [9.6, 172, 7],
  [10, 196, 2],
];
const RING: readonly Place[] = [
  [-11.5, 90, 3],
  [-13.6, 135, 9],
  [-13.4, 164, 8],
  [-12.6, 187, 4],
];
const PINKY: readonly Place[] = [
  [-27, 80, -1],
  [-37, 115, 3],
  [-40.5, 136, 3],
  [-42, 155, 0],
];

/** A finger of these radii at its four joints, a little slimmer between them. */
function finger(joints: readonly Place[], radii: readonly number[]): Solid {
  const [a, b, c, d] = joints as [Place, Place, Place, Place];
  const [ra, rb, rc, rd] = radii as [number, number, number, number];
  const flesh = limb(
    [a, halfway(a, b), b, halfway(b, c), c, halfway(c, d), d],
    [ra, (ra + rb) / 2 - 0.25, rb, (rb + rc) / 2 - 0.3, rc, (rc + rd) / 2 + 0.2, rd],
  );
  return joined(0.6, flesh, nail(c, d, rd));
}

const halfway = (a: Place, b: Place): Place => [
  (a[0] + b[0]) / 2,
  (a[1] + b[1]) / 2,
  (a[2] + b[2]) / 2,
];

/** An almond on the back of the last bone, reaching a little over the tip. */
function nail(from: Place, tip: Place, radius: number): Solid {
  const along = Math.hypot(tip[0] - from[0], tip[1] - from[1], tip[2] - from[2]);
  const at = (t: number): Place => [
    from[0] + (tip[0] - from[0]) * t,
    from[1] + (tip[1] - from[1]) * t,
    from[2] + (tip[2] - from[2]) * t,
  ];
  const middle = at(0.84);
  const lean = (Math.atan2(tip[0] - from[0], tip[1] - from[1]) * 180) / Math.PI;
  const nod = (Math.atan2(tip[2] - from[2], tip[1] - from[1]) * 180) / Math.PI;
  const centre: Place = [middle[0], middle[1], middle[2] + radius * 0.82];
  return turned(
    centre,
    [nod, 0, -lean],
    ellipsoid(centre, [radius * 0.72, along * 0.36, radius * 0.42]),
  );
}

const fingers = [
  finger(INDEX, [8.6, 7.7, 6.9, 5.5]),
  finger(MIDDLE, [8.8, 7.9, 7.1, 5.7]),
  finger(RING, [8.3, 7.5, 6.7, 5.4]),
  finger(PINKY, [7.1, 6.4, 5.8, 4.7]),
];

const palm = deep(
  0.74,
  0,
  joined(
    22,
    bone([-7, 6, -4], [-25.5, 77, 0.5], 15, 10),
    bone([-3, 4, -2], [-11.5, 88, 4.5], 16, 11.5),
    bone([3, 4, -2], [6, 92, 5.5], 16, 11.8),
    bone([8, 6, -3], [23, 88, 3], 15.5, 11.2),
    bone([12, 14, -12], [22, 62, -10], 13, 11),
  ),
);

const thumb = joined(
  0.6,
  limb(
    [
      [13, 10, -4],
      [28, 27, 0],
      THUMB[1]!,
      halfway(THUMB[1]!, THUMB[2]!),
      THUMB[2]!,
      [63, 80, 7],
      THUMB[3]!,
    ],
    [13, 12.6, 10.4, 8.9, 8.5, 8.1, 5.9],
  ),
  nail(THUMB[2]!, THUMB[3]!, 5.9),
);

const forearm = deep(
  0.74,
  0,
  limb(
    [
      [0, 8, -2],
      [0, -36, -3],
      [-1, -110, -4],
      [-2, -230, -4],
    ],
    [22.5, 21.5, 25, 36],
  ),
);

/** Soft knuckles. */
const knuckles = joined(
  5,
  ellipsoid([23.5, 88, 6.6], [6.5, 11, 4]),
  ellipsoid([6, 92, 8.8], [6.8, 11, 4]),
  ellipsoid([-11.5, 88, 7.8], [6.4, 11, 4]),
  ellipsoid([-26.5, 78, 3.6], [5.4, 10, 3.4]),
);

const flesh = joined(8, joined(20, palm, forearm), joined(4, ...fingers), knuckles);
const hand = joined(15, flesh, thumb);

/** Between the tendons that lead to the knuckles, hardly more than a shade. */
const hollows = joined(
  6,
  bone([15, 78, 19.4], [10, 40, 22], 3, 1),
  bone([-2.8, 80, 21], [-1, 40, 22.6], 3, 1),
  bone([-19, 73, 18.6], [-10, 40, 22], 3, 1),
);

/** The whole leans a little, as if the arm came from the lower right. */
const LEAN: Place = [-4, 10, 7];
const ELBOW: Place = [0, -60, 0];

export const handSculpture: Sculpture = {
  solid: turned(ELBOW, LEAN, carved(7, hand, hollows)),
  colour: () => [0.72, 0.65, 0.565],
};

export const handCamera = (width: number): Camera => ({
  centre: [-10, 58, 0],
  heightMm: 310,
  distanceMm: 900,
  width,
  height: Math.round(width * 1.25),
});
