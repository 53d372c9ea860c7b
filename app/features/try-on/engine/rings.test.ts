import * as fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {SKIN, WALL, drawn, rectangleCutout} from './fixtures/drawings.ts';
import {fist, openHand} from './fixtures/recorded.ts';
import {backFacing, sideOf} from './hand.ts';
import {UNADJUSTED} from './placement.ts';
import {evenWidths, fingersOf, measureFinger, placeRings, type FingerSite} from './rings.ts';
import {distance, dot, minus, perpendicular} from './vectors.ts';

const band = rectangleCutout('rings', {width: 200, height: 40, widthMm: 20});
const ringFinger = fingersOf(openHand).find(({finger}) => finger === 'ring')!;

describe('the open hand', () => {
  it('is a left one and shows its back', () => {
    expect(sideOf(openHand)).toBe('left');
    expect(backFacing(openHand)).toBeGreaterThan(0.4);
  });

  it('shows its palm when it is turned over', () => {
    const over = {...openHand, world: openHand.world.map((point) => ({...point, x: -point.x}))};
    expect(backFacing(over)).toBeLessThan(-0.4);
  });

  it('offers all four fingers, each between its knuckle and its first joint', () => {
    const sites = fingersOf(openHand);
    expect(sites.map(({finger}) => finger)).toEqual(['index', 'middle', 'ring', 'pinky']);
    for (const {centre, bone, half, axis} of sites) {
      expect(half / bone).toBeGreaterThan(0.15);
      expect(half / bone).toBeLessThan(0.35);
      // The fingers of the picture point up.
      expect(axis.y).toBeLessThan(-0.8);
      expect(centre.y).toBeGreaterThan(0);
    }
  });
});

it('offers no finger of a fist', () => {
  expect(fingersOf(fist)).toEqual([]);
});

describe('measureFinger', () => {
  const site = {...ringFinger, centre: {x: 120, y: 120}};
  const finger = (half: number, offset: number) => {
    const across = perpendicular(site.axis);
    return drawn(240, 240, (x, y) => {
      const aside = dot(minus({x: x + 0.5, y: y + 0.5}, site.centre), across) - offset;
      return Math.abs(aside) < half ? SKIN : WALL;
    });
  };

  it('finds width and middle where the colours change', () => {
    fc.assert(
      fc.property(
        fc.double({min: 0.8, max: 1.25, noNaN: true}),
        fc.double({min: -0.12, max: 0.12, noNaN: true}),
        (wide, aside) => {
          const half = site.half * wide;
          const offset = site.half * aside;
          const measured = measureFinger(finger(half, offset), site)!;
          expect(Math.abs(measured.half - half)).toBeLessThan(1);
          const moved = dot(minus(measured.centre, site.centre), perpendicular(site.axis));
          expect(Math.abs(moved - offset)).toBeLessThan(1);
        },
      ),
      {numRuns: 30},
    );
  });

  it('keeps to anatomy where nothing is to be seen', () => {
    expect(
      measureFinger(
        drawn(1200, 1500, () => SKIN),
        ringFinger,
      ),
    ).toEqual(ringFinger);
  });

  it('drops a finger beyond the photo', () => {
    const beyond: FingerSite = {...site, centre: {x: -5, y: 40}};
    expect(
      measureFinger(
        drawn(100, 100, () => SKIN),
        beyond,
      ),
    ).toBeNull();
  });
});

describe('evenWidths', () => {
  it('corrects the one finger that the others contradict', () => {
    const sites = fingersOf(openHand).map((site) => ({...site, half: 20}));
    const [index, middle, ring, pinky] = sites as [FingerSite, FingerSite, FingerSite, FingerSite];
    const even = evenWidths([
      index,
      {...middle, half: 35},
      {...ring, half: 19},
      {...pinky, half: 17},
    ]);
    expect(even.map(({half}) => Math.round(half))).toEqual([20, 24, 19, 17]);
  });

  it('believes a hand of which little is seen', () => {
    const two = fingersOf(openHand).slice(0, 2);
    expect(evenWidths(two)).toEqual(two);
  });
});

describe('placeRings', () => {
  it('makes the band as wide as the finger, and a little wider', () => {
    const [ring] = placeRings(ringFinger, [{cutout: band, adjustment: UNADJUSTED}], 1200);
    const width = ring!.scale * band.width;
    expect(width / (2 * ringFinger.half)).toBeGreaterThan(1);
    expect(width / (2 * ringFinger.half)).toBeLessThan(1.1);
    expect(ring!.anchor).toEqual(ringFinger.centre);
  });

  it('stacks bands beside each other around the place of one', () => {
    const rings = [0, 1, 2].map(() => ({cutout: band, adjustment: UNADJUSTED}));
    const placed = placeRings(ringFinger, rings, 1200);
    const height = placed[0]!.scale * band.height;
    expect(distance(placed[0]!.anchor, placed[1]!.anchor)).toBeGreaterThanOrEqual(height);
    expect(distance(placed[0]!.anchor, placed[1]!.anchor)).toBeLessThan(height * 1.4);
    expect(placed[1]!.anchor.x).toBeCloseTo(ringFinger.centre.x);
    expect(placed[1]!.anchor.y).toBeCloseTo(ringFinger.centre.y);
    // From the palm outwards: the picture's fingers point up.
    expect(placed[2]!.anchor.y).toBeLessThan(placed[0]!.anchor.y);
  });
});
