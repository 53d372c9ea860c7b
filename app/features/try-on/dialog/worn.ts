import {UNADJUSTED} from '../engine/placement';
import type {PieceRequest} from '../engine/protocol';
import type {TryOnPiece} from '../piece';
import type {Worn} from './state';

/** A piece as it comes, not yet moved. */
export const wornOf = (piece: TryOnPiece, place: Pick<Worn, 'finger' | 'hand'> = {}): Worn => ({
  piece,
  adjustment: UNADJUSTED,
  ...place,
});

/** What the engine is asked to draw; nothing for a piece without a cut-out. */
export function requestOf({piece, adjustment, finger, hand}: Worn): PieceRequest[] {
  const {category, fit} = piece;
  return fit ? [{category, ...fit, adjustment, finger, hand}] : [];
}
