/**
 * Records what the models see on our own demo pictures and on a fist, as fixtures for the unit
 * tests of the geometry: `node bench/try-on/record.ts`, after the models or the pictures changed.
 */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {detectFaces, faceMesh} from '../../app/features/try-on/engine/face.ts';
import {findHands, type HandLandmarks} from '../../app/features/try-on/engine/hand.ts';
import {pyramidOf} from '../../app/features/try-on/engine/image.ts';
import {findShoulders} from '../../app/features/try-on/engine/pose.ts';
import type {Point3} from '../../app/features/try-on/engine/vectors.ts';
import {PROJECT, PUBLIC_DIRECTORY, nodeRuntime, readPixels} from './node-engine.ts';

const target = path.join(PROJECT, 'app/features/try-on/engine/fixtures');
await mkdir(target, {recursive: true});
const runtime = await nodeRuntime();
const demo = (name: string) => path.join(PUBLIC_DIRECTORY, 'try-on/demo', name);
const save = (name: string, value: unknown) =>
  writeFile(path.join(target, `${name}.json`), `${JSON.stringify(value)}\n`);

const rounded = (points: readonly Point3[], digits: number) =>
  points.map(({x, y, z}) => ({
    x: Number(x.toFixed(digits)),
    y: Number(y.toFixed(digits)),
    z: Number(z.toFixed(digits)),
  }));

const portrait = pyramidOf(await readPixels(demo('portrait.webp')));
const [face] = await detectFaces(runtime, portrait);
const mesh = face && (await faceMesh(runtime, portrait, face));
if (!mesh) throw new Error('No face on the portrait');
const shoulders = await findShoulders(runtime, portrait, face);
await save('portrait', {mesh: rounded(mesh, 1), shoulders});

const recorded = (hand: HandLandmarks): HandLandmarks => ({
  ...hand,
  points: rounded(hand.points, 1),
  world: rounded(hand.world, 4),
});
for (const [name, file] of [
  ['hand', demo('hand.webp')],
  ['fist', path.join(PROJECT, 'node_modules/fingerpose/assets/fullcurl.jpg')],
] as const) {
  const [hand] = await findHands(runtime, pyramidOf(await readPixels(file)));
  if (!hand) throw new Error(`No hand on ${file}`);
  await save(name, recorded(hand));
}
