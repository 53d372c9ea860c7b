import {describe, expect, it} from 'vitest';
import {SKIN, drawn} from './fixtures/drawings.ts';
import {lightOn, textureAround} from './light.ts';

const skin = Array.from({length: 20}, (_, i) => ({x: 20 + 3 * i, y: 50}));
const sides = {left: skin.slice(0, 6), right: skin.slice(-6)};
const lit = (brightness: (x: number) => number) =>
  drawn(100, 100, (x) => {
    const [red, green, blue] = SKIN.map((channel) => channel * brightness(x));
    return [red!, green!, blue!];
  });

describe('lightOn', () => {
  it('dims a piece with the photo, and never much beyond its own brightness', () => {
    const bright = lightOn(
      lit(() => 1),
      skin,
      sides,
    );
    const dim = lightOn(
      lit(() => 0.3),
      skin,
      sides,
    );
    expect(dim.brightness / bright.brightness).toBeCloseTo(0.3, 1);
    expect(dim.gain[1]).toBeLessThan(bright.gain[1] * 0.85);
    expect(Math.max(...bright.gain)).toBeLessThan(1.2);
  });

  it('comes from the brighter side', () => {
    expect(
      lightOn(
        lit((x) => x / 100),
        skin,
        sides,
      ).from.x,
    ).toBeGreaterThan(0.3);
    expect(
      lightOn(
        lit((x) => 1 - x / 120),
        skin,
        sides,
      ).from.x,
    ).toBeLessThan(-0.3);
  });
});

describe('textureAround', () => {
  const middle = {x: 50, y: 50};

  it('measures grain', () => {
    let seed = 1;
    const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
    const normal = () => Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random());
    const grainy = drawn(100, 100, () => {
      const level = 120 + 4 * normal();
      return [level, level, level];
    });
    expect(textureAround(grainy, middle, 45).grain).toBeCloseTo(4, 0);
    expect(
      textureAround(
        drawn(100, 100, () => SKIN),
        middle,
        45,
      ).grain,
    ).toBe(0);
  });

  it('tells soft edges from sharp ones', () => {
    const edge = (width: number) =>
      drawn(100, 100, (x) => {
        const level = 40 + 160 / (1 + Math.exp(-(x - 50) / width));
        return [level, level, level];
      });
    expect(textureAround(edge(0.1), middle, 45).softness).toBe(0);
    expect(textureAround(edge(3), middle, 45).softness).toBeGreaterThan(0.5);
  });
});
