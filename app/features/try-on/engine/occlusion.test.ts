import {describe, expect, it} from 'vitest';
import {earsOf} from './earrings.ts';
import {headOf} from './face.ts';
import {portrait} from './fixtures/recorded.ts';
import type {Pixels} from './image.ts';
import {underHair} from './occlusion.ts';

const head = headOf(portrait.mesh);
const ear = earsOf(portrait.mesh, head)[0]!;

/** A photo of one colour, down which the brightness changes by this much where the ear is. */
function photoWith(relief: number): Pixels {
  const [width, height] = [1200, 1500];
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 0; y < height; y++) {
    const down = (y - ear.lobe.y) / (40 * head.pxPerMm);
    const level = 110 * Math.exp(relief * Math.max(-1, Math.min(0, down)));
    for (let x = 0; x < width; x++) data.fill(level, (y * width + x) * 4, (y * width + x) * 4 + 3);
  }
  return {width, height, data};
}

const asSkin = () => 0;
const asHair = () => 0.5;
const look = (relief: number) => underHair(photoWith(relief), ear, head, asSkin, null);

describe('an ear whose colour is that of what lies over it', () => {
  it('is hidden where nothing rises or throws a shadow', () => {
    expect(look(0)).toBe('hidden');
    expect(look(0.45)).toBe('hidden');
  });

  it('is perhaps hidden where little does, and free with the relief that ears have', () => {
    expect(look(0.66)).toBe('perhaps');
    expect(look(0.9)).toBe('free');
  });
});

it('an ear that has the colour of hair is hidden, whatever its relief', () => {
  const unlikeSkin = () => 3;
  expect(underHair(photoWith(0.9), ear, head, unlikeSkin, asHair)).toBe('hidden');
  expect(underHair(photoWith(0.9), ear, head, asSkin, asHair)).toBe('free');
});
