import type {WristSite} from './bracelets.ts';
import type {Ear} from './earrings.ts';
import type {Pixels} from './image.ts';
import type {Light, Texture} from './light.ts';
import type {Mask} from './mask.ts';
import type {Neck} from './necklaces.ts';
import type {FingerSite} from './rings.ts';

/** Everything about a photo that dressing it needs: found once, then used for every piece. */
export type Scene = EarringScene | NecklaceScene | RingScene | BraceletScene;

interface Seen {
  kind: 'scene';
  photo: Pixels;
  light: Light;
  texture: Texture;
  /** What would make a better photo, although this one will do. */
  hints: Hint[];
}

export interface EarringScene extends Seen {
  category: 'earrings';
  pxPerMm: number;
  /** Tilt of the head, clockwise, in radians. */
  roll: number;
  ears: Ear[];
  person: Mask | null;
  /** Hair and cheeks that hide what hangs behind them. */
  inFront: Mask | null;
}

export interface NecklaceScene extends Seen {
  category: 'necklaces';
  neck: Neck;
  person: Mask | null;
  /** Chin and hair that hide what lies behind them. */
  inFront: Mask | null;
}

export interface RingScene extends Seen {
  category: 'rings';
  fingers: FingerSite[];
}

export interface BraceletScene extends Seen {
  category: 'bracelets';
  wrists: WristSite[];
}

export type Hint =
  /** Hair covers an ear: the piece is drawn over it. */
  | 'hair-over-ear'
  /** Only one ear is seen. */
  | 'one-ear'
  /** Something other than skin covers the neck. */
  | 'covered-neck'
  /** Where the necklace lies was told by the head alone. */
  | 'hidden-shoulders'
  /** Brighter than `too-dark`, yet dim. */
  | 'dim-light';

/** A part of the photo, in fractions of its width and height. */
export interface Choice {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Why a photo cannot be used, with what was measured; lengths in photo pixels. */
export type Refusal = {kind: 'refusal'} & (
  | {reason: 'no-face'}
  | {reason: 'no-hand'}
  /** Ask again with the number of one of the choices, which run from left to right. */
  | {reason: 'several-people'; choices: Choice[]}
  | {reason: 'turned-away'; part: 'face' | 'body'; degrees: number; limit: number}
  | {reason: 'too-small'; pxPerMm: number; needed: number}
  | {reason: 'too-dark'; brightness: number; needed: number}
  | {reason: 'no-ear-visible'}
  | {reason: 'no-neck-visible'}
  | {reason: 'palm-side'}
  | {reason: 'no-finger-visible'}
  | {reason: 'no-wrist-visible'}
);
