import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {prepareCutout, type Cutout} from '../../app/features/try-on/engine/piece.ts';
import type {Category} from '../../app/features/try-on/engine/models.ts';
import type {PieceRequest} from '../../app/features/try-on/engine/protocol.ts';
import {PROJECT, readPixels} from './node-engine.ts';

interface TryOn {
  file: string;
  widthMm: number;
  fastening: {x: number; y: number};
}

interface Catalogue {
  products: {
    handle: string;
    category: Category;
    tryOn?: TryOn;
    variants?: {tryOn?: TryOn}[];
  }[];
}

export interface SamplePiece {
  /** The cut-out's file name without its ending. */
  name: string;
  cutout: Cutout;
}

export const SAMPLE_CATALOGUE = path.join(PROJECT, 'local/storefront/catalogue');

type Entry = TryOn & {category: Category};

/** Every cut-out of the sample catalogue, each once, variants included. */
async function entries(directory: string): Promise<Entry[]> {
  const catalogue = JSON.parse(
    await readFile(path.join(directory, 'catalogue.json'), 'utf8'),
  ) as Catalogue;
  const found = new Map<string, Entry>();
  for (const {category, tryOn, variants = []} of catalogue.products) {
    for (const entry of [tryOn, ...variants.map((variant) => variant.tryOn)]) {
      if (entry) found.set(entry.file, {...entry, category});
    }
  }
  return [...found.values()];
}

export const samplePieces = async (directory = SAMPLE_CATALOGUE): Promise<SamplePiece[]> =>
  Promise.all(
    (await entries(directory)).map(async ({file, category, widthMm, fastening}) => ({
      name: path.basename(file, '.webp').replace(/-cutout$/, ''),
      cutout: prepareCutout({
        category,
        picture: await readPixels(path.join(directory, 'images', file)),
        widthMm,
        fastening,
      }),
    })),
  );

/** The same as a page would ask the worker for them, with the addresses of their cut-outs. */
export const sampleRequests = async (
  directory: string,
  imagesUrl: string,
): Promise<PieceRequest[]> =>
  (await entries(directory)).map(({file, category, widthMm, fastening}) => ({
    category,
    cutout: imagesUrl + file,
    widthMm,
    fastening,
  }));
