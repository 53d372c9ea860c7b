import type {HandSide} from '../engine/hand';
import type {Adjustment, Placement} from '../engine/placement';
import type {OpenScene} from '../engine/protocol';
import type {Finger} from '../engine/rings';
import type {Choice} from '../engine/scene';
import type {TryOnPiece} from '../piece';
import type {Stage} from './progress';

/** A photo that a piece is tried on. */
export interface Photo {
  /** The kept photo's row; null until a new one has been kept. */
  id: string | null;
  file: Blob;
  /** What the engine looks at: the file as it was chosen, when it was made smaller for sending. */
  source: Blob;
  /** Shows it; revoked when the dialog is done with it. */
  url: string;
  /** The try-ons of one photo share a group. */
  group: string;
}

/** Something to tell the shopper where they look. */
export interface Notice {
  title?: string;
  message: string;
}

/** A piece with what was chosen and changed for it. */
export interface Worn {
  piece: TryOnPiece;
  adjustment: Adjustment;
  finger?: Finger;
  hand?: HandSide;
}

/** A finished picture: one piece, or several rings at once, of which the last is being tried on. */
export interface Look {
  worn: Worn[];
  picture: Blob;
  url: string;
  /** Where each piece lies on the picture; nothing where it was not drawn here. */
  placements: Placement[][];
  engine: 'device' | 'generative';
}

/** Where a picture is on its way into the shopper's account. */
export type Keeping = {state: 'saving' | 'failed' | 'kept'; sessionId: string | null};

export type Step =
  | {step: 'select'}
  | {step: 'guide'; busy: boolean; notice: Notice | null}
  | {step: 'upload'; photo: Photo; notice: Notice | null}
  | {step: 'processing'; photo: Photo; stage: Stage}
  /** Several people are on the photo: which one? */
  | {step: 'choose'; photo: Photo; choices: Choice[]}
  | {
      step: 'result';
      photo: Photo;
      /** What was seen on the photo; null where only the generative engine worked. */
      scene: OpenScene | null;
      look: Look;
      keeping: Keeping;
      /** Another picture is being made; this one stays until then. */
      busy: boolean;
      /** The generative engine is at work; its picture will take this one's place. */
      generating: boolean;
      notice: Notice | null;
    };

/** `run` tells the answers of an attempt that was given up from those that are waited for. */
export type TryOnState = Step & {run: number};

export type TryOnEvent =
  | {type: 'new-photo'}
  | {type: 'reading'}
  | {type: 'rejected'; notice: Notice}
  | {type: 'chosen'; photo: Photo}
  | {type: 'choose-another'}
  | {type: 'start'}
  | {type: 'stage'; run: number; stage: Stage}
  | {type: 'several-people'; run: number; choices: Choice[]}
  | {type: 'refused'; run: number; notice: Notice}
  | {type: 'failed'; run: number; message: string}
  | {type: 'dressing'}
  | {type: 'dressed'; run: number; scene: OpenScene | null; look: Look; generating: boolean}
  | {type: 'not-dressed'; run: number; message: string}
  | {type: 'generated'; run: number; look: Look}
  | {type: 'not-generated'; run: number; message: string}
  | {type: 'keeping'; run: number; keeping: Keeping}
  | {type: 'try-another'}
  | {type: 'close'};

export const closed: TryOnState = {step: 'select', run: 0};

const guide = (notice: Notice | null = null) => ({step: 'guide', busy: false, notice}) as const;

/** The steps of the dialog. An event that does not fit the step, or the run, changes nothing. */
export function tryOnReducer(state: TryOnState, event: TryOnEvent): TryOnState {
  if ('run' in event && event.run !== state.run) return state;
  const next = nextStep(state, event);
  if (!next) return state;
  return {...next, run: 'run' in next ? next.run : state.run};
}

function nextStep(state: TryOnState, event: TryOnEvent): Step | TryOnState | null {
  const {run} = state;
  switch (event.type) {
    case 'new-photo':
      return state.step === 'select' ? guide() : null;
    case 'reading':
      return state.step === 'guide' ? {...state, busy: true, notice: null} : null;
    case 'rejected':
      return state.step === 'guide' ? guide(event.notice) : null;
    case 'chosen':
      return state.step === 'guide' || state.step === 'select'
        ? {step: 'upload', photo: event.photo, notice: null}
        : null;
    case 'choose-another':
      return state.step === 'upload' || state.step === 'choose' ? guide() : null;
    case 'start':
      return state.step === 'upload' || state.step === 'choose'
        ? {step: 'processing', photo: state.photo, stage: {part: 'start', done: 0}, run: run + 1}
        : null;
    case 'stage':
      return state.step === 'processing' ? {...state, stage: event.stage} : null;
    case 'several-people':
      return state.step === 'processing'
        ? {step: 'choose', photo: state.photo, choices: event.choices}
        : null;
    case 'refused':
      return state.step === 'processing' ? guide(event.notice) : null;
    case 'failed':
      return state.step === 'processing'
        ? {step: 'upload', photo: state.photo, notice: {message: event.message}}
        : null;
    case 'try-another':
      return {step: 'select', run: run + 1};
    case 'close':
      return {...closed, run: run + 1};
    default:
      return nextResult(state, event);
  }
}

type ResultEvent = Extract<
  TryOnEvent,
  {type: 'dressing' | 'dressed' | 'not-dressed' | 'generated' | 'not-generated' | 'keeping'}
>;

const saving: Keeping = {state: 'saving', sessionId: null};

function nextResult(state: TryOnState, event: ResultEvent): Step | TryOnState | null {
  if (event.type === 'dressed') {
    if (state.step !== 'processing' && state.step !== 'result') return null;
    const {photo} = state;
    const {scene, look, generating} = event;
    return {
      step: 'result',
      photo,
      scene,
      look,
      keeping: saving,
      busy: false,
      generating,
      notice: null,
    };
  }
  if (state.step !== 'result') return null;
  switch (event.type) {
    case 'dressing':
      return {...state, busy: true, generating: false, notice: null, run: state.run + 1};
    case 'not-dressed':
      return {...state, busy: false, notice: {message: event.message}};
    case 'generated':
      return {...state, look: event.look, generating: false};
    case 'not-generated':
      return {...state, generating: false, notice: {message: event.message}};
    case 'keeping':
      return {
        ...state,
        keeping: event.keeping,
      };
  }
}
