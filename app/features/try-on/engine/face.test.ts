import * as fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {FACE, headOf} from './face.ts';
import {portrait} from './fixtures/recorded.ts';
import {turnedFace} from './fixtures/turned-face.ts';
import {distance} from './vectors.ts';

const degrees = (radians: number) => (radians * 180) / Math.PI;

describe('headOf', () => {
  const front = headOf(portrait.mesh);

  it('sees the portrait straight from the front', () => {
    expect(Math.abs(degrees(front.yaw))).toBeLessThan(4);
    expect(Math.abs(degrees(front.roll))).toBeLessThan(2);
    expect(Math.abs(degrees(front.pitch))).toBeLessThan(15);
  });

  it('takes the eyes for 63 mm apart', () => {
    const [leftEye, rightEye] = [FACE.leftEye, FACE.rightEye].map(([a, b]) => ({
      x: (portrait.mesh[a]!.x + portrait.mesh[b]!.x) / 2,
      y: (portrait.mesh[a]!.y + portrait.mesh[b]!.y) / 2,
    }));
    expect(distance(leftEye!, rightEye!)).toBeCloseTo(63 * front.pxPerMm, -0.5);
  });

  it('tells by how much a head is turned, and keeps its size', () => {
    fc.assert(
      fc.property(fc.double({min: -0.9, max: 0.9, noNaN: true}), (yaw) => {
        const head = headOf(turnedFace(portrait.mesh, yaw));
        expect(head.yaw).toBeCloseTo(front.yaw + yaw, 1);
        expect(head.pxPerMm).toBeCloseTo(front.pxPerMm, 5);
        expect(head.width).toBeCloseTo(front.width, 3);
      }),
    );
  });
});
