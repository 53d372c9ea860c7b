import {describe, expect, it} from 'vitest';
import {anchorGrid, overlap, readDetections} from './detector.ts';

const region = {cx: 50, cy: 50, width: 100, height: 100, angle: 0};

/** One anchor's row: score (before the sigmoid), box centre and size, one mark. */
const row = (score: number, cx: number, cy: number, size: number) => [
  score,
  ...[cx, cy, size, size],
  ...[cx, cy],
];

describe('anchorGrid', () => {
  it('has as many anchors as the models have rows', () => {
    expect(anchorGrid(128, [8, 16, 16, 16])).toHaveLength(896);
    expect(anchorGrid(256, [8, 16, 32, 32, 32])).toHaveLength(2944);
  });

  it('puts them into the middle of their cells', () => {
    expect(anchorGrid(128, [64])).toEqual(
      [0.25, 0.75].flatMap((y) => [0.25, 0.25, 0.75, 0.75].map((x) => ({x, y}))),
    );
  });
});

describe('readDetections', () => {
  const anchors = Array.from({length: 4}, () => ({x: 0, y: 0}));
  const read = (rows: number[][]) =>
    readDetections(
      Float32Array.from(rows.flat()),
      {inputSize: 100, marks: 1, anchors: anchors.slice(0, rows.length)},
      region,
      0.5,
    );

  it('merges what overlaps, keeps what does not, and drops what is unsure', () => {
    const found = read([
      row(2, 30, 30, 20),
      row(4, 32, 30, 20),
      row(3, 80, 80, 10),
      row(-3, 10, 90, 10),
    ]);
    expect(found).toHaveLength(2);
    expect(found[0]!.cx).toBeGreaterThan(30);
    expect(found[0]!.cx).toBeLessThan(32);
    expect(found[1]).toMatchObject({cx: 80, cy: 80, width: 10});
  });

  it('turns its answer with the region', () => {
    const turned = {...region, angle: Math.PI / 2};
    const layout = {inputSize: 100, marks: 1, anchors: anchors.slice(0, 1)};
    const [found] = readDetections(Float32Array.from(row(4, 50, 20, 10)), layout, turned, 0.5);
    expect(found!.cx).toBeCloseTo(80);
    expect(found!.cy).toBeCloseTo(50);
  });

  it('comes to an end with boxes that have no area', () => {
    expect(read([row(2, 30, 30, 0), row(2, 30, 30, 0)])).toHaveLength(2);
  });
});

it('measures overlap as shared over joint area', () => {
  const box = {cx: 0, cy: 0, width: 2, height: 2};
  expect(overlap(box, box)).toBe(1);
  expect(overlap(box, {...box, cx: 1})).toBeCloseTo(1 / 3);
  expect(overlap(box, {...box, cx: 3})).toBe(0);
});
