import type {Category} from './models.ts';
import type {Adjustment, Placement} from './placement.ts';
import type {HandSide} from './hand.ts';
import type {Finger} from './rings.ts';
import type {Hint, Refusal} from './scene.ts';
import type {SceneJson} from './scene-json.ts';

/** What the page and the engine's worker say to each other. */

/** A piece as the page knows it; the worker fetches and keeps its cut-out. */
export interface PieceRequest {
  category: Category;
  /** Address of the cut-out; its server must allow being read from here. */
  cutout: string;
  widthMm: number;
  fastening: {x: number; y: number};
  adjustment?: Adjustment;
  finger?: Finger;
  hand?: HandSide;
}

export type Task =
  /** Fetches the models for a category, before there is a photo. */
  | {kind: 'prepare'; category: Category}
  /** Looks at a photo; everything after needs only the number of the scene. */
  | {kind: 'open'; photo: Blob; category: Category; subject?: number}
  /** Takes over what was seen on this very picture beforehand. */
  | {kind: 'recall'; photo: Blob; scene: SceneJson}
  /** The photo with pieces on it, as a JPEG file for keeping. */
  | {kind: 'dress'; scene: number; pieces: PieceRequest[]}
  /** The same as a bitmap, to be shown while a piece is dragged. */
  | {kind: 'preview'; scene: number; pieces: PieceRequest[]}
  | {kind: 'close'; scene: number};

export type Request =
  | (Task & {id: number})
  | {kind: 'cancel'; id: number}
  /** Fetches cut-outs before there is anything to put them on. Nobody waits for an answer. */
  | {kind: 'prepare-pieces'; pieces: PieceRequest[]};

/** What can be worn where on an opened photo. */
export interface OpenScene {
  kind: 'scene';
  scene: number;
  category: Category;
  hints: Hint[];
  /** Size of the pictures that come out, in pixels. */
  width: number;
  height: number;
  /** Rings: the fingers that are seen. Bracelets: the wrists. */
  sites: {hand: HandSide; finger?: Finger}[];
}

export interface Dressed<Picture extends Blob | ImageBitmap = Blob> {
  kind: 'dressed';
  picture: Picture;
  /** For each piece where it lies on the picture. */
  placements: Placement[][];
}

/** What each kind of task comes to. */
export interface Results {
  prepare: null;
  open: OpenScene | Refusal;
  recall: OpenScene;
  dress: Dressed;
  preview: Dressed<ImageBitmap>;
  close: null;
}

export type Result = Results[Task['kind']];

/** How far a task has come; bytes are those of the models, decoded. */
export type Progress =
  | {step: 'models'; loaded: number; total: number}
  | {step: 'reading' | 'analysing' | 'compositing' | 'encoding'};

export type FailureCode =
  /** This browser cannot run the engine. */
  | 'unsupported'
  /** A model or a cut-out could not be fetched: try again. */
  | 'network'
  /** The photo is no picture that this browser can read. */
  | 'bad-photo'
  /** The cut-out or its size is wrong. */
  | 'bad-piece'
  /** The scene was closed. */
  | 'no-scene'
  | 'internal';

export type Answer =
  /** Sent once, when the worker listens. */
  | {kind: 'ready'}
  | {kind: 'progress'; id: number; progress: Progress}
  | {kind: 'done'; id: number; result: Result}
  | {kind: 'failed'; id: number; code: FailureCode; message: string};
