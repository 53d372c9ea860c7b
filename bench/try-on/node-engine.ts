import {readFile} from 'node:fs/promises';
import path from 'node:path';
import sharp, {type Sharp} from 'sharp';
import {PHOTO_SIDE, type Pixels} from '../../app/features/try-on/engine/image.ts';
import {MODELS_PATH, WASM_PATH, type Runtime} from '../../app/features/try-on/engine/models.ts';
import {tensorflowRuntime, type ModelGraph} from '../../app/features/try-on/engine/tensorflow.ts';

export const PROJECT = path.resolve(import.meta.dirname, '../..');
export const PUBLIC_DIRECTORY = path.join(PROJECT, 'public');

/** The engine's models on this machine, from the project's own files. */
export const nodeRuntime = (): Promise<Runtime> =>
  tensorflowRuntime(path.join(PUBLIC_DIRECTORY, WASM_PATH), async (model) => {
    const file = path.join(PUBLIC_DIRECTORY, MODELS_PATH, model);
    const weights = await readFile(`${file}.bin`);
    return {
      graph: JSON.parse(await readFile(`${file}.json`, 'utf8')) as ModelGraph,
      weights: weights.buffer.slice(weights.byteOffset, weights.byteOffset + weights.byteLength),
    };
  });

/** A picture upright and at most `side` pixels long. */
export async function readPixels(
  picture: string | Buffer | Sharp,
  side = PHOTO_SIDE,
): Promise<Pixels> {
  const source = typeof picture === 'string' || Buffer.isBuffer(picture) ? sharp(picture) : picture;
  const {data, info} = await source
    .autoOrient()
    .resize(side, side, {fit: 'inside', withoutEnlargement: true})
    .ensureAlpha()
    .raw()
    .toBuffer({resolveWithObject: true});
  return {width: info.width, height: info.height, data: new Uint8ClampedArray(data)};
}

export const toSharp = ({width, height, data}: Pixels) =>
  sharp(Buffer.from(data.buffer, data.byteOffset, data.byteLength), {
    raw: {width, height, channels: 4},
  });
