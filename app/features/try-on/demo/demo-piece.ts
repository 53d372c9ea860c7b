import type {Category} from '~/lib/product-path';
import type {PieceRequest} from '../engine/protocol';
import type {TryOnPiece} from '../piece';

/** A piece of the demo: how it looks in a row, where it lives, and what the engine needs of it. */
export interface DemoPiece extends Pick<TryOnPiece, 'id' | 'title' | 'path' | 'image'> {
  request: PieceRequest;
}

export interface DemoShelf {
  category: Category;
  pieces: DemoPiece[];
}
