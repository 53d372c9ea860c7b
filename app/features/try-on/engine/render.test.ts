import * as fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {SKIN, drawn, rectangleCutout} from './fixtures/drawings.ts';
import {maskOf} from './mask.ts';
import {UNADJUSTED} from './placement.ts';
import {render} from './render.ts';
import type {EarringScene, RingScene} from './scene.ts';

const photo = drawn(200, 160, (x, y) => [SKIN[0] - (x % 7), SKIN[1] - (y % 5), SKIN[2]]);
const seen = {
  kind: 'scene',
  photo,
  light: {gain: [1, 1, 1], from: {x: 0, y: -1}, brightness: 160},
  texture: {grain: 0, softness: 0},
  hints: [],
} as const satisfies Partial<RingScene>;

const rings: RingScene = {
  ...seen,
  hints: [],
  category: 'rings',
  fingers: [
    {
      hand: 'left',
      finger: 'ring',
      centre: {x: 100, y: 80},
      axis: {x: 0, y: -1},
      half: 20,
      bone: 70,
    },
    {
      hand: 'left',
      finger: 'index',
      centre: {x: 40, y: 80},
      axis: {x: 0, y: -1},
      half: 18,
      bone: 70,
    },
  ],
};
const earrings: EarringScene = {
  ...seen,
  hints: [],
  category: 'earrings',
  pxPerMm: 2,
  roll: 0,
  ears: [{side: 'left', lobe: {x: 100, y: 40}, towards: 0}],
  person: null,
  inFront: null,
};
const band = rectangleCutout('rings', {width: 120, height: 24, widthMm: 20});
const drop = rectangleCutout('earrings', {width: 60, height: 120, widthMm: 10});

/** The smallest box around all pixels that differ from the photo. */
function changed(image: {data: Uint8ClampedArray}) {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let i = 0; i < image.data.length; i++) {
    if (image.data[i] === photo.data[i]) continue;
    const x = (i >> 2) % photo.width;
    const y = Math.floor((i >> 2) / photo.width);
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  return {left, right, top, bottom};
}

const isSame = (a: Uint8ClampedArray, b: Uint8ClampedArray) =>
  Buffer.compare(Buffer.from(a), Buffer.from(b)) === 0;

const pixel = (image: {data: Uint8ClampedArray}, x: number, y: number) => [
  ...image.data.subarray((y * photo.width + x) * 4, (y * photo.width + x) * 4 + 3),
];

describe('render', () => {
  it('changes nothing but the piece, its shadow and the photo in its own copy', () => {
    fc.assert(
      fc.property(
        fc.record({
          x: fc.double({min: -0.2, max: 0.2, noNaN: true}),
          y: fc.double({min: -0.2, max: 0.2, noNaN: true}),
          scale: fc.double({min: 0.3, max: 2, noNaN: true}),
          angle: fc.double({min: -3, max: 3, noNaN: true}),
        }),
        (adjustment) => {
          const before = photo.data.slice();
          const {image, placements} = render(earrings, [{cutout: drop, adjustment}]);
          expect(isSame(photo.data, before)).toBe(true);
          const {corners, scale} = placements[0]![0]!;
          // How far a shadow reaches: its offset and three times its softness.
          const reach = 2 * scale * drop.pxPerMm * 4 + 4;
          const box = changed(image);
          expect(box.left).toBeGreaterThan(Math.min(...corners.map(({x}) => x)) - reach);
          expect(box.right).toBeLessThan(Math.max(...corners.map(({x}) => x)) + reach);
          expect(box.top).toBeGreaterThan(Math.min(...corners.map(({y}) => y)) - reach);
          expect(box.bottom).toBeLessThan(Math.max(...corners.map(({y}) => y)) + reach);
        },
      ),
      {numRuns: 25},
    );
  });

  it('is the photo itself when nothing is worn', () => {
    const {image, placements} = render(rings, []);
    expect(isSame(image.data, photo.data)).toBe(true);
    expect(placements).toEqual([]);
  });

  it('comes out the same every time', () => {
    const grainy = {...rings, texture: {grain: 3, softness: 0}};
    const once = render(grainy, [{cutout: band}]);
    const again = render(grainy, [{cutout: band, adjustment: UNADJUSTED}]);
    expect(isSame(again.image.data, once.image.data)).toBe(true);
    expect(again.placements).toEqual(once.placements);
  });

  it('shows the gold of the piece at its place, shaded at its sides', () => {
    const {image} = render(rings, [{cutout: band}]);
    expect(pixel(image, 100, 80)).toEqual([212, 175, 55]);
    expect(pixel(image, 81, 80)[0]).toBeLessThan(170);
  });

  it('wears a ring on the finger asked for, and on the ring finger else', () => {
    const on = (finger?: 'index' | 'pinky') =>
      render(rings, [{cutout: band, finger}]).placements[0]![0]!.anchor.x;
    expect(on('index')).toBe(40);
    expect(on()).toBe(100);
    expect(on('pinky')).toBe(100);
  });

  it('stacks rings on one finger and leaves those on others alone', () => {
    const {placements} = render(rings, [
      {cutout: band},
      {cutout: band, finger: 'index'},
      {cutout: band},
    ]);
    const [first, other, second] = placements.map(([placement]) => placement!.anchor);
    expect(first!.y).toBeGreaterThan(second!.y + band.height * 0.3);
    expect(other).toEqual({x: 40, y: 80});
  });

  it('hides what is behind hair or cheek', () => {
    const half = maskOf({x: 0, y: 0, width: 200, height: 160}, 2, (x) => (x < 100 ? 1 : 0));
    const {image} = render({...earrings, inFront: half}, [{cutout: drop}]);
    expect(pixel(image, 95, 60)).toEqual(pixel(photo, 95, 60));
    expect(pixel(image, 105, 60)).toEqual([212, 175, 55]);
  });

  it('keeps shadows on the person', () => {
    const nobody = maskOf({x: 0, y: 0, width: 200, height: 160}, 2, () => 0);
    const {image} = render({...earrings, person: nobody}, [{cutout: drop}]);
    // Just beside the piece, where its shadow would be.
    expect(pixel(image, 111, 60)).toEqual(pixel(photo, 111, 60));
    expect(pixel(render(earrings, [{cutout: drop}]).image, 111, 60)).not.toEqual(
      pixel(photo, 111, 60),
    );
  });

  it('refuses a piece that is not worn there', () => {
    expect(() => render(rings, [{cutout: drop}])).toThrow(RangeError);
  });
});
