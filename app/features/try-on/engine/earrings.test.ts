import * as fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {earsOf, placeEarrings} from './earrings.ts';
import {FACE, headOf} from './face.ts';
import {rectangleCutout} from './fixtures/drawings.ts';
import {portrait} from './fixtures/recorded.ts';
import {turnedFace} from './fixtures/turned-face.ts';
import {UNADJUSTED} from './placement.ts';

const head = headOf(portrait.mesh);
const ears = earsOf(portrait.mesh, head);
const drop = rectangleCutout('earrings', {width: 100, height: 300, widthMm: 15});
const stud = rectangleCutout('earrings', {width: 100, height: 100, widthMm: 12});
const WIDTH = 1200;

describe('earsOf', () => {
  it('finds both lobes of a face that looks at the camera, beside the face and below the eyes', () => {
    expect(ears.map(({side}) => side)).toEqual(['left', 'right']);
    const [left, right] = ears;
    expect(left!.lobe.x).toBeLessThan(portrait.mesh[FACE.leftJaw]!.x);
    expect(right!.lobe.x).toBeGreaterThan(portrait.mesh[FACE.rightJaw]!.x);
    for (const {lobe} of ears) {
      expect(lobe.y).toBeGreaterThan(portrait.mesh[FACE.leftEye[0]]!.y);
      expect(lobe.y).toBeLessThan(portrait.mesh[FACE.chin]!.y);
    }
  });

  it.each([
    [0.5, 'left'],
    [-0.5, 'right'],
  ] as const)('keeps the near ear alone when the face is turned by %f', (yaw, near) => {
    const turned = turnedFace(portrait.mesh, yaw);
    expect(earsOf(turned, headOf(turned)).map(({side}) => side)).toEqual([near]);
  });
});

describe('placeEarrings', () => {
  it('hangs one at each lobe and mirrors its mate', () => {
    const [left, right] = placeEarrings(ears, head, drop, UNADJUSTED, WIDTH);
    expect(left).toMatchObject({anchor: ears[0]!.lobe, mirrored: false});
    expect(right).toMatchObject({anchor: ears[1]!.lobe, mirrored: true});
  });

  it('draws every piece in its own millimetres', () => {
    fc.assert(
      fc.property(fc.double({min: 3, max: 80, noNaN: true}), (widthMm) => {
        const cutout = rectangleCutout('earrings', {width: 40, height: 60, widthMm});
        const [left] = placeEarrings(ears, head, cutout, UNADJUSTED, WIDTH);
        expect(left!.scale * cutout.width).toBeCloseTo(widthMm * head.pxPerMm, 6);
      }),
    );
  });

  it('lets a drop hang straight down and a stud lean with the head', () => {
    const leaning = {...head, roll: 0.3};
    expect(placeEarrings(ears, leaning, drop, UNADJUSTED, WIDTH)[0]!.angle).toBe(0);
    expect(placeEarrings(ears, leaning, stud, UNADJUSTED, WIDTH)[0]!.angle).toBe(0.3);
  });

  it('moves both away from each other when one is dragged outwards', () => {
    const adjustment = {x: -0.01, y: 0.02, scale: 1.5, angle: 0.1};
    const [left, right] = placeEarrings(ears, head, drop, adjustment, WIDTH);
    expect(left!.anchor.x).toBeCloseTo(ears[0]!.lobe.x - 12);
    expect(right!.anchor.x).toBeCloseTo(ears[1]!.lobe.x + 12);
    expect(left!.anchor.y).toBeCloseTo(ears[0]!.lobe.y + 24);
    expect(left!.angle).toBeCloseTo(0.1);
    expect(right!.angle).toBeCloseTo(-0.1);
    expect(left!.scale).toBeCloseTo((1.5 * head.pxPerMm) / drop.pxPerMm);
  });
});
