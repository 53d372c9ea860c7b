import {execFile} from 'node:child_process';
import {readFile} from 'node:fs/promises';
import {createServer} from 'node:http';
import path from 'node:path';
import {promisify} from 'node:util';
import sharp from 'sharp';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import type {Category} from '../../app/features/try-on/engine/models.ts';
import {anyPort} from '../ports.ts';
import {call, service, shopper, testWorld} from './test-world.ts';

const project = path.resolve(import.meta.dirname, '../..');
const publicDirectory = path.join(project, 'public');
const port = await anyPort();
/** The shop, as far as the engine asks it: for its models. */
const shop = createServer((request, response) => {
  readFile(path.join(publicDirectory, new URL(request.url ?? '/', 'http://shop').pathname)).then(
    (file) => response.end(file),
    () => response.writeHead(404).end(),
  );
});
beforeAll(() => new Promise<void>((resolve) => shop.listen(port, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => shop.close(resolve)));

/** A demo picture as the dialog would send it, with the turn of a camera held sideways. */
const photoOf = (name: string) =>
  sharp(path.join(publicDirectory, `try-on/demo/${name}.webp`))
    .rotate(-90)
    .withMetadata({orientation: 6})
    .jpeg({quality: 90})
    .toBuffer();

const pieces = {
  rings: {id: '7100000000002', picture: 'rings-monastery-window-emerald-ring.webp'},
  earrings: {id: '7100000000014', picture: 'earrings-tears-of-noah-sapphire-drops.webp'},
} as const;

describe('the shop’s own engine on the server', () => {
  const world = testWorld({
    functionsEnv: {TRY_ON_SERVER_ENGINE: 'on', TRY_ON_ENGINE_FILES: `http://127.0.0.1:${port}`},
  });

  async function tryOn(email: string, category: keyof typeof pieces, photo: Buffer) {
    const {client, id} = await shopper(world, email);
    await client.from('try_on_consents').insert({user_id: id, version: 'test'});
    const piece = pieces[category];
    const {data: session} = await client
      .from('try_on_sessions')
      .insert({user_id: id, product_id: piece.id, category})
      .select('id')
      .single();
    const {data: auth} = await client.auth.getSession();
    const answer = await call(
      world,
      'virtual-try-on',
      {
        sessionId: session!.id,
        imageBase64: `data:image/jpeg;base64,${photo.toString('base64')}`,
        productId: piece.id,
        category: category satisfies Category,
        productImageUrl: `${world.storefront.url}/cdn/shop/files/${piece.picture}`,
      },
      {Authorization: `Bearer ${auth.session?.access_token}`},
    );
    const {data: kept} = await service(world)
      .from('try_on_sessions')
      .select('status, engine')
      .eq('id', session!.id)
      .single();
    return {answer, kept};
  }

  test.each([
    ['rings', 'hand', {left: 0.35, top: 0.29, right: 0.45, bottom: 0.36}],
    ['earrings', 'portrait', {left: 0.3, top: 0.37, right: 0.72, bottom: 0.48}],
  ] as const)('puts %s where they are worn', async (category, name, place) => {
    const photo = await photoOf(name);
    const {answer, kept} = await tryOn(`${category}@example.com`, category, photo);
    expect(answer).toEqual({status: 200, body: {processedImageUrl: expect.any(String) as string}});
    expect(kept).toEqual({status: 'completed', engine: 'device'});
    const {processedImageUrl} = answer.body as {processedImageUrl: string};
    const picture = Buffer.from(await (await fetch(processedImageUrl)).arrayBuffer());
    const {format, exif} = await sharp(picture).metadata();
    expect({format, exif}).toEqual({format: 'jpeg', exif: undefined});
    const changed = await changes(photo, picture);
    expect(changed.pixels).toBeGreaterThan(1000);
    expect(changed.left).toBeGreaterThan(place.left);
    expect(changed.top).toBeGreaterThan(place.top);
    expect(changed.right).toBeLessThan(place.right);
    expect(changed.bottom).toBeLessThan(place.bottom);
  });

  test('is no part of what is deployed, which has no room for it', async () => {
    const {stdout} = await promisify(execFile)(
      path.join(project, 'node_modules/.bin/deno'),
      [
        ...['info', '--json', '--no-remote', '--no-lock', '--node-modules-dir=manual'],
        ...['--config', 'supabase/functions/deno.json'],
        'supabase/functions/virtual-try-on/index.ts',
      ],
      {cwd: project, maxBuffer: 1e8},
    );
    expect(stdout).toContain('virtual-try-on/logic.ts');
    expect(stdout).not.toMatch(/server-engine|tfjs|magick|app\/features/);
  });

  test('says what is wrong with a photo', async () => {
    const {answer, kept} = await tryOn('faceless@example.com', 'earrings', await photoOf('hand'));
    expect(answer).toEqual({
      status: 200,
      body: {
        error: 'Failed to generate image',
        details:
          'We could not find a face. Please choose a photo that shows your whole face from the front.',
      },
    });
    expect(kept).toEqual({status: 'failed', engine: null});
  });
});

/** Where two pictures differ clearly, in fractions of their size, and by how many pixels. */
async function changes(before: Buffer, after: Buffer) {
  const {width, height} = await sharp(after).metadata();
  const [a, b] = await Promise.all(
    [before, after].map((picture) =>
      sharp(picture).autoOrient().resize(width, height).removeAlpha().raw().toBuffer(),
    ),
  );
  const box = {left: 1, top: 1, right: 0, bottom: 0, pixels: 0};
  for (let i = 0; i < a!.length; i += 3) {
    const difference = [0, 1, 2].reduce((sum, c) => sum + Math.abs(a![i + c]! - b![i + c]!), 0);
    if (difference < 120) continue;
    const x = ((i / 3) % width) / width;
    const y = Math.floor(i / 3 / width) / height;
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
    box.pixels += 1;
  }
  return box;
}
