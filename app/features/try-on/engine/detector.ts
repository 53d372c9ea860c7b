import {fromRegion, type Region} from './image.ts';
import {clamp, type Point} from './vectors.ts';

/** Something a detector saw: a box on the photo with a few marks on it. */
export interface Detection {
  /** 0 to 1. */
  score: number;
  cx: number;
  cy: number;
  width: number;
  height: number;
  marks: Point[];
}

/**
 * How a single-shot detector lays out its answer: one row of numbers for each anchor, namely the
 * score, then box centre and size and the marks as offsets from the anchor in input pixels.
 */
export interface DetectorLayout {
  inputSize: number;
  marks: number;
  anchors: readonly Point[];
}

/** Anchors on square grids, two for each stride; equal strides share one grid. */
export function anchorGrid(inputSize: number, strides: readonly number[]): Point[] {
  const anchors: Point[] = [];
  for (const stride of new Set(strides)) {
    const perCell = 2 * strides.filter((other) => other === stride).length;
    const cells = Math.ceil(inputSize / stride);
    for (let row = 0; row < cells; row++) {
      for (let column = 0; column < cells; column++) {
        for (let i = 0; i < perCell; i++) {
          anchors.push({x: (column + 0.5) / cells, y: (row + 0.5) / cells});
        }
      }
    }
  }
  return anchors;
}

const OVERLAP = 0.3;

export const sigmoid = (x: number) => 1 / (1 + Math.exp(-clamp(x, -80, 80)));

/** Detections on the photo, best first; overlapping ones are merged, weighted by their score. */
export function readDetections(
  raw: Float32Array,
  {inputSize, marks, anchors}: DetectorLayout,
  region: Region,
  threshold: number,
): Detection[] {
  const stride = 5 + 2 * marks;
  const candidates: Detection[] = [];
  anchors.forEach((anchor, i) => {
    const score = sigmoid(raw[i * stride]!);
    if (score < threshold) return;
    const at = i * stride + 1;
    const offset = (k: number): Point => ({
      x: raw[at + k]! / inputSize + anchor.x,
      y: raw[at + k + 1]! / inputSize + anchor.y,
    });
    const centre = offset(0);
    candidates.push({
      score,
      cx: centre.x,
      cy: centre.y,
      width: raw[at + 2]! / inputSize,
      height: raw[at + 3]! / inputSize,
      marks: Array.from({length: marks}, (_, k) => offset(4 + 2 * k)),
    });
  });
  return merged(candidates).map((found) => {
    const centre = fromRegion(region, found.cx, found.cy);
    return {
      score: found.score,
      cx: centre.x,
      cy: centre.y,
      width: found.width * region.width,
      height: found.height * region.height,
      marks: found.marks.map((mark) => fromRegion(region, mark.x, mark.y)),
    };
  });
}

function merged(candidates: Detection[]): Detection[] {
  let rest = candidates.toSorted((a, b) => b.score - a.score);
  const kept: Detection[] = [];
  while (rest[0]) {
    const [best, ...others] = rest;
    kept.push(average([best, ...others.filter((other) => overlap(best, other) > OVERLAP)]));
    rest = others.filter((other) => overlap(best, other) <= OVERLAP);
  }
  return kept;
}

function average(group: Detection[]): Detection {
  const total = group.reduce((sum, {score}) => sum + score, 0);
  const mean = (pick: (detection: Detection) => number) =>
    group.reduce((sum, detection) => sum + pick(detection) * detection.score, 0) / total;
  return {
    score: group[0]!.score,
    cx: mean((d) => d.cx),
    cy: mean((d) => d.cy),
    width: mean((d) => d.width),
    height: mean((d) => d.height),
    marks: group[0]!.marks.map((_, k) => ({
      x: mean((d) => d.marks[k]!.x),
      y: mean((d) => d.marks[k]!.y),
    })),
  };
}

type Box = Pick<Detection, 'cx' | 'cy' | 'width' | 'height'>;

/** Shared area over joint area, 0 to 1. */
export function overlap(a: Box, b: Box): number {
  const shared = (centre: 'cx' | 'cy', size: 'width' | 'height') =>
    Math.max(
      0,
      Math.min(a[centre] + a[size] / 2, b[centre] + b[size] / 2) -
        Math.max(a[centre] - a[size] / 2, b[centre] - b[size] / 2),
    );
  const area = shared('cx', 'width') * shared('cy', 'height');
  return area && area / (a.width * a.height + b.width * b.height - area);
}
