import type {CartLineItem} from '~/features/bag/cart';
import type {Money} from '~/lib/money';
import type {Category} from '~/lib/product-path';

/** A piece as the try-on knows it. */
export interface TryOnPiece {
  /** The store's product id. */
  id: string;
  /** Its number: what try-ons are kept under. */
  plainId: string;
  title: string;
  category: Category;
  /** Its page. */
  path: string;
  image: {url: string; alt: string} | null;
  price: Money | null;
  /** What goes into the bag; null when it cannot be bought just now. */
  item: CartLineItem | null;
  /** How it is worn; null for a piece without a cut-out. */
  fit: Fit | null;
}

/** A cut-out and its measure, as `docs/try-on-cut-outs.md` describes them. */
export interface Fit {
  cutout: string;
  widthMm: number;
  /** Fractions of the cut-out's width and height. */
  fastening: {x: number; y: number};
}
