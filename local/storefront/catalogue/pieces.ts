import {readFileSync} from 'node:fs';

/** The folder of the pictures that `catalogue.json` names. */
export const PICTURES = new URL('./images/', import.meta.url);

/** A picture in `catalogue.json`; the cut-outs have no role and no alternative text. */
export interface PieceImage {
  file: string;
  role?: string;
  width: number;
  height: number;
  alt?: string;
}

export interface TryOn extends PieceImage {
  widthMm: number;
  fastening: {x: number; y: number};
}

/** A piece as `catalogue.json` describes it. Prices are dollars, weights grams. */
export interface Piece {
  id: number;
  handle: string;
  title: string;
  category: string;
  material: string;
  stones: string | null;
  price: number;
  compareAtPrice: number | null;
  tags: string[];
  metalFamilies: string[];
  stoneFamilies: string[];
  care: string[];
  dimensions: string[];
  weightGrams: number;
  createdAt: string;
  unitsSold: number;
  descriptionHtml: string;
  options: {name: string; values: string[]}[];
  variants: {
    title: string;
    price: number;
    sku: string;
    available: boolean;
    inventory: number | null;
    image: string;
    options: Record<string, string>;
    tryOn?: TryOn;
  }[];
  images: PieceImage[];
  tryOn: TryOn;
}

interface CatalogueFile {
  vendor: string;
  care: Record<string, string>;
  swatches: Record<string, string>;
  products: Piece[];
  editorials: PieceImage[];
}

export interface CollectionEntry {
  id: number;
  handle: string;
  title: string;
  descriptionHtml: string;
  image: string;
  products: string[];
}

export const CATALOGUE = readJson<CatalogueFile>('catalogue.json');
export const COLLECTIONS = readJson<CollectionEntry[]>('collections.json');

/** The 24 pieces of the sample catalogue, as they are written down. */
export const PIECES: readonly Piece[] = CATALOGUE.products;

function readJson<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')) as T;
}
