import {quick, type Place, type Solid} from './solids.ts';

/** A sculpture in front of the camera of a quiet studio. */
export interface Sculpture {
  solid: Solid;
  /** Colour of the material at a place of its surface, linear light, 0 to 1. */
  colour: (x: number, y: number, z: number) => Place;
}

export interface Camera {
  /** What is in the middle of the picture, and how many millimetres it is high. */
  centre: Place;
  heightMm: number;
  /** From the lens to the middle. */
  distanceMm: number;
  width: number;
  height: number;
}

const KEY: Place = unit([-0.55, 0.62, 0.62]);
const KEY_COLOUR: Place = [1.62, 1.52, 1.38];
const SKY: Place = [0.5, 0.5, 0.52];
const FLOOR: Place = [0.42, 0.36, 0.3];
const FARTHEST = 1.6;
const NEAR_ENOUGH = 0.03;

/** The picture as red, green, blue bytes; alpha says where the sculpture is. */
export function photograph(sculpted: Sculpture, camera: Camera): Uint8ClampedArray {
  const {width, height, centre, heightMm} = camera;
  const half: Place = [0.5 * heightMm, 0.6 * heightMm, 0.45 * heightMm];
  const sculpture = {...sculpted, solid: quick(sculpted.solid, centre, half)};
  const once = new Float32Array(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      once.set(look(sculpture, camera, x + 0.5, y + 0.5), (y * width + x) * 4);
    }
  }
  const out = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      const colour = isRough(once, width, height, x, y)
        ? smooth(sculpture, camera, x, y)
        : once.subarray(at, at + 4);
      for (let c = 0; c < 3; c++) out[at + c] = 255 * gamma(colour[c]!) + dither(x, y);
      out[at + 3] = 255 * colour[3]!;
    }
  }
  return out;
}

/** Does a neighbour differ so much that the pixel wants more than one look? */
function isRough(image: Float32Array, width: number, height: number, x: number, y: number) {
  const at = (y * width + x) * 4;
  for (const [dx, dy] of [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const) {
    if (x + dx < 0 || y + dy < 0 || x + dx >= width || y + dy >= height) continue;
    const other = ((y + dy) * width + x + dx) * 4;
    for (let c = 0; c < 4; c++) {
      if (Math.abs(image[at + c]! - image[other + c]!) > 0.03) return true;
    }
  }
  return false;
}

function smooth(sculpture: Sculpture, camera: Camera, x: number, y: number): number[] {
  const sum = [0, 0, 0, 0];
  const looks = 3;
  for (let j = 0; j < looks; j++) {
    for (let i = 0; i < looks; i++) {
      const seen = look(sculpture, camera, x + (i + 0.5) / looks, y + (j + 0.5) / looks);
      for (let c = 0; c < 4; c++) sum[c] = sum[c]! + seen[c]! / looks ** 2;
    }
  }
  return sum;
}

function look(sculpture: Sculpture, camera: Camera, px: number, py: number): number[] {
  const {centre, heightMm, distanceMm, width, height} = camera;
  const eye: Place = [centre[0], centre[1], centre[2] + distanceMm];
  const u = ((px - width / 2) / height) * heightMm;
  const v = ((height / 2 - py) / height) * heightMm;
  const ray = unit([u, v, -distanceMm]);
  const hit = march(sculpture.solid, eye, ray, distanceMm * 0.4, distanceMm * FARTHEST);
  if (!hit) return backdrop(px / width, py / height);
  const normal = normalAt(sculpture.solid, hit);
  return [...shade(sculpture, hit, normal, ray), 1];
}

function march(solid: Solid, from: Place, ray: Place, start: number, end: number): Place | null {
  let way = start;
  for (let i = 0; i < 220 && way < end; i++) {
    const x = from[0] + ray[0] * way;
    const y = from[1] + ray[1] * way;
    const z = from[2] + ray[2] * way;
    const distance = solid(x, y, z);
    if (distance < NEAR_ENOUGH) return [x, y, z];
    way += distance * 0.85;
  }
  return null;
}

function normalAt(solid: Solid, [x, y, z]: Place): Place {
  const e = 0.45;
  const a = solid(x + e, y - e, z - e);
  const b = solid(x - e, y - e, z + e);
  const c = solid(x - e, y + e, z - e);
  const d = solid(x + e, y + e, z + e);
  return unit([a - b - c + d, -a - b + c + d, -a + b - c + d]);
}

function shade({solid, colour}: Sculpture, at: Place, normal: Place, ray: Place): number[] {
  const open = openness(solid, at, normal);
  const lit = sunlight(solid, [
    at[0] + normal[0] * 0.6,
    at[1] + normal[1] * 0.6,
    at[2] + normal[2] * 0.6,
  ]);
  const facing = dot(normal, KEY);
  const up = normal[1] * 0.5 + 0.5;
  const half = unit([KEY[0] - ray[0], KEY[1] - ray[1], KEY[2] - ray[2]]);
  const gloss = Math.max(0, dot(normal, half)) ** 28 * 0.1 * lit;
  const rim = (1 + dot(normal, ray)) ** 3 * 0.1 * open;
  const base = colour(...at);
  return [0, 1, 2].map((c) => {
    // Light that entered the material comes out red beyond the edge of the shadow.
    const wrap = [0.34, 0.22, 0.16][c]!;
    const direct = Math.max(0, (facing + wrap) / (1 + wrap)) ** 1.15;
    const key = KEY_COLOUR[c]! * direct * mix(lit, 1, wrap * 0.35);
    const around = mix(FLOOR[c]!, SKY[c]!, up) * open ** [0.85, 1, 1.12][c]!;
    return base[c]! * (key * 0.78 + around * 0.9) + gloss + rim * base[c]!;
  });
}

/** How much of the sky is seen from the surface, 0 to 1. */
function openness(solid: Solid, [x, y, z]: Place, [nx, ny, nz]: Place): number {
  let closed = 0;
  let weight = 1;
  for (const step of [1.5, 4, 9, 18, 34]) {
    const distance = solid(x + nx * step, y + ny * step, z + nz * step);
    closed += (weight * Math.max(0, step - distance)) / step;
    weight *= 0.72;
  }
  return Math.max(0, 1 - closed * 0.34);
}

/** How much of the large lamp is seen, 0 to 1. */
function sunlight(solid: Solid, [x, y, z]: Place): number {
  let seen = 1;
  for (let way = 1.2, i = 0; i < 60 && way < 320; i++) {
    const distance = solid(x + KEY[0] * way, y + KEY[1] * way, z + KEY[2] * way);
    seen = Math.min(seen, 0.5 + (0.5 * distance) / (0.16 * way));
    if (seen <= 0) return 0;
    way += Math.max(0.8, Math.min(14, distance * 0.8));
  }
  return seen * seen * (3 - 2 * seen);
}

/** Warm paper, lighter where the lamp reaches the wall. */
function backdrop(u: number, v: number): number[] {
  const light = 1 - 0.17 * Math.hypot(u - 0.32, (v - 0.3) * 1.15);
  const paper: Place = [0.885, 0.835, 0.765];
  return [...paper.map((c) => c * light), 0];
}

/** A trace of noise keeps the even backdrop from showing steps. */
const dither = (x: number, y: number) =>
  (((Math.imul(x, 374761393) ^ Math.imul(y, 668265263)) >>> 8) % 1000) / 500 - 1;

const gamma = (linear: number) => {
  // A gentle shoulder, so that highlights do not clip.
  const toned = linear < 0.7 ? linear : 0.7 + 0.3 * (1 - Math.exp(-(linear - 0.7) / 0.3));
  return Math.max(0, toned) ** (1 / 2.2);
};

const mix = (a: number, b: number, t: number) => a + (b - a) * t;
const dot = (a: Place, b: Place) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

function unit([x, y, z]: Place): Place {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}
