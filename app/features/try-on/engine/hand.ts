import {
  anchorGrid,
  overlap,
  readDetections,
  type Detection,
  type DetectorLayout,
} from './detector.ts';
import {uprightSquare} from './face.ts';
import {fromRegion, sampleRegion, wholePhoto, type Pyramid, type Region} from './image.ts';
import {onlyOutput, type Runtime} from './models.ts';
import {cross3, minus3, unit3, type Point, type Point3} from './vectors.ts';

/** The 21 points of a hand: wrist, then thumb to little finger, each from its root to its tip. */
export interface HandLandmarks {
  /** In photo pixels; z from the wrist, growing away from the camera. */
  points: readonly Point3[];
  /** The same in metres around the middle of the hand, undistorted by perspective. */
  world: readonly Point3[];
  /** How sure the model is that this is a hand, 0 to 1. */
  presence: number;
  /** Near 1 for one hand, near 0 for the other; see `sideOf`. */
  handedness: number;
}

export const WRIST = 0;
/** Where each finger leaves the hand (its big knuckle); the next three points lead to its tip. */
export const KNUCKLE = {thumb: 1, index: 5, middle: 9, ring: 13, pinky: 17} as const;

const LAYOUT: DetectorLayout = {
  inputSize: 256,
  marks: 7,
  anchors: anchorGrid(256, [8, 16, 32, 32, 32]),
};
const INPUT = 224;
const SURE = 0.85;
const MOST_HANDS = 2;

/**
 * The detector knows upright hands of a middling size best. So the photo is shown to it as it is,
 * smaller, and turned, until it sees one: [angle, padding].
 */
const LOOKS = [
  [0, 1],
  [0, 1.6],
  [0, 2.4],
  [Math.PI, 1.3],
  [Math.PI / 2, 1.3],
  [-Math.PI / 2, 1.3],
] as const;

/** Up to two hands, the largest first; none when every look was in vain. */
export async function findHands(runtime: Runtime, photo: Pyramid): Promise<HandLandmarks[]> {
  for (const [angle, padding] of LOOKS) {
    const palms = await detectPalms(runtime, photo, wholePhoto(photo[0], angle, padding));
    const found: {hand: HandLandmarks; box: Region}[] = [];
    for (const palm of palms.toSorted((a, b) => b.width - a.width).slice(0, MOST_HANDS + 1)) {
      const hand = await landmarksOf(runtime, photo, palm);
      const box = uprightSquare(hand.points, 0, 1);
      const isNew = !found.some((other) => overlap(other.box, box) > 0.5);
      if (hand.presence > SURE && isNew) found.push({hand, box});
    }
    if (found.length) {
      const hands = found.toSorted((a, b) => b.box.width - a.box.width).map(({hand}) => hand);
      return asPair(hands.slice(0, MOST_HANDS));
    }
  }
  return [];
}

/**
 * Two hands are a left and a right one. Where the model took both for the same, it was wrong about
 * the one that would show its palm: people photograph the backs.
 */
export function asPair(hands: readonly HandLandmarks[]): HandLandmarks[] {
  const [first, second] = hands;
  if (!first || !second || sideOf(first) !== sideOf(second)) return [...hands];
  const wrong = backFacing(first) < backFacing(second) ? first : second;
  return hands.map((hand) =>
    hand === wrong ? {...hand, handedness: sideOf(hand) === 'right' ? 0 : 1} : hand,
  );
}

interface Palm extends Detection {
  /** By how much the hand is turned from pointing upwards, clockwise, in radians. */
  angle: number;
}

async function detectPalms(runtime: Runtime, photo: Pyramid, region: Region): Promise<Palm[]> {
  const input = sampleRegion(photo, region, LAYOUT.inputSize, {range: [0, 1], outside: 'black'});
  const raw = onlyOutput(await runtime.run('handdetect', input, [1, 256, 256, 3]));
  return readDetections(raw, LAYOUT, region, 0.45).map((palm) => ({
    ...palm,
    angle: uprightAngle(palm.marks[0]!, palm.marks[2]!),
  }));
}

/** The turn that brings the direction from the wrist to the fingers to point upwards. */
const uprightAngle = (wrist: Point, fingers: Point) =>
  Math.atan2(fingers.x - wrist.x, wrist.y - fingers.y);

/** Points that move little when fingers bend. */
const STEADY = [0, 1, 2, 3, 5, 6, 9, 10, 13, 14, 17, 18];

/** Looks twice: the second time at a square around what was found first. */
async function landmarksOf(runtime: Runtime, photo: Pyramid, palm: Palm): Promise<HandLandmarks> {
  const side = Math.max(palm.width, palm.height) * 2.6;
  const first = await landmarksIn(
    runtime,
    photo,
    shiftedUp({...palm, width: side, height: side}, 0.5 * palm.height),
  );
  const {points} = first;
  const middle = {
    x: (points[6]!.x + points[14]!.x) / 4 + points[10]!.x / 2,
    y: (points[6]!.y + points[14]!.y) / 4 + points[10]!.y / 2,
  };
  const steady = STEADY.map((index) => points[index]!);
  const tight = uprightSquare(steady, uprightAngle(points[WRIST]!, middle), 2);
  return landmarksIn(runtime, photo, shiftedUp(tight, 0.05 * tight.height));
}

/** The region moved towards its own upper edge. */
const shiftedUp = (region: Region, by: number): Region => ({
  ...region,
  cx: region.cx + Math.sin(region.angle) * by,
  cy: region.cy - Math.cos(region.angle) * by,
});

async function landmarksIn(
  runtime: Runtime,
  photo: Pyramid,
  region: Region,
): Promise<HandLandmarks> {
  const input = sampleRegion(photo, region, INPUT, {range: [0, 1], outside: 'black'});
  const outputs = await runtime.run('handlandmark-full', input, [1, INPUT, INPUT, 3]);
  const output = (name: string) => {
    const values = outputs.get(name);
    if (!values) throw new Error('The hand model answered in another shape');
    return values;
  };
  const onPhoto = output('Identity');
  const inSpace = output('Identity_3');
  return {
    points: Array.from({length: 21}, (_, i) => ({
      ...fromRegion(region, onPhoto[3 * i]! / INPUT, onPhoto[3 * i + 1]! / INPUT),
      z: (onPhoto[3 * i + 2]! / INPUT) * region.width,
    })),
    world: Array.from({length: 21}, (_, i) => turned(inSpace.subarray(3 * i), region.angle)),
    presence: output('Identity_1')[0]!,
    handedness: output('Identity_2')[0]!,
  };
}

/** World points come turned as the region is; this turns them back to the photo. */
function turned([x = 0, y = 0, z = 0]: Float32Array, angle: number): Point3 {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return {x: x * cos - y * sin, y: x * sin + y * cos, z};
}

export type HandSide = 'left' | 'right';

/** Which hand of its owner it is, unless the photo is mirrored. */
export const sideOf = ({handedness}: HandLandmarks): HandSide =>
  handedness > 0.5 ? 'right' : 'left';

/**
 * How much the back of the hand faces the camera: 1 squarely, 0 seen from its edge, -1 for the
 * palm.
 */
export function backFacing(hand: HandLandmarks): number {
  const [wrist, index, pinky] = [hand.world[WRIST]!, hand.world[5]!, hand.world[17]!];
  const normal = unit3(cross3(minus3(index, wrist), minus3(pinky, wrist)));
  return sideOf(hand) === 'right' ? normal.z : -normal.z;
}
