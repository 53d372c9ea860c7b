import {describe, expect, it} from 'vitest';
import {drawn} from './fixtures/drawings.ts';
import {fromRegion, pyramidOf, sampleRegion, wholePhoto} from './image.ts';

/** Red grows to the right, green downwards. */
const ramp = drawn(256, 256, (x, y) => [x, y, 7]);

describe('pyramidOf', () => {
  it('halves until the picture is small and keeps its brightness', () => {
    const levels = pyramidOf(drawn(300, 200, (x) => (x % 2 ? [255, 0, 0] : [0, 0, 0])));
    expect(levels.map(({width, height}) => [width, height])).toEqual([
      [300, 200],
      [150, 100],
      [75, 50],
    ]);
    expect(levels[2]!.data[0]).toBe(128);
  });

  it('makes four pixels one, each channel by itself', () => {
    const [, half] = pyramidOf(drawn(256, 256, (x, y) => [x, 255 - y, x % 2 ? 250 : 255]));
    const at = (20 * 128 + 100) * 4;
    expect([...half!.data.subarray(at, at + 4)]).toEqual([201, 215, 253, 255]);
  });
});

describe('sampleRegion', () => {
  const sampling = {range: [0, 255], outside: 'black'} as const;

  it('reads the whole photo at its own size as it is', () => {
    const values = sampleRegion([ramp], wholePhoto(ramp), 256, sampling);
    const at = (30 * 256 + 200) * 3;
    expect([...values.subarray(at, at + 3)]).toEqual([200, 30, 7]);
  });

  it('turns with its region', () => {
    const region = {cx: 128, cy: 128, width: 100, height: 100, angle: Math.PI / 2};
    const values = sampleRegion([ramp], region, 100, sampling);
    const place = fromRegion(region, 0.105, 0.805);
    const at = (80 * 100 + 10) * 3;
    expect(values[at]).toBeCloseTo(place.x - 0.5, 3);
    expect(values[at + 1]).toBeCloseTo(place.y - 0.5, 3);
  });

  it('is black, or goes on with the border, outside of the photo', () => {
    const region = {cx: -50, cy: 100, width: 20, height: 20, angle: 0};
    expect(sampleRegion([ramp], region, 4, sampling)[0]).toBe(0);
    const nearest = sampleRegion([ramp], region, 4, {range: [0, 1], outside: 'nearest'});
    expect(nearest[2]).toBeCloseTo(7 / 255);
  });
});
