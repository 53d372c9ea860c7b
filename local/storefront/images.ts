import {createHash} from 'node:crypto';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import sharp from 'sharp';
import {PICTURES} from './catalogue/pieces.ts';

type Format = 'avif' | 'jpeg' | 'png' | 'webp';

/** A picture ready to be sent, or why there is none. */
export type ImageAnswer =
  | {status: 200; body: Buffer; type: string; etag: string}
  | {status: 400 | 404; message: string};

const LARGEST = 5760;
const CROPS = {
  center: 'centre',
  top: 'top',
  bottom: 'bottom',
  left: 'left',
  right: 'right',
} as const;

/** What a request asks of a picture. */
interface Wish {
  width: number | null;
  height: number | null;
  crop: keyof typeof CROPS | null;
  format: Format;
}

/**
 * The image service: the shop's files made to measure, with the parameters of Shopify's CDN.
 * What was made once is kept in `folder`, and in memory as well.
 */
export class Images {
  private readonly folder: string | null;
  private readonly made = new Map<string, Promise<Buffer>>();

  constructor(dataDir: string | undefined) {
    this.folder = dataDir ? path.join(dataDir, 'images') : null;
  }

  /**
   * @param name file name as in the URL
   * @param query the URL's parameters: `width`, `height`, `crop`, `format`
   * @param accept the `Accept` header, which decides the format where none is asked for
   */
  async answer(name: string, query: URLSearchParams, accept: string): Promise<ImageAnswer> {
    if (!/^[\w-]+\.(webp|png|jpg)$/.test(name)) return {status: 404, message: 'Not Found'};
    const wish = wishOf(query, accept);
    if (typeof wish === 'string') return {status: 400, message: wish};
    const key = createHash('sha256')
      .update(JSON.stringify([name, wish]))
      .digest('hex')
      .slice(0, 32);
    try {
      const body = await this.body(name, wish, key);
      return {status: 200, body, type: `image/${wish.format}`, etag: `"${key}"`};
    } catch (error) {
      if (isMissing(error)) return {status: 404, message: 'Not Found'};
      throw error;
    }
  }

  private body(name: string, wish: Wish, key: string): Promise<Buffer> {
    const known = this.made.get(key);
    if (known) return known;
    const making = this.load(name, wish, key);
    // Enough for every picture of a few pages; older ones are still in the folder.
    if (this.made.size >= 500) this.made.clear();
    this.made.set(key, making);
    making.catch(() => this.made.delete(key));
    return making;
  }

  private async load(name: string, wish: Wish, key: string): Promise<Buffer> {
    const file = this.folder ? path.join(this.folder, `${key}.${wish.format}`) : null;
    if (file) {
      const kept = await readFile(file).catch(() => null);
      if (kept) return kept;
    }
    const source = await readFile(fileURLToPath(new URL(name, PICTURES)));
    const body = await transform(source, wish);
    if (file && this.folder) {
      await mkdir(this.folder, {recursive: true});
      await writeFile(file, body);
    }
    return body;
  }
}

async function transform(source: Buffer, {width, height, crop, format}: Wish): Promise<Buffer> {
  const image = sharp(source);
  if (width || height) {
    const bothGiven = width !== null && height !== null;
    const {width: ownWidth, height: ownHeight} = await image.metadata();
    // Never larger than the original: the frame shrinks until it fits, and keeps its proportions.
    const shrink = Math.min(1, ownWidth / (width ?? 1), ownHeight / (height ?? 1));
    image.resize({
      width: width ? Math.max(1, Math.round(width * shrink)) : undefined,
      height: height ? Math.max(1, Math.round(height * shrink)) : undefined,
      fit: bothGiven && crop ? 'cover' : 'inside',
      position: CROPS[crop ?? 'center'],
      withoutEnlargement: true,
    });
  }
  switch (format) {
    case 'avif':
      // Little effort: it has to be quick on two cores.
      return image.avif({quality: 55, effort: 2}).toBuffer();
    case 'jpeg':
      return image.flatten({background: '#f6f1ea'}).jpeg({quality: 82, mozjpeg: false}).toBuffer();
    case 'png':
      return image.png().toBuffer();
    case 'webp':
      return image.webp({quality: 82, effort: 2}).toBuffer();
  }
}

/** What is asked for, or the sentence that says what is wrong with it. */
function wishOf(query: URLSearchParams, accept: string): Wish | string {
  const width = pixels(query.get('width'));
  const height = pixels(query.get('height'));
  if (width === undefined || height === undefined) {
    return `width and height are whole numbers from 1 to ${LARGEST}.`;
  }
  const crop = query.get('crop');
  if (crop !== null && !isCrop(crop)) return `crop is one of ${Object.keys(CROPS).join(', ')}.`;
  const format = formatOf(query.get('format'), accept);
  if (!format) return 'format is one of avif, jpg, pjpg, png, webp.';
  return {width, height, crop, format};
}

/** The number, null where none is given, undefined where it is not allowed. */
function pixels(value: string | null): number | null | undefined {
  if (value === null || value === '') return null;
  const number = Number(value);
  return Number.isInteger(number) && number >= 1 && number <= LARGEST ? number : undefined;
}

function isCrop(value: string): value is keyof typeof CROPS {
  return value in CROPS;
}

function formatOf(asked: string | null, accept: string): Format | null {
  switch (asked) {
    case 'jpg':
    case 'jpeg':
    case 'pjpg':
      return 'jpeg';
    case 'png':
    case 'webp':
    case 'avif':
      return asked;
    case null:
      // WebP before AVIF: nearly as small here, and made in a fraction of the time.
      if (accept.includes('image/webp') || accept.includes('*/*')) return 'webp';
      if (accept.includes('image/avif')) return 'avif';
      return 'jpeg';
    default:
      return null;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
