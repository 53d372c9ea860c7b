/**
 * Writes picture sheets of every sample piece on every test photo, for the eye:
 * `npm run sheet:try-on -- [--category rings] [--photos <directory>] [--only <photo>]
 * [--piece <name>] [--cell <pixels>]`; photo and piece are regular expressions.
 */
import {mkdir, readdir} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import sharp from 'sharp';
import {analyse} from '../../app/features/try-on/engine/analyse.ts';
import {CATEGORIES, type Category, type Runtime} from '../../app/features/try-on/engine/models.ts';
import {render} from '../../app/features/try-on/engine/render.ts';
import type {Refusal, Scene} from '../../app/features/try-on/engine/scene.ts';
import {PROJECT, nodeRuntime, readPixels, toSharp} from './node-engine.ts';
import {samplePieces, type SamplePiece} from './sample-pieces.ts';

const {values: options} = parseArgs({
  options: {
    category: {type: 'string', multiple: true},
    photos: {type: 'string'},
    catalogue: {type: 'string'},
    piece: {type: 'string'},
    only: {type: 'string'},
    cell: {type: 'string', default: '360'},
    out: {type: 'string', default: path.join(PROJECT, '.local/try-on')},
  },
});

/** Our own models, and the photos that packages bring. */
const PHOTOS: Record<'face' | 'hand', string[]> = {
  face: [
    'public/try-on/demo/portrait.webp',
    ...[1, 2, 3, 4, 5, 6].map((n) => `node_modules/@vladmandic/face-api/demo/sample${n}.jpg`),
  ],
  hand: [
    'public/try-on/demo/hand.webp',
    ...['fullcurl', 'halfcurl', 'nocurl'].map(
      (name) => `node_modules/fingerpose/assets/${name}.jpg`,
    ),
  ],
};

/** Photos on one sheet. */
const ROWS = 8;
const cell = Number(options.cell);
const runtime = await nodeRuntime();
const pieces = await samplePieces(options.catalogue);
await mkdir(options.out, {recursive: true});
for (const category of CATEGORIES) {
  if (options.category && !options.category.includes(category)) continue;
  await writeSheet(category);
}

async function writeSheet(category: Category): Promise<void> {
  const worn = pieces.filter(
    ({name, cutout}) =>
      cutout.category === category && (!options.piece || new RegExp(options.piece).test(name)),
  );
  const rows: Buffer[] = [];
  for (const file of await photosFor(category)) {
    if (options.only && !new RegExp(options.only).test(file)) continue;
    for (const {label, outcome} of await subjectsOf(runtime, file, category)) {
      if (outcome.kind === 'refusal') {
        console.log(`${category} ${label}: refused, ${JSON.stringify(outcome)}`);
      } else {
        console.log(`${category} ${label}: ${outcome.hints.join(' ') || 'ok'}`);
        rows.push(await row(outcome, worn, label));
      }
    }
  }
  for (let page = 0; page * ROWS < rows.length; page++) {
    const target = path.join(options.out, `${category}-${page + 1}.png`);
    const shown = rows.slice(page * ROWS, (page + 1) * ROWS);
    await sharp({
      create: {
        width: cell * (worn.length + 1),
        height: cell * shown.length,
        channels: 3,
        background: '#fff',
      },
    })
      .composite(shown.map((input, i) => ({input, left: 0, top: i * cell})))
      .png()
      .toFile(target);
    console.log(target);
  }
}

async function photosFor(category: Category): Promise<string[]> {
  if (options.photos) {
    const names = await readdir(options.photos);
    return names
      .filter((name) => /\.(jpe?g|png|webp)$/i.test(name))
      .map((name) => path.join(options.photos!, name));
  }
  const kind = category === 'earrings' || category === 'necklaces' ? 'face' : 'hand';
  return PHOTOS[kind].map((file) => path.join(PROJECT, file));
}

/** Everybody on the photo, one after the other. */
async function subjectsOf(rt: Runtime, file: string, category: Category) {
  const photo = await readPixels(file);
  const label = path.basename(file).replace(/\.\w+$/, '');
  const outcome = await analyse(rt, photo, category);
  if (outcome.kind !== 'refusal' || outcome.reason !== 'several-people') return [{label, outcome}];
  const all: {label: string; outcome: Scene | Refusal}[] = [];
  for (const subject of outcome.choices.keys()) {
    all.push({
      label: `${label}#${subject}`,
      outcome: await analyse(rt, photo, category, {subject}),
    });
  }
  return all;
}

/** The part of the photo that matters, in pixels. */
function focus(scene: Scene): {x: number; y: number; size: number} {
  switch (scene.category) {
    case 'earrings': {
      const x = scene.ears.reduce((sum, ear) => sum + ear.lobe.x, 0) / scene.ears.length;
      const y = scene.ears.reduce((sum, ear) => sum + ear.lobe.y, 0) / scene.ears.length;
      return {x, y, size: 240 * scene.pxPerMm};
    }
    case 'necklaces': {
      const {pit, pxPerMm} = scene.neck;
      return {x: pit.x, y: pit.y - 10 * pxPerMm, size: 280 * pxPerMm};
    }
    case 'rings': {
      const worn = scene.fingers.find(({finger}) => finger === 'ring') ?? scene.fingers[0]!;
      return {...worn.centre, size: worn.bone * 2.6};
    }
    case 'bracelets': {
      const {centre, half} = scene.wrists[0]!;
      return {...centre, size: half * 7};
    }
  }
}

async function row(scene: Scene, worn: SamplePiece[], label: string): Promise<Buffer> {
  const {x, y, size} = focus(scene);
  const {width, height} = scene.photo;
  const side = Math.round(Math.min(size, width, height));
  const left = Math.round(Math.max(0, Math.min(width - side, x - side / 2)));
  const top = Math.round(Math.max(0, Math.min(height - side, y - side / 2)));
  const images = [scene.photo, ...worn.map(({cutout}) => render(scene, [{cutout}]).image)];
  const cells = await Promise.all(
    images.map((image) =>
      toSharp(image)
        .extract({left, top, width: side, height: side})
        .resize(cell - 4, cell - 4)
        .png()
        .toBuffer(),
    ),
  );
  const title = `<svg width="${cell}" height="20"><rect width="100%" height="20" fill="#fffc"/><text x="4" y="15" font-size="14" font-family="sans-serif">${label}</text></svg>`;
  return sharp({
    create: {width: cell * images.length, height: cell, channels: 3, background: '#fff'},
  })
    .composite([
      ...cells.map((input, i) => ({input, left: i * cell + 2, top: 2})),
      {input: Buffer.from(title), left: 0, top: 0},
    ])
    .png()
    .toBuffer();
}
