import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {chromium, type Browser, type Page} from '@playwright/test';
import sharp from 'sharp';
import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {findChromium, launchArgs} from '../../tests/e2e/chromium.ts';
import type {PieceRequest} from '../../app/features/try-on/engine/protocol.ts';
import {PROJECT, PUBLIC_DIRECTORY} from './node-engine.ts';
import {startStage, type Stage} from './stage.ts';

/** The worker in a browser: page and assets on two origins, under policies as strict as the shop's. */
const PORT = 4350;
const files = path.join(PROJECT, '.local/try-on/test-pictures');
const cuff: PieceRequest = {
  category: 'bracelets',
  cutout: '/pictures/cuff.png',
  widthMm: 60,
  fastening: {x: 0.5, y: 0.5},
};

let stage: Stage;
let browser: Browser;
let page: Page;
const problems: string[] = [];

beforeAll(async () => {
  await mkdir(files, {recursive: true});
  const hand = sharp(path.join(PUBLIC_DIRECTORY, 'try-on/demo/hand.webp'));
  // As a phone stores it: on its side, with a note of that and of who took it where.
  await hand
    .rotate(-90)
    .withMetadata({orientation: 6, exif: {IFD0: {Artist: 'somebody'}}})
    .jpeg({quality: 90})
    .toFile(path.join(files, 'sideways.jpg'));
  await sharp({create: {width: 300, height: 60, channels: 4, background: '#d4af37'}})
    .png()
    .toFile(path.join(files, 'cuff.png'));
  await writeFile(path.join(files, 'text.jpg'), 'This is no picture.');
  const demo = path.join(PUBLIC_DIRECTORY, 'try-on/demo');
  stage = await startStage(PORT, {'/pictures/': files, '/demo/': demo});
  browser = await chromium.launch({executablePath: await findChromium(), args: launchArgs});
});

afterAll(async () => {
  await browser?.close();
  await stage?.stop();
});

beforeEach(async () => {
  problems.length = 0;
  const context = await browser.newContext();
  page = await context.newPage();
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => problems.push(message.text()));
  await page.goto(stage.page);
  await page.waitForFunction(() => Boolean(window.client));
  return () => context.close();
});

describe('the engine in a browser', () => {
  it('dresses a photo under a strict policy, upright and without its metadata', async () => {
    const result = await page.evaluate(async (piece) => {
      const photo = await (await fetch('/pictures/sideways.jpg')).blob();
      const steps: string[] = [];
      const scene = await window.client.open(photo, 'bracelets', {
        onProgress: ({step}) => steps.push(step),
      });
      if (scene.kind === 'refusal') throw new Error(scene.reason);
      const {picture, placements} = await window.client.dress(scene, [piece]);
      const bytes = [...new Uint8Array(await picture.arrayBuffer())];
      return {scene, placements, type: picture.type, bytes, steps: [...new Set(steps)]};
    }, cuff);
    expect(result.scene).toMatchObject({width: 1200, height: 1500, sites: [{hand: 'left'}]});
    expect(result.placements).toHaveLength(1);
    expect(result.steps).toEqual(['reading', 'models', 'analysing']);
    expect(result.type).toBe('image/jpeg');
    const picture = await sharp(Buffer.from(result.bytes)).metadata();
    expect(picture).toMatchObject({width: 1200, height: 1500});
    expect(picture.exif).toBeUndefined();
    expect(await page.evaluate(() => window.violations)).toEqual([]);
    expect(problems).toEqual([]);
  });

  it('rehearses on our own hand before there is a photo, and does without where it is missing', async () => {
    const rehearsed: string[] = [];
    page.on('request', (request) => rehearsed.push(new URL(request.url()).pathname));
    await page.evaluate(() => window.client.prepare('rings'));
    expect(rehearsed).toContain('/try-on/demo/hand.webp');
    expect(await page.evaluate(() => window.violations)).toEqual([]);
    expect(problems).toEqual([]);

    await page.route('**/try-on/demo/portrait.webp', (route) => route.abort());
    await page.evaluate(() => window.client.prepare('earrings'));
  });

  it('says what is wrong with a file that is no picture', async () => {
    const code = await page.evaluate(async () => {
      const photo = await (await fetch('/pictures/text.jpg')).blob();
      return window.client.open(photo, 'rings').catch((error: {code: string}) => error.code);
    });
    expect(code).toBe('bad-photo');
  });

  it('fails when a model cannot be had, and works when it can again', async () => {
    await page.route('**/handdetect.bin', (route) => route.abort());
    const open = () =>
      page.evaluate(async () => {
        const photo = await (await fetch('/pictures/sideways.jpg')).blob();
        const opened = window.client.open(photo, 'rings');
        return opened.then(({kind}) => kind).catch((error: {code: string}) => error.code);
      });
    expect(await open()).toBe('network');
    await page.unroute('**/handdetect.bin');
    expect(await open()).toBe('scene');
  });

  it('fails when a cut-out cannot be had, or shows nothing', async () => {
    const codes = await page.evaluate(async (piece) => {
      const photo = await (await fetch('/pictures/sideways.jpg')).blob();
      const scene = await window.client.open(photo, 'bracelets');
      if (scene.kind === 'refusal') throw new Error(scene.reason);
      const wrong = [
        {...piece, cutout: '/pictures/none.png'},
        {...piece, cutout: '/pictures/text.jpg'},
        {...piece, widthMm: 0},
      ];
      const failed = [];
      for (const one of wrong) {
        failed.push(
          await window.client.dress(scene, [one]).catch((error: {code: string}) => error.code),
        );
      }
      await window.client.close(scene);
      failed.push(
        await window.client.dress(scene, [piece]).catch((error: {code: string}) => error.code),
      );
      return failed;
    }, cuff);
    expect(codes).toEqual(['network', 'bad-piece', 'bad-piece', 'no-scene']);
  });

  it('recalls a picture that was looked at beforehand, without any model', async () => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    const kind = await page.evaluate(async () => {
      const photo = await (await fetch('/demo/hand.webp')).blob();
      const scene = await (await fetch('/demo/hand-rings.json')).text();
      return (await window.client.recall(photo, scene)).kind;
    });
    expect(kind).toBe('scene');
    expect(requested.filter((url) => url.includes('/models/'))).toEqual([]);
  });

  it('gives up at once when it is told to', async () => {
    const outcome = await page.evaluate(async () => {
      const photo = await (await fetch('/pictures/sideways.jpg')).blob();
      const controller = new AbortController();
      const opening = window.client.open(photo, 'rings', {
        signal: controller.signal,
        onProgress: () => controller.abort(),
      });
      return opening.catch((error: Error) => error.name);
    });
    expect(outcome).toBe('AbortError');
  });
});
