import {carved, deep, ellipsoid, joined, limb, turned, type Place, type Solid} from './solids.ts';
import type {Camera, Sculpture} from './studio.ts';

/** A head on its neck and shoulders, in the manner of a shop window bust; the eyes are closed. One
 * figure, so one file: each part is a few places in space, from the skull down to the chest. */

/** Both sides of something that was made for the right of the picture; no seam between them. */
const mirrored =
  (solid: Solid): Solid =>
  (x, y, z) =>
    solid(Math.sqrt(x * x + 5), y, z);

const lowered =
  (by: number, solid: Solid): Solid =>
  (x, y, z) =>
    solid(x, y + by, z);

// The origin lies between the eyes, level with the ears' upper rims.
const skull = joined(
  36,
  ellipsoid([0, 34, -38], [70, 80, 88]),
  ellipsoid([0, -16, 8], [56, 72, 62]),
  ellipsoid([0, -70, 24], [31, 38, 40]),
);

const jaw = mirrored(
  limb(
    [
      [52, -28, -30],
      [43, -64, -8],
      [20, -93, 34],
      [0, -99, 48],
    ],
    [14, 12, 11, 12],
  ),
);

const cheeks = mirrored(ellipsoid([35, -31, 41], [21, 20, 20]));

const brow = mirrored(
  limb(
    [
      [7, 11, 63],
      [24, 17, 59.5],
      [43, 14, 44],
      [54, 4, 28],
    ],
    [5, 5.6, 5.6, 5],
  ),
);

const nose = joined(
  7,
  limb(
    [
      [0, 12, 64],
      [0, -8, 71],
      [0, -28, 80],
      [0, -39, 87],
    ],
    [4.6, 4.3, 4.6, 5.8],
  ),
  mirrored(ellipsoid([7.6, -40.5, 77.5], [5, 4.8, 7.2])),
);

const LID: Place = [31, -5, 49.5];
const LID_SIZE: Place = [16.5, 12, 14.5];

/** A place on the closed lid: -1 to 1 from its inner to its outer end, and from below to above. */
const onLid = (u: number, v: number): Place => [
  LID[0] + u * LID_SIZE[0],
  LID[1] + v * LID_SIZE[1],
  LID[2] + Math.sqrt(Math.max(0, 1 - u * u - v * v)) * LID_SIZE[2],
];

const sockets = mirrored(ellipsoid([33, 0, 76], [19, 12, 15]));

const lids = mirrored(ellipsoid(LID, LID_SIZE));

/** The lashes' line: a shallow groove along the lower edge of the closed lid. */
const lashes = mirrored(
  limb(
    [-0.85, -0.45, 0, 0.45, 0.85, 1.05].map((t): Place => {
      const [x, y, z] = onLid(0.92 * t, -0.66 * Math.sqrt(Math.max(0, 1 - 0.8 * t * t)));
      return [x, y, z + 0.9 + Math.max(0, 1.6 * t)];
    }),
    [0.6, 1.3, 1.5, 1.5, 1.3, 0.6],
  ),
);

const lips = joined(
  4,
  limb(
    [
      [-20, -69.2, 65],
      [-10, -66.2, 72.6],
      [-3.8, -64.4, 76],
      [0, -65.6, 76],
      [3.8, -64.4, 76],
      [10, -66.2, 72.6],
      [20, -69.2, 65],
    ],
    [1.3, 3.6, 4.7, 4.5, 4.7, 3.6, 1.3],
  ),
  limb(
    [
      [-17.5, -70.8, 66],
      [-9, -73.8, 72],
      [0, -75, 74.6],
      [9, -73.8, 72],
      [17.5, -70.8, 66],
    ],
    [1.6, 4.7, 6, 4.7, 1.6],
  ),
);

const mouthLine = limb(
  [
    [-18, -69.6, 69.4],
    [-9, -69.8, 76.6],
    [0, -70.4, 80],
    [9, -69.8, 76.6],
    [18, -69.6, 69.4],
  ],
  [0.3, 0.6, 0.7, 0.6, 0.3],
);

const chin = ellipsoid([0, -99, 54], [15, 13, 14]);

/** An ear, standing off the head a little: rim, bowl and lobe. */
const ear = turned(
  [66, -14, -26],
  [0, -66, 6],
  joined(
    3,
    carved(
      2.5,
      deep(0.45, -26, ellipsoid([68, -10, -26], [13, 25, 18])),
      ellipsoid([69, -5, -15], [7.2, 13.5, 9]),
    ),
    limb(
      [
        [61, -5, -22],
        [61, 8, -20.5],
        [69, 14, -21],
        [78, 8, -22],
        [79, -6, -22],
        [75, -20, -21],
      ],
      [2.2, 2.6, 3, 3, 2.7, 2.2],
    ),
    ellipsoid([68, -33, -23], [6.6, 8.4, 4.8]),
  ),
);

const neck = limb(
  [
    [0, -40, -30],
    [0, -100, -27],
    [0, -150, -25],
    [0, -196, -27],
    [0, -240, -34],
    [0, -310, -70],
  ],
  [45, 42.5, 43, 48, 56, 50],
);

const shoulders = deep(
  0.62,
  -26,
  joined(
    50,
    mirrored(
      limb(
        [
          [0, -198, -26],
          [58, -214, -28],
          [114, -236, -30],
          [152, -280, -34],
          [166, -360, -36],
          [170, -480, -36],
        ],
        [46, 36, 37, 42, 40, 38],
      ),
    ),
    ellipsoid([0, -350, -16], [152, 150, 122]),
  ),
);

const trapezius = mirrored(
  limb(
    [
      [28, -96, -44],
      [50, -160, -44],
      [84, -200, -42],
      [140, -226, -38],
    ],
    [22, 22, 20, 18],
  ),
);

const collarbones = mirrored(
  limb(
    [
      [12, -211, 22],
      [50, -209, 16],
      [96, -203, 2],
      [136, -212, -24],
    ],
    [5.5, 5.5, 5, 3],
  ),
);

const pit = ellipsoid([0, -204, 36], [9, 12, 12]);
const tendons = mirrored(
  limb(
    [
      [44, -70, -24],
      [34, -120, -2],
      [21, -170, 12],
      [9, -208, 20],
    ],
    [9, 8, 7, 5],
  ),
);

/** Combed back: fine ridges that run from the hairline to the bun. */
const ridged =
  (solid: Solid): Solid =>
  (x, y, z) =>
    solid(x, y, z) +
    0.28 * Math.sin(46 * Math.atan2(x, y + 30)) +
    0.2 * Math.sin(117 * Math.atan2(x, y + 22));

const hairBack = joined(
  24,
  ellipsoid([0, 42, -46], [79, 85, 92]),
  ellipsoid([0, 118, -84], [40, 32, 38]),
);
/** What hair leaves free: the face, and the ears. */
const face = joined(
  10,
  ellipsoid([0, -36, 62], [66, 96, 92]),
  mirrored(ellipsoid([78, -24, -16], [34, 38, 26])),
);
const hair = ridged(carved(10, hairBack, face));

const head = joined(
  16,
  carved(10, joined(26, skull, jaw, cheeks, joined(14, brow, nose)), sockets),
  chin,
);
const features = carved(
  1.2,
  carved(1.4, joined(4, joined(7, head, lids), lips), mouthLine),
  lashes,
);
const body = carved(
  22,
  joined(20, joined(42, neck, shoulders), joined(30, trapezius), collarbones, tendons),
  pit,
);
const skin = joined(24, joined(6, features, mirrored(lowered(6, ear))), body);

const TURN: Place = [0, 0, 0];

export const bustSculpture: Sculpture = {
  solid: turned([0, -200, -20], TURN, joined(1.5, skin, hair)),
  colour: (x, y, z) => (hair(x, y, z) < skin(x, y, z) ? [0.56, 0.485, 0.405] : [0.72, 0.65, 0.565]),
};

export const bustCamera = (width: number): Camera => ({
  centre: [0, -96, 0],
  heightMm: 500,
  distanceMm: 1300,
  width,
  height: Math.round(width * 1.25),
});
