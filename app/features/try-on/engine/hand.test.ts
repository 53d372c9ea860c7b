import {expect, it} from 'vitest';
import {openHand} from './fixtures/recorded.ts';
import {backFacing} from './hand.ts';
import {LIMITS} from './refusals.ts';

it('a back faces the camera; the same points of the other hand are a palm, which is refused', () => {
  expect(backFacing(openHand)).toBeGreaterThan(LIMITS.palm);
  const other = {...openHand, handedness: 1 - openHand.handedness};
  expect(backFacing(other)).toBeLessThan(LIMITS.palm);
});
