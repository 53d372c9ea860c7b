import {
  anchorGrid,
  readDetections,
  sigmoid,
  type Detection,
  type DetectorLayout,
} from './detector.ts';
import {fromRegion, sampleRegion, wholePhoto, type Pyramid, type Region} from './image.ts';
import {onlyOutput, type Runtime} from './models.ts';
import {
  along3,
  between3,
  clamp,
  cross3,
  dot3,
  length3,
  minus3,
  unit3,
  type Point,
  type Point3,
} from './vectors.ts';

/** The 468 points of a face mesh, in photo pixels, in the order of MediaPipe's canonical face. */
export type FaceMesh = readonly Point3[];

/** Points of the mesh that the engine asks for by name. Left and right as on the photo. */
export const FACE = {
  leftTemple: 234,
  rightTemple: 454,
  forehead: 10,
  chin: 152,
  leftJaw: 172,
  rightJaw: 397,
  leftEye: [33, 133],
  rightEye: [362, 263],
  /** Even, usually well lit skin: cheeks, nose, forehead. */
  skin: [50, 280, 117, 346, 205, 425, 101, 330, 4, 151, 9, 36, 266],
  leftCheek: [117, 50, 205, 36],
  rightCheek: [346, 280, 425, 266],
  /** The outline of the face, clockwise from the top. */
  oval: [
    10, 338, 297, 332, 284, 251, 389, 356, 454, 323, 361, 288, 397, 365, 379, 378, 400, 377, 152,
    148, 176, 149, 150, 136, 172, 58, 132, 93, 234, 127, 162, 21, 54, 103, 67, 109,
  ],
} as const;

export const pointsOf = (mesh: FaceMesh, indices: readonly number[]) =>
  indices.map((index) => mesh[index]!);

/** Distance between the pupils of an adult, the ruler of every face photo. */
const PUPILS_MM = 63;

const LAYOUT: DetectorLayout = {
  inputSize: 128,
  marks: 6,
  anchors: anchorGrid(128, [8, 16, 16, 16]),
};
const MESH_INPUT = 192;
/** How much larger than the face the mesh model wants its picture. */
const MESH_MARGIN = 1.5;
const POINTS = 468;

/** All faces on the photo, the surest first. */
export async function detectFaces(runtime: Runtime, photo: Pyramid): Promise<Detection[]> {
  const region = wholePhoto(photo[0]);
  const input = sampleRegion(photo, region, LAYOUT.inputSize, {range: [-1, 1], outside: 'black'});
  const raw = onlyOutput(await runtime.run('facemesh-detection-short', input, [1, 128, 128, 3]));
  return readDetections(raw, LAYOUT, region, 0.5);
}

/**
 * The mesh of a detected face, or `null` when the model denies that a face is there. It looks
 * twice: the second time at the exact square around what it found first.
 */
export async function faceMesh(
  runtime: Runtime,
  photo: Pyramid,
  face: Detection,
): Promise<FaceMesh | null> {
  const [leftEye, rightEye] = [face.marks[0]!, face.marks[1]!];
  const side = Math.max(face.width, face.height) * MESH_MARGIN;
  const angle = Math.atan2(rightEye.y - leftEye.y, rightEye.x - leftEye.x);
  const first = await meshIn(runtime, photo, {...face, width: side, height: side, angle});
  const second = await meshIn(runtime, photo, squareAround(first.mesh));
  return second.presence < 0.5 ? null : second.mesh;
}

async function meshIn(runtime: Runtime, photo: Pyramid, region: Region) {
  const input = sampleRegion(photo, region, MESH_INPUT, {range: [0, 1], outside: 'nearest'});
  const outputs = await runtime.run('facemesh', input, [1, MESH_INPUT, MESH_INPUT, 3]);
  const values = [...outputs.values()];
  const raw = values.find(({length}) => length === POINTS * 3);
  const flag = values.find(({length}) => length === 1)?.[0];
  if (!raw || flag === undefined) throw new Error('The face model answered in another shape');
  const mesh = Array.from({length: POINTS}, (_, i): Point3 => {
    const on = fromRegion(region, raw[3 * i]! / MESH_INPUT, raw[3 * i + 1]! / MESH_INPUT);
    return {...on, z: (raw[3 * i + 2]! / MESH_INPUT) * region.width};
  });
  return {mesh, presence: flag > 1 || flag < 0 ? sigmoid(flag) : flag};
}

function squareAround(mesh: FaceMesh): Region {
  const left = mesh[FACE.leftEye[0]]!;
  const right = mesh[FACE.rightEye[1]]!;
  return uprightSquare(mesh, Math.atan2(right.y - left.y, right.x - left.x), MESH_MARGIN);
}

/** The square, turned by `angle`, around all points, `margin` times as large as need be. */
export function uprightSquare(points: readonly Point[], angle: number, margin: number): Region {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const us = points.map(({x, y}) => x * cos + y * sin);
  const vs = points.map(({x, y}) => y * cos - x * sin);
  const [u0, u1, v0, v1] = [Math.min(...us), Math.max(...us), Math.min(...vs), Math.max(...vs)];
  const [u, v] = [(u0 + u1) / 2, (v0 + v1) / 2];
  const side = Math.max(u1 - u0, v1 - v0) * margin;
  return {cx: u * cos - v * sin, cy: u * sin + v * cos, width: side, height: side, angle};
}

/** The head as a body in space. */
export interface Head {
  /** From the ear on the left of the photo to the one on the right. */
  across: Point3;
  /** From the forehead to the chin. */
  down: Point3;
  /** From the nose into the head. */
  back: Point3;
  /** Temple to temple, and forehead to chin, in pixels. */
  width: number;
  height: number;
  pxPerMm: number;
  /** Turn to the side in radians; positive when the face looks to the right of the photo. */
  yaw: number;
  /** Nod in radians; positive when the chin is lowered. */
  pitch: number;
  /** Tilt towards a shoulder in radians, clockwise on the photo. */
  roll: number;
}

export function headOf(mesh: FaceMesh): Head {
  const point = (index: number) => mesh[index]!;
  const span = minus3(point(FACE.rightTemple), point(FACE.leftTemple));
  const tall = minus3(point(FACE.chin), point(FACE.forehead));
  const across = unit3(span);
  const down = unit3(along3(tall, across, -dot3(tall, across)));
  const leftEye = between3(point(FACE.leftEye[0]), point(FACE.leftEye[1]));
  const rightEye = between3(point(FACE.rightEye[0]), point(FACE.rightEye[1]));
  return {
    across,
    down,
    back: cross3(across, down),
    width: length3(span),
    height: length3(tall),
    pxPerMm: length3(minus3(rightEye, leftEye)) / PUPILS_MM,
    yaw: Math.asin(clamp(across.z, -1, 1)),
    pitch: Math.asin(clamp(down.z, -1, 1)),
    roll: Math.atan2(across.y, across.x),
  };
}
