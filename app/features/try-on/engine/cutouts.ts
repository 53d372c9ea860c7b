import {decode} from './codec.ts';
import {Failure} from './failure.ts';
import {CUTOUT_SIDE} from './image.ts';
import {fetchOk} from './model-files.ts';
import {prepareCutout, type Cutout} from './piece.ts';
import type {PieceRequest} from './protocol.ts';

/** Cut-outs kept ready: more than one `Try More` row, at about 10 MB each. */
const MOST_CUTOUTS = 12;

/** Fetches the cut-outs of pieces and keeps the latest ones. */
export function cutoutReader(): (piece: PieceRequest) => Promise<Cutout> {
  const cutouts = new Map<string, Promise<Cutout>>();
  return ({cutout: url, ...piece}) => {
    const key = JSON.stringify([url, piece.category, piece.widthMm, piece.fastening]);
    const known = cutouts.get(key);
    // Taken out and put in again, it becomes the youngest.
    cutouts.delete(key);
    const cutout = known ?? readCutout(url, piece);
    cutouts.set(key, cutout);
    cutout.catch(() => cutouts.delete(key));
    const [oldest] = cutouts.keys();
    if (cutouts.size > MOST_CUTOUTS && oldest) cutouts.delete(oldest);
    return cutout;
  };
}

async function readCutout(url: string, piece: Omit<PieceRequest, 'cutout'>): Promise<Cutout> {
  const response = await fetchOk(url);
  try {
    const picture = await decode(await response.blob(), CUTOUT_SIDE);
    return prepareCutout({...piece, picture});
  } catch (error) {
    throw new Failure('bad-piece', error);
  }
}
