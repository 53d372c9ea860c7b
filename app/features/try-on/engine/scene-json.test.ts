import {describe, expect, it} from 'vitest';
import {drawn} from './fixtures/drawings.ts';
import {maskOf} from './mask.ts';
import type {EarringScene} from './scene.ts';
import {sceneFromJson, sceneToJson} from './scene-json.ts';

const photo = drawn(30, 20, (x, y) => [x, y, 0]);
const scene: EarringScene = {
  kind: 'scene',
  category: 'earrings',
  photo,
  light: {gain: [0.9, 1, 1.1], from: {x: 0, y: -1}, brightness: 120},
  texture: {grain: 1, softness: 0.5},
  hints: ['one-ear'],
  pxPerMm: 1.5,
  roll: 0.1,
  ears: [{side: 'left', lobe: {x: 4, y: 5}, towards: 0.2}],
  person: maskOf({x: 0, y: 0, width: 30, height: 20}, 1, (x, y) => (x * y) / 600),
  inFront: null,
};

describe('a scene as JSON', () => {
  it('comes back as it was, together with its photo', () => {
    expect(sceneFromJson(sceneToJson(scene), photo)).toEqual(scene);
  });

  it('holds nothing of the photo', () => {
    expect(JSON.parse(sceneToJson(scene))).toHaveProperty('photo', {width: 30, height: 20});
  });

  it('refuses another photo, and what is no scene', () => {
    expect(() =>
      sceneFromJson(
        sceneToJson(scene),
        drawn(31, 20, () => [0, 0, 0]),
      ),
    ).toThrow(RangeError);
    expect(() => sceneFromJson('{}', photo)).toThrow(SyntaxError);
    expect(() => sceneFromJson('null', photo)).toThrow(SyntaxError);
  });
});
