/**
 * Makes the try-on demo: pictures of our own models, what the engine sees on them, and how they
 * look with sample pieces on. `npm run demo:try-on` takes some minutes;
 * `-- --keep-models` only makes the scenes and the pictures with pieces again.
 */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import sharp from 'sharp';
import {analyse} from '../../app/features/try-on/engine/analyse.ts';
import type {Category} from '../../app/features/try-on/engine/models.ts';
import {render, type WornPiece} from '../../app/features/try-on/engine/render.ts';
import {sceneToJson} from '../../app/features/try-on/engine/scene-json.ts';
import {PROJECT, nodeRuntime, readPixels, toSharp} from '../try-on/node-engine.ts';
import {samplePieces} from '../try-on/sample-pieces.ts';
import {bustCamera, bustSculpture} from './bust-sculpture.ts';
import {handCamera, handSculpture} from './hand-sculpture.ts';
import {photograph} from './studio.ts';

const WIDTH = 1200;
const QUALITY = {quality: 94, smartSubsample: true};
const target = path.join(PROJECT, 'public/try-on/demo');

const {values: options} = parseArgs({
  options: {'keep-models': {type: 'boolean'}, catalogue: {type: 'string'}},
});

const MODELS = {
  portrait: {sculpture: bustSculpture, camera: bustCamera(WIDTH)},
  hand: {sculpture: handSculpture, camera: handCamera(WIDTH)},
};

/** Which model shows which pieces: each becomes `<category>.webp` beside the bare model. */
const LOOKS: {
  model: keyof typeof MODELS;
  category: Category;
  pieces: ({name: string} & Pick<WornPiece, 'finger'>)[];
}[] = [
  {
    model: 'portrait',
    category: 'earrings',
    pieces: [{name: 'earrings-tears-of-noah-sapphire-drops'}],
  },
  {
    model: 'portrait',
    category: 'necklaces',
    pieces: [{name: 'necklaces-nur-pomegranate-pendant'}],
  },
  {
    model: 'hand',
    category: 'rings',
    pieces: [{name: 'rings-monastery-window-emerald-ring', finger: 'ring'}],
  },
  {model: 'hand', category: 'bracelets', pieces: [{name: 'bracelets-hammered-dawn-cuff'}]},
];

await mkdir(target, {recursive: true});
if (!options['keep-models']) {
  for (const [name, {sculpture, camera}] of Object.entries(MODELS)) {
    const {width, height} = camera;
    const data = photograph(sculpture, camera);
    await sharp(data, {raw: {width, height, channels: 4}})
      .removeAlpha()
      .webp(QUALITY)
      .toFile(path.join(target, `${name}.webp`));
    console.log(`${name}.webp`);
  }
}

const runtime = await nodeRuntime();
const samples = await samplePieces(options.catalogue);
for (const {model, category, pieces} of LOOKS) {
  const photo = await readPixels(path.join(target, `${model}.webp`));
  const scene = await analyse(runtime, photo, category);
  if (scene.kind === 'refusal') throw new Error(`${model}, ${category}: ${scene.reason}`);
  await writeFile(path.join(target, `${model}-${category}.json`), sceneToJson(scene));
  const worn = pieces.map(({name, ...rest}) => {
    const sample = samples.find((candidate) => candidate.name === name);
    if (!sample) throw new Error(`The catalogue has no cut-out named ${name}`);
    return {cutout: sample.cutout, ...rest};
  });
  await toSharp(render(scene, worn).image)
    .removeAlpha()
    .webp(QUALITY)
    .toFile(path.join(target, `${model}-${category}.webp`));
  console.log(`${model}-${category}: ${scene.hints.join(', ') || 'no hints'}`);
}
