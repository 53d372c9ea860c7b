import {expect, test} from 'vitest';
import {compress, encodedLength, fitted, ladder, LONGEST_SIDE, MOST_ENCODED} from './ladder';

test('the longest side is scaled to 2048 pixels, and nothing is enlarged', () => {
  expect(fitted({width: 4096, height: 3072})).toEqual({width: 2048, height: 1536});
  expect(fitted({width: 1000, height: 8000})).toEqual({width: 256, height: LONGEST_SIDE});
  expect(fitted({width: 640, height: 480})).toEqual({width: 640, height: 480});
});

test('quality goes from 0.9 to 0.3, then the sides lose 10% and quality starts again', () => {
  const rungs = [...ladder({width: 2000, height: 1000})];
  expect(rungs.slice(0, 7).map(({quality}) => quality)).toEqual([
    0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3,
  ]);
  expect(rungs[7]).toEqual({width: 1800, height: 900, quality: 0.9});
  expect(rungs[14]).toEqual({width: 1620, height: 810, quality: 0.9});
});

test('it stops at a tenth of the size', () => {
  const rungs = [...ladder({width: 2000, height: 2000})];
  expect(rungs.at(-1)).toMatchObject({quality: 0.3});
  expect(rungs.at(-1)!.width).toBeGreaterThanOrEqual(200);
  expect(rungs.at(-1)!.width * 0.9).toBeLessThan(200);
});

const file = (bytes: number) => new Blob([new Uint8Array(bytes)], {type: 'image/jpeg'});

test('the encoded length is that of the data URL', () => {
  const bytes = file(1000);
  const url = `data:image/jpeg;base64,${Buffer.alloc(1000).toString('base64')}`;
  expect(encodedLength(bytes)).toBe(url.length);
});

test('the first attempt that is light enough is taken', async () => {
  const tried: number[] = [];
  const encode = ({quality}: {quality: number}) => {
    tried.push(quality);
    return Promise.resolve(file(quality > 0.6 ? 8_000_000 : 5_000_000));
  };
  const small = await compress({width: 4000, height: 3000}, encode);
  expect(tried).toEqual([0.9, 0.8, 0.7, 0.6]);
  expect(encodedLength(small!)).toBeLessThanOrEqual(MOST_ENCODED);
});

test('a photo that never becomes light enough is none', async () => {
  expect(
    await compress({width: 100, height: 100}, () => Promise.resolve(file(100)), 20),
  ).toBeNull();
});
