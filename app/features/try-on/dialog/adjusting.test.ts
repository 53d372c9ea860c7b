import {expect, test} from 'vitest';
import {UNADJUSTED} from '../engine/placement';
import {dragged, limited, stepOfKey, steps} from './adjusting';

const placement = {anchor: {x: 100, y: 100}, mirrored: false};

test('a drag moves by parts of the width, the mate of a pair as in a mirror', () => {
  const moved = dragged('move', UNADJUSTED, {x: 0, y: 0}, {x: 20, y: 10}, placement, 1000);
  expect(moved).toEqual({x: 0.02, y: 0.01, scale: 1, angle: 0});
  const mirrored = {...placement, mirrored: true};
  expect(dragged('move', UNADJUSTED, {x: 0, y: 0}, {x: 20, y: 10}, mirrored, 1000).x).toBe(-0.02);
});

test('a drag away from the anchor enlarges, one around it turns', () => {
  const from = {x: 150, y: 100};
  const larger = dragged('size', UNADJUSTED, from, {x: 200, y: 100}, placement, 1000);
  expect(larger.scale).toBe(2);
  const turned = dragged('turn', UNADJUSTED, from, {x: 100, y: 150}, placement, 1000);
  expect(turned.angle).toBeCloseTo(Math.PI / 2);
});

test('a piece keeps to the photo and to a sensible size', () => {
  expect(limited({x: 9, y: -9, scale: 99, angle: 3 * Math.PI})).toMatchObject({
    x: 1,
    y: -1,
    scale: 2.5,
  });
});

test('keys and buttons do the same', () => {
  expect(stepOfKey('ArrowLeft')).toBe('left');
  expect(stepOfKey('a')).toBeUndefined();
  expect(steps.larger(steps.smaller(UNADJUSTED)).scale).toBeCloseTo(1);
  expect(steps.clockwise(UNADJUSTED).angle).toBeGreaterThan(0);
});
