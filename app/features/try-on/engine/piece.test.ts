import {describe, expect, it} from 'vitest';
import {drawn} from './fixtures/drawings.ts';
import {extent, prepareCutout} from './piece.ts';

const GOLD = [212, 175, 55] as const;
/** A gold block, 40 x 20, within a transparent margin. */
const picture = drawn(100, 60, (x, y) => [
  ...GOLD,
  x >= 30 && x < 70 && y >= 10 && y < 30 ? 255 : 0,
]);
const piece = {category: 'rings', picture, widthMm: 20, fastening: {x: 0.5, y: 1 / 3}} as const;

describe('prepareCutout', () => {
  it('trims the picture, and measures millimetres and fastening on what is left', () => {
    const cutout = prepareCutout(piece);
    expect(cutout).toMatchObject({width: 40, height: 20, pxPerMm: 2, fastening: {x: 20, y: 10}});
    expect(extent(cutout, 'row', 5)).toEqual({first: 0, last: 39});
    expect(extent(cutout, 'column', 5)).toEqual({first: 0, last: 19});
  });

  it('keeps the colour in every smaller level', () => {
    for (const {data} of prepareCutout(piece).levels) {
      expect(data[0]! / data[3]!).toBeCloseTo(212, 3);
    }
  });

  it('refuses what cannot be drawn', () => {
    expect(() => prepareCutout({...piece, widthMm: 0})).toThrow(RangeError);
    expect(() => prepareCutout({...piece, widthMm: Number.NaN})).toThrow(RangeError);
    expect(() => prepareCutout({...piece, picture: drawn(9, 9, () => [0, 0, 0, 0])})).toThrow(
      /transparent/,
    );
  });
});
