import {describe, expect, it} from 'vitest';
import {measureWrist, placeBracelet, type WristSite} from './bracelets.ts';
import {SKIN, WALL, drawn, rectangleCutout} from './fixtures/drawings.ts';
import {openHand} from './fixtures/recorded.ts';
import {UNADJUSTED} from './placement.ts';
import {along, distance, dot, minus, perpendicular, rotated} from './vectors.ts';

const wrist = openHand.points[0]!;
const palm = distance(wrist, openHand.points[9]!);

/** A forearm of this half width that leaves the wrist in this direction. */
const arm = (axis: {x: number; y: number}, half: number) =>
  drawn(1200, 1500, (x, y) => {
    const from = minus({x, y}, wrist);
    const isArm = dot(from, axis) > -0.3 * palm && Math.abs(dot(from, perpendicular(axis))) < half;
    return isArm ? SKIN : WALL;
  });

describe('measureWrist', () => {
  it.each([0, 0.25, -0.7])('follows a forearm that is bent by %f', (bend) => {
    const axis = rotated({x: 0, y: 1}, bend);
    const half = 0.34 * palm;
    const site = measureWrist(arm(axis, half), openHand)!;
    expect(dot(site.axis, axis)).toBeGreaterThan(0.99);
    expect(site.half / half).toBeCloseTo(1, 1);
    const aside = dot(minus(site.centre, wrist), perpendicular(axis));
    expect(Math.abs(aside) / half).toBeLessThan(0.08);
  });

  it('moves it towards the hand until both its sides are on the photo', () => {
    const axis = rotated({x: 0, y: 1}, -0.7);
    const whole = arm(axis, 0.34 * palm);
    const height = Math.round(wrist.y + 0.5 * palm);
    const photo = {...whole, height, data: whole.data.slice(0, whole.width * height * 4)};
    const {centre, half} = measureWrist(photo, openHand)!;
    const across = perpendicular(axis);
    const behind = dot(minus(centre, wrist), axis);
    expect(behind).toBeGreaterThan(0);
    expect(behind).toBeLessThan(0.27 * palm);
    for (const side of [-half, half]) {
      const end = along(along(centre, axis, 0.1 * palm), across, side);
      expect(end.y).toBeLessThan(height);
    }
  });

  it('finds no wrist where the photo ends at the hand', () => {
    const cropped = drawn(1200, Math.round(wrist.y) + 10, () => SKIN);
    expect(measureWrist(cropped, openHand)).toBeNull();
  });
});

describe('placeBracelet', () => {
  const cuff = rectangleCutout('bracelets', {width: 300, height: 60, widthMm: 60});
  const site: WristSite = {hand: 'left', centre: {x: 50, y: 60}, axis: {x: 0, y: 1}, half: 40};

  it('spans the wrist', () => {
    const placed = placeBracelet(site, cuff, UNADJUSTED, 1200);
    expect(placed.scale * cuff.width).toBeCloseTo(80, -1);
    expect(placed.angle).toBeCloseTo(0);
  });

  it.each([
    [{x: 0, y: 1}, 0],
    [{x: 0, y: -1}, 0],
    [{x: Math.SQRT1_2, y: Math.SQRT1_2}, -Math.PI / 4],
    [{x: -Math.SQRT1_2, y: -Math.SQRT1_2}, -Math.PI / 4],
  ])('lets what hangs from it hang down, whichever way the arm points: %j', (axis, angle) => {
    expect(placeBracelet({...site, axis}, cuff, UNADJUSTED, 1200).angle).toBeCloseTo(angle);
  });
});
