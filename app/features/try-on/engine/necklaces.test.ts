import {describe, expect, it} from 'vitest';
import {FACE, headOf} from './face.ts';
import {necklaceCutout} from './fixtures/drawings.ts';
import {portrait} from './fixtures/recorded.ts';
import {drawCutout} from './layer.ts';
import {bendNecklace, measureNeck, neckOf, placeNecklace} from './necklaces.ts';
import {UNADJUSTED, warpOf} from './placement.ts';
import {distance} from './vectors.ts';

const {mesh, shoulders} = portrait;
const head = headOf(mesh);
const neck = neckOf(mesh, head, shoulders);
const chin = mesh[FACE.chin]!;
const cutout = necklaceCutout();
const PHOTO = {width: 1200, height: 1500};

describe('neckOf', () => {
  it('finds the pit below the chin, in the middle', () => {
    expect(neck.pit.x).toBeCloseTo(600, -1.5);
    expect((neck.pit.y - chin.y) / head.pxPerMm).toBeGreaterThan(40);
    expect((neck.pit.y - chin.y) / head.pxPerMm).toBeLessThan(130);
    expect(neck.turn).toBeLessThan(0.6);
  });

  it('is about as wide as a neck', () => {
    const width = (neck.left + neck.right) / head.pxPerMm;
    expect(width).toBeGreaterThan(80);
    expect(width).toBeLessThan(140);
  });

  it('does without shoulders that nobody saw', () => {
    const unseen = {
      left: {...shoulders.left, x: 0, score: 0.05},
      right: {...shoulders.right, score: 0.05},
    };
    const guessed = neckOf(mesh, head, unseen);
    expect(guessed.turn).toBe(0);
    expect(distance(guessed.pit, neck.pit) / head.pxPerMm).toBeLessThan(50);
  });

  it('comes nearer to a chin that is lowered, and further from one that is raised', () => {
    const unseen = {
      left: {...shoulders.left, score: 0.05},
      right: {...shoulders.right, score: 0.05},
    };
    const millimetresBelow = (pitch: number) => {
      const [cos, sin] = [Math.cos(pitch), Math.sin(pitch)];
      const nodded = mesh.map(({x, y, z}) => ({x, y: y * cos - z * sin, z: y * sin + z * cos}));
      const {pit, pxPerMm} = neckOf(nodded, headOf(nodded), unseen);
      return (pit.y - nodded[FACE.chin]!.y) / pxPerMm;
    };
    expect(millimetresBelow(0)).toBeGreaterThan(45);
    expect(millimetresBelow(0)).toBeLessThan(60);
    expect(millimetresBelow(0.35)).toBeLessThan(millimetresBelow(0) - 12);
    expect(millimetresBelow(-0.25)).toBeGreaterThan(millimetresBelow(0) + 5);
  });

  it('notices a body turned to the side by its narrow shoulders', () => {
    const middle = (shoulders.left.x + shoulders.right.x) / 2;
    const narrow = {
      left: {...shoulders.left, x: middle - 40 * head.pxPerMm},
      right: {...shoulders.right, x: middle + 40 * head.pxPerMm},
    };
    expect(neckOf(mesh, head, narrow).turn).toBeGreaterThan(1);
  });
});

describe('measureNeck', () => {
  it('finds the sides where the skin ends', () => {
    const half = neck.left * 1.1;
    const skin = (x: number) => (Math.abs(x - neck.base.x) < half ? 0 : 9);
    const measured = measureNeck(neck, skin, () => 1);
    expect(measured.left).toBeCloseTo(half, -1);
    expect(measured.right).toBeCloseTo(half, -1);
  });

  it('does not believe a collar up to the chin', () => {
    const {left, right} = measureNeck(
      neck,
      () => 9,
      () => 1,
    );
    expect(left / neck.left).toBeGreaterThan(0.8);
    expect(right / neck.right).toBeGreaterThan(0.8);
  });

  it('is as wide as anatomy has it where skin has no end: hair may look like it', () => {
    const {left, right} = measureNeck(
      neck,
      () => 0,
      () => 1,
    );
    expect(left).toBeCloseTo(neck.left);
    expect(right).toBeCloseTo(neck.right);
  });
});

describe('a necklace on the neck', () => {
  const placement = placeNecklace(neck, cutout, UNADJUSTED, PHOTO.width);
  const {bend, margin} = bendNecklace(neck, cutout);
  const layer = drawCutout(cutout, warpOf(cutout, placement, bend, margin), PHOTO);
  const mm = head.pxPerMm;

  /** First and last drawn pixel of a row of the photo. */
  const drawnIn = (y: number) => {
    const row = Math.round(y) - layer.y;
    const alpha = (x: number) => layer.data[(row * layer.width + x) * 4 + 3]!;
    const drawn = Array.from({length: layer.width}, (_, x) => x).filter((x) => alpha(x) > 0.5);
    return {first: layer.x + drawn[0]!, last: layer.x + drawn.at(-1)!};
  };

  it('hangs its pendant under the pit, as wide as it is', () => {
    const {first, last} = drawnIn(layer.y + layer.height - 10 * mm);
    expect((first + last) / 2).toBeCloseTo(neck.pit.x, -0.5);
    const pendantMm = 40 / cutout.pxPerMm;
    expect((last - first) / mm).toBeCloseTo(pendantMm, 0);
  });

  it('reaches both sides of the neck', () => {
    const {first, last} = drawnIn(layer.y + 8 * mm);
    expect((neck.base.x - first) / neck.left).toBeGreaterThan(0.85);
    expect((last - neck.base.x) / neck.right).toBeGreaterThan(0.85);
    expect((last - first) / (neck.left + neck.right)).toBeLessThan(1.3);
  });

  it('leaves the lower third as it is', () => {
    const look = {u: 77, v: cutout.height * 0.9, shade: 1, alpha: 1};
    bend(look);
    expect(look).toEqual({u: 77, v: cutout.height * 0.9, shade: 1, alpha: 1});
  });
});
