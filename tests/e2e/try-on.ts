import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Page} from '@playwright/test';
import sharp, {type Sharp} from 'sharp';
import {newAddress, openAccount, service, signInQuietly} from './accounts.ts';
import type {Stack} from './stack.ts';
import {expect, hydrated} from './test.ts';

const project = path.resolve(import.meta.dirname, '../..');

/** For what the engine calculates: on a machine that does other things as well it takes its time. */
export const made = {timeout: 30_000};

/** Photos that are in the project or come with packages; none of them is a shopper's. */
const files = {
  hand: 'public/try-on/demo/hand.webp',
  portrait: 'public/try-on/demo/portrait.webp',
  group: 'node_modules/@vladmandic/face-api/demo/sample6.jpg',
  fist: 'node_modules/fingerpose/assets/fullcurl.jpg',
};

export interface PhotoFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A photo as a file to choose, changed as asked. */
export async function photo(
  name: keyof typeof files,
  change: (picture: Sharp) => Sharp = (picture) => picture,
): Promise<PhotoFile> {
  const picture = sharp(await readFile(path.join(project, files[name])));
  const buffer = await change(picture).jpeg({quality: 92}).toBuffer();
  return {name: `${name}.jpg`, mimeType: 'image/jpeg', buffer};
}

/** A new shopper, signed in in this browser. @returns the id */
export async function newShopper(page: Page, stack: Stack): Promise<string> {
  const email = newAddress('try-on');
  const id = await openAccount(stack, email);
  await signInQuietly(page, stack, email);
  return id;
}

/** Agrees to the notice beforehand, where a test is about something else. */
export async function agreed(stack: Stack, userId: string): Promise<void> {
  const {error} = await service(stack)
    .from('try_on_consents')
    .insert({user_id: userId, version: '2026-11'});
  expect(error).toBeNull();
}

/** Opens the try-on on a piece's page. */
export async function openTryOn(page: Page, piece: string) {
  await page.goto(piece);
  await hydrated(page);
  await page.getByRole('button', {name: 'Try It On'}).click();
  return page.getByRole('dialog', {name: 'Virtual Try-On'});
}

/** Everything that is kept of a shopper's try-ons, seen past row level security. */
export async function keptOf(stack: Stack, userId: string) {
  const client = service(stack);
  const [sessions, photos, consents, files] = await Promise.all([
    client.from('try_on_sessions').select().eq('user_id', userId).order('created_at'),
    client.from('user_photos').select().eq('user_id', userId),
    client.from('try_on_consents').select().eq('user_id', userId),
    client.storage.from('try-on-uploads').list(userId),
  ]);
  return {
    sessions: sessions.data ?? [],
    photos: photos.data ?? [],
    consents: consents.data ?? [],
    files: (files.data ?? []).map(({name}) => name).sort(),
  };
}

/**
 * How many times longer everything takes because this machine does other things as well: wall time
 * over processor time of a short calculation.
 */
export function contention(): number {
  const before = process.cpuUsage();
  const start = performance.now();
  let milliseconds = 0;
  while (milliseconds < 300) {
    const {user, system} = process.cpuUsage(before);
    milliseconds = (user + system) / 1_000;
  }
  return Math.max(1, (performance.now() - start) / milliseconds);
}
