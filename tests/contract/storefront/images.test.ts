import {request} from 'node:http';
import {readdir, mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {startStorefront, type Storefront} from '../../../local/storefront/start.ts';

let shop: Storefront;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(`${tmpdir()}/storefront-`);
  shop = await startStorefront({dataDir});
});
afterAll(async () => {
  await shop.stop();
  await rm(dataDir, {recursive: true});
});

/** 960 x 1200 pixels. */
const RING = 'rings-arev-signet-ring-main.webp';
const get = (name: string, headers: Record<string, string> = {}) =>
  fetch(`${shop.url}/cdn/shop/files/${name}`, {headers});

async function made(query: string, accept = 'image/webp') {
  const response = await get(`${RING}?${query}`, {Accept: accept});
  const {width, height, format} = await sharp(await response.arrayBuffer()).metadata();
  return {
    status: response.status,
    type: response.headers.get('Content-Type'),
    width,
    height,
    format,
  };
}

describe('sizes', () => {
  it.each([
    ['', 960, 1200],
    ['width=480', 480, 600],
    ['height=300', 240, 300],
    ['width=300&height=300', 240, 300],
    ['width=300&height=300&crop=center', 300, 300],
    ['width=300&height=100&crop=top', 300, 100],
    ['width=100&height=300&crop=left', 100, 300],
    ['v=1&width=200', 200, 250],
    // Never larger than the original, in the asked proportions.
    ['width=5000', 960, 1200],
    ['width=2000&height=2000&crop=bottom', 960, 960],
  ])('%s makes %d x %d', async (query, width, height) => {
    expect(await made(query)).toMatchObject({status: 200, width, height});
  });

  it('crops the part that is asked for', async () => {
    const part = async (crop: string) => {
      const response = await get(`${RING}?width=300&height=100&crop=${crop}&format=png`);
      return Buffer.from(await response.arrayBuffer());
    };
    expect((await part('top')).equals(await part('bottom'))).toBe(false);
  });
});

describe('formats', () => {
  it.each([
    ['image/avif,image/webp,*/*', 'image/webp'],
    ['image/webp', 'image/webp'],
    ['image/avif', 'image/avif'],
    ['image/png', 'image/jpeg'],
    ['*/*', 'image/webp'],
  ])('a browser that takes %s gets %s', async (accept, type) => {
    expect(await made('width=100', accept)).toMatchObject({type});
  });

  it.each([
    ['jpg', 'image/jpeg', 'jpeg'],
    ['pjpg', 'image/jpeg', 'jpeg'],
    ['png', 'image/png', 'png'],
    ['webp', 'image/webp', 'webp'],
    ['avif', 'image/avif', 'heif'],
  ])('format=%s is %s', async (asked, type, format) => {
    expect(await made(`width=60&format=${asked}`)).toMatchObject({type, format});
  });

  it('cut-outs keep their transparency', async () => {
    const response = await get('rings-arev-signet-ring-cutout.webp?width=200');
    expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({hasAlpha: true});
  });
});

describe('the service', () => {
  it('lets browsers keep what they have', async () => {
    const first = await get(`${RING}?width=100`);
    expect(first.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(first.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(first.headers.get('Vary')).toBe('Accept');
    const etag = first.headers.get('ETag') ?? '';
    const again = await get(`${RING}?width=100`, {'If-None-Match': etag});
    expect(again.status).toBe(304);
  });

  it('keeps what it made in its folder', async () => {
    await get(`${RING}?width=123`);
    const before = await readdir(path.join(dataDir, 'images'));
    await get(`${RING}?width=123&v=2`);
    expect(await readdir(path.join(dataDir, 'images'))).toEqual(before);
    expect(before.length).toBeGreaterThan(0);
  });

  it.each([
    'width=0',
    'width=-1',
    'width=abc',
    'width=5761',
    'height=1.5',
    'crop=middle',
    'format=gif',
  ])('refuses %s', async (query) => {
    expect((await get(`${RING}?${query}`)).status).toBe(400);
  });

  it.each([
    '/cdn/shop/files/nothing.webp',
    '/cdn/shop/files/..%2Fcatalogue.json',
    '/cdn/shop/files/..%2F..%2Fstart.ts',
    '/cdn/shop/files/%2Fetc%2Fpasswd',
    '/cdn/shop/files/../../../catalogue/catalogue.json',
    '/cdn/shop/files/%E0%A4%A',
    '/nothing',
  ])('knows no %s', async (target) => {
    // Not by fetch, which would tidy the path up first.
    const status = await new Promise((resolve, reject) => {
      request(shop.url, {path: target}, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on('error', reject)
        .end();
    });
    expect(status).toBe(404);
  });

  it('has every picture that the catalogue names', async () => {
    const missing: string[] = [];
    for (const {file} of shop.store.pictures()) {
      const response = await fetch(`${shop.url}/cdn/shop/files/${file}?width=16`, {method: 'HEAD'});
      if (response.status !== 200) missing.push(file);
    }
    expect(missing).toEqual([]);
  });
});
