import path from 'node:path';
import sharp, {type Sharp} from 'sharp';
import {beforeAll, describe, expect, it} from 'vitest';
import {analyse} from '../../app/features/try-on/engine/analyse.ts';
import {maskAt} from '../../app/features/try-on/engine/mask.ts';
import type {Category, Runtime} from '../../app/features/try-on/engine/models.ts';
import {prepareCutout} from '../../app/features/try-on/engine/piece.ts';
import {render} from '../../app/features/try-on/engine/render.ts';
import {sceneFromJson, sceneToJson} from '../../app/features/try-on/engine/scene-json.ts';
import {PROJECT, PUBLIC_DIRECTORY, nodeRuntime, readPixels} from './node-engine.ts';

/** The real models on real photos: those that packages bring, and our own two. */
const group = path.join(PROJECT, 'node_modules/@vladmandic/face-api/demo/sample6.jpg');
const brownHair = path.join(PROJECT, 'node_modules/@vladmandic/face-api/demo/sample5.jpg');
const fairHair = path.join(PROJECT, 'node_modules/@vladmandic/face-api/demo/sample4.jpg');
const darkHair = path.join(PROJECT, 'node_modules/@vladmandic/face-api/demo/sample1.jpg');
const hands = (name: string) => path.join(PROJECT, `node_modules/fingerpose/assets/${name}.jpg`);
const portrait = path.join(PUBLIC_DIRECTORY, 'try-on/demo/portrait.webp');
const hand = path.join(PUBLIC_DIRECTORY, 'try-on/demo/hand.webp');

let runtime: Runtime;
beforeAll(async () => {
  runtime = await nodeRuntime();
});

const look = async (photo: string | Sharp, category: Category, subject?: number) =>
  analyse(runtime, await readPixels(photo), category, {subject});

/** Only what a refusal says: a scene printed by a failing test would be a million numbers. */
async function refusalOf(...asked: Parameters<typeof look>) {
  const outcome = await look(...asked);
  return outcome.kind === 'refusal' ? outcome : 'accepted';
}

/** The processed picture as a file of its own: what follows in a test starts from its size. */
const settled = async (picture: Sharp) => sharp(await picture.png().toBuffer());

describe('what is found', () => {
  it('both ears of our portrait', async () => {
    const scene = await look(portrait, 'earrings');
    expect(scene).toMatchObject({kind: 'scene', category: 'earrings', hints: []});
    expect(scene).toHaveProperty('ears.length', 2);
  });

  it('the neck of our portrait', async () => {
    const scene = await look(portrait, 'necklaces');
    if (scene.kind === 'refusal' || scene.category !== 'necklaces') throw new Error('No neck');
    expect(scene.neck.pit.x / 1200).toBeCloseTo(0.5, 1);
    expect(scene.neck.pit.y / 1500).toBeCloseTo(0.72, 1);
  });

  it('a neck below a face whose shoulders are not seen', async () => {
    const scene = await look(brownHair, 'necklaces', 0);
    if (scene.kind === 'refusal' || scene.category !== 'necklaces') throw new Error('No neck');
    expect(scene.hints).toContain('hidden-shoulders');
    // Above the collar, which begins at 1075.
    expect(scene.neck.pit.y).toBeGreaterThan(1035);
    expect(scene.neck.pit.y).toBeLessThan(1070);
  });

  it('four fingers and the wrist of our hand', async () => {
    expect(await look(hand, 'rings')).toHaveProperty('fingers.length', 4);
    expect(await look(hand, 'bracelets')).toHaveProperty('wrists.length', 1);
  });

  it.each(['nocurl', 'halfcurl', 'fullcurl'])(
    'the wrist of a photographed hand: %s',
    async (name) => {
      const scene = await look(hands(name), 'bracelets');
      if (scene.kind === 'refusal' || scene.category !== 'bracelets') throw new Error('No wrist');
      // The forearm comes in from the lower left.
      expect(scene.wrists[0]!.axis.y).toBeGreaterThan(0.7);
      expect(scene.wrists[0]!.axis.x).toBeLessThan(0.1);
    },
  );

  it('the left and the right wrist of two hands', async () => {
    const one = await sharp(hands('nocurl')).png().toBuffer();
    const {width, height} = await sharp(one).metadata();
    const other = await sharp(one).flop().png().toBuffer();
    const two = sharp({create: {width: 2 * width, height, channels: 3, background: '#ccc'}});
    const scene = await look(
      await settled(
        two.composite([
          {input: one, left: 0, top: 0},
          {input: other, left: width, top: 0},
        ]),
      ),
      'bracelets',
    );
    if (scene.kind === 'refusal' || scene.category !== 'bracelets') throw new Error('No wrist');
    expect(scene.wrists.map(({hand: side}) => side).sort()).toEqual(['left', 'right']);
  });

  it('the one stretched finger beside a folded thumb', async () => {
    const scene = await look(hands('nocurl'), 'rings');
    if (scene.kind === 'refusal' || scene.category !== 'rings') throw new Error('No finger');
    expect(scene.fingers.map(({finger}) => finger)).toEqual(['index']);
    // From the lit edge to the one in the shade, not to where the shade begins.
    expect(scene.fingers[0]!.half).toBeGreaterThan(29);
    expect(scene.fingers[0]!.half).toBeLessThan(33);
  });

  it('a hand turned upside down', async () => {
    const upsideDown = await settled(sharp(hand).rotate(180));
    const scene = await look(upsideDown, 'rings');
    if (scene.kind === 'refusal' || scene.category !== 'rings') throw new Error('No fingers');
    expect(scene.fingers[0]!.axis.y).toBeGreaterThan(0.8);
  });

  it('the person who was chosen', async () => {
    const refusal = await look(group, 'earrings');
    if (refusal.kind !== 'refusal' || refusal.reason !== 'several-people') throw new Error('Who?');
    expect(refusal.choices).toHaveLength(4);
    const xs = refusal.choices.map(({x}) => x);
    expect(xs).toEqual(xs.toSorted((a, b) => a - b));
    const scene = await look(group, 'earrings', 3);
    if (scene.kind === 'refusal' || scene.category !== 'earrings') throw new Error('No ears');
    const {x, width} = refusal.choices[3]!;
    const middle = (x + width / 2) * scene.photo.width;
    for (const {lobe} of scene.ears) expect(Math.abs(lobe.x - middle)).toBeLessThan(150);
  });

  it('that hair may cover an ear, when its colour does not tell', async () => {
    const hints = async (photo: string | Sharp, subject: number) => {
      const scene = await look(photo, 'earrings', subject);
      return scene.kind === 'scene' ? scene.hints : scene.reason;
    };
    const hazy = await settled(sharp(portrait).linear(0.85, 30));
    expect(await hints(hazy, 0)).toContain('hair-over-ear');
    expect(await hints(portrait, 0)).not.toContain('hair-over-ear');
    expect(await hints(group, 3)).not.toContain('hair-over-ear');
  });

  it('hair in front of a chain', async () => {
    const scene = await look(group, 'necklaces', 1);
    if (scene.kind === 'refusal' || scene.category !== 'necklaces') throw new Error('No neck');
    const {pit, left, pxPerMm} = scene.neck;
    const hidden = (x: number, y: number) => maskAt(scene.inFront!, x, y) > 0.5;
    expect(hidden(pit.x - left, pit.y - 40 * pxPerMm)).toBe(true);
    expect(hidden(pit.x, pit.y + 5 * pxPerMm)).toBe(false);
  });

  it('the same after a detour over JSON', async () => {
    const scene = await look(portrait, 'necklaces');
    if (scene.kind === 'refusal') throw new Error('No neck');
    const pearl = prepareCutout({
      category: 'necklaces',
      picture: await readPixels(
        sharp({create: {width: 80, height: 80, channels: 4, background: '#eee'}}),
      ),
      widthMm: 60,
      fastening: {x: 0.5, y: 0},
    });
    const recalled = sceneFromJson(sceneToJson(scene), scene.photo);
    const [direct, detour] = [scene, recalled].map((from) => render(from, [{cutout: pearl}]));
    expect(Buffer.compare(Buffer.from(detour!.image.data), Buffer.from(direct!.image.data))).toBe(
      0,
    );
  });
});

describe('what is refused, and why', () => {
  it('a photo without a face', async () => {
    expect(await refusalOf(hand, 'earrings')).toEqual({kind: 'refusal', reason: 'no-face'});
  });

  it.each([
    ['of another colour', group, 1],
    ['of the colour of the skin', brownHair, 1],
    ['as fair as the skin', fairHair, 2],
  ])('ears that are wholly under hair %s', async (_name, photo, subject) => {
    expect(await refusalOf(photo, 'earrings', subject)).toEqual({
      kind: 'refusal',
      reason: 'no-ear-visible',
    });
  });

  it('a neck that is wholly under hair', async () => {
    expect(await refusalOf(darkHair, 'necklaces', 1)).toEqual({
      kind: 'refusal',
      reason: 'no-neck-visible',
    });
  });

  it('a photo without a hand', async () => {
    const wall = sharp({create: {width: 800, height: 800, channels: 3, background: '#d8d0c4'}});
    expect(await refusalOf(await settled(wall), 'rings')).toEqual({
      kind: 'refusal',
      reason: 'no-hand',
    });
  });

  it('a body turned away', async () => {
    const refusal = await refusalOf(group, 'necklaces', 2);
    expect(refusal).toMatchObject({
      kind: 'refusal',
      reason: 'turned-away',
      part: 'body',
      limit: 42,
    });
  });

  it.each([
    ['seen from its side', brownHair],
    ['half turned', fairHair],
  ])('a body %s, whose neck ends before a chain would come round it', async (_name, photo) => {
    // Their shoulders alone would not do: the model does not trust them.
    const refusal = await refusalOf(photo, 'necklaces', 1);
    expect(refusal).toMatchObject({reason: 'turned-away', part: 'body', limit: 42});
  });

  it('a face and a hand too small for anything to be seen on them', async () => {
    const small = await settled(sharp(portrait).resize(200));
    expect(await refusalOf(small, 'earrings')).toMatchObject({reason: 'too-small', needed: 0.7});
    const smallHand = await settled(sharp(hand).resize(150));
    expect(await refusalOf(smallHand, 'rings')).toMatchObject({reason: 'too-small', needed: 0.7});
  });

  it.each([
    ['earrings', portrait],
    ['bracelets', hand],
  ] as const)('a photo in the dark: %s', async (category, photo) => {
    const dark = await settled(sharp(photo).modulate({brightness: 0.14}));
    const refusal = await look(dark, category);
    if (refusal.kind !== 'refusal' || refusal.reason !== 'too-dark') throw new Error('Not dark?');
    expect(refusal.brightness).toBeLessThan(refusal.needed);
  });

  it('a portrait that ends at the chin', async () => {
    const cropped = await settled(
      sharp(portrait).extract({left: 200, top: 0, width: 800, height: 840}),
    );
    expect(await refusalOf(cropped, 'necklaces')).toMatchObject({reason: 'no-neck-visible'});
  });

  it('a fist, for rings', async () => {
    expect(await refusalOf(hands('fullcurl'), 'rings')).toMatchObject({
      reason: 'no-finger-visible',
    });
  });

  it('a hand without its wrist, for bracelets', async () => {
    const cropped = await settled(
      sharp(hand).extract({left: 200, top: 0, width: 900, height: 985}),
    );
    expect(await refusalOf(cropped, 'bracelets')).toMatchObject({reason: 'no-wrist-visible'});
  });
});
