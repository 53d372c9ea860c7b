import type {Pixels} from './image.ts';
import type {Scene} from './scene.ts';

/** A scene without its photo, as JSON: for pictures that were looked at beforehand. */
export type SceneJson = string;

/** Masks are kept as base64, everything else as it is. */
export const sceneToJson = (scene: Scene): SceneJson =>
  JSON.stringify(scene, (key, value: unknown) => {
    if (key === 'photo') {
      const {width, height} = value as Pixels;
      return {width, height};
    }
    return value instanceof Uint8ClampedArray ? toBase64(value) : value;
  });

/**
 * The scene together with its photo again.
 *
 * @throws SyntaxError when the text is not the JSON of a scene
 * @throws RangeError when the photo is of another size than the one the scene was made for
 */
export function sceneFromJson(json: SceneJson, photo: Pixels): Scene {
  const parsed = JSON.parse(json, (key, value: unknown) =>
    key === 'values' && typeof value === 'string' ? fromBase64(value) : value,
  ) as Scene;
  if (parsed?.kind !== 'scene') throw new SyntaxError('This is not a scene');
  const {width, height} = parsed.photo;
  if (width !== photo.width || height !== photo.height) {
    throw new RangeError(`The scene is ${width} x ${height}, not ${photo.width} x ${photo.height}`);
  }
  return {...parsed, photo};
}

const CHUNK = 0x8000;

function toBase64(bytes: Uint8ClampedArray): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += CHUNK) {
    text += String.fromCharCode(...bytes.subarray(i, i + CHUNK));
  }
  return btoa(text);
}

const fromBase64 = (text: string) =>
  Uint8ClampedArray.from(atob(text), (character) => character.charCodeAt(0));
