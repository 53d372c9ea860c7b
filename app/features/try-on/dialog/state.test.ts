import {expect, test} from 'vitest';
import {
  closed,
  tryOnReducer,
  type Look,
  type Photo,
  type TryOnEvent,
  type TryOnState,
} from './state';

const file = new Blob();
const photo: Photo = {id: null, file, source: file, url: 'blob:photo', group: 'group'};
const look: Look = {
  worn: [],
  picture: new Blob(),
  url: 'blob:look',
  placements: [],
  engine: 'device',
};
const run = (state: TryOnState, ...events: TryOnEvent[]) => events.reduce(tryOnReducer, state);
const dressed = (run: number) =>
  ({type: 'dressed', run, scene: null, look, generating: false}) as const;

const processing = run(closed, {type: 'new-photo'}, {type: 'chosen', photo}, {type: 'start'});
const result = run(processing, dressed(1));

test('select, guide, upload, processing, result', () => {
  expect(closed.step).toBe('select');
  const guide = run(closed, {type: 'new-photo'});
  expect(guide.step).toBe('guide');
  const upload = run(guide, {type: 'reading'}, {type: 'chosen', photo});
  expect(upload).toMatchObject({step: 'upload', photo});
  expect(run(upload, {type: 'start'})).toMatchObject({step: 'processing', photo, run: 1});
  expect(result).toMatchObject({step: 'result', look, keeping: {state: 'saving'}});
});

test('a saved photo goes straight to the upload preview', () => {
  expect(run(closed, {type: 'chosen', photo}).step).toBe('upload');
});

test('Choose Another returns to the guide, Try Another to the saved photos', () => {
  const upload = run(closed, {type: 'chosen', photo});
  expect(run(upload, {type: 'choose-another'})).toMatchObject({step: 'guide', notice: null});
  expect(run(result, {type: 'try-another'}).step).toBe('select');
});

test('Close resets everything from every step', () => {
  for (const state of [run(closed, {type: 'new-photo'}), processing, result]) {
    const {run: after, ...rest} = run(state, {type: 'close'});
    expect(rest).toEqual({step: 'select'});
    expect(after).toBeGreaterThan(state.run);
  }
});

test('an error returns to upload with its message, a refusal to the guide with its reason', () => {
  expect(run(processing, {type: 'failed', run: 1, message: 'No luck'})).toMatchObject({
    step: 'upload',
    photo,
    notice: {message: 'No luck'},
  });
  const notice = {title: 'Too dark', message: 'More light'};
  expect(run(processing, {type: 'refused', run: 1, notice})).toMatchObject({step: 'guide', notice});
});

test('a rejected file stays in the guide, and the next one takes the notice away', () => {
  const notice = {title: 'File too large', message: 'Please select an image under 10MB'};
  const rejected = run(closed, {type: 'new-photo'}, {type: 'rejected', notice});
  expect(rejected).toMatchObject({step: 'guide', notice, busy: false});
  expect(run(rejected, {type: 'reading'})).toMatchObject({busy: true, notice: null});
});

test('one of several people is chosen, then processing goes on', () => {
  const choices = [{x: 0, y: 0, width: 0.2, height: 0.3}];
  const choose = run(processing, {type: 'several-people', run: 1, choices});
  expect(choose).toMatchObject({step: 'choose', choices});
  expect(run(choose, {type: 'start'})).toMatchObject({step: 'processing', run: 2});
});

test('answers to an attempt that was given up change nothing', () => {
  const again = run(processing, {type: 'failed', run: 1, message: 'x'}, {type: 'start'});
  expect(run(again, dressed(1))).toBe(again);
  const shut = run(processing, {type: 'close'});
  expect(run(shut, dressed(1), {type: 'failed', run: 1, message: 'late'})).toBe(shut);
});

test('another piece on the same photo keeps the picture until the next one is there', () => {
  const busy = run(result, {type: 'dressing'});
  expect(busy).toMatchObject({step: 'result', busy: true, look});
  const other = {...look, url: 'blob:other'};
  expect(run(busy, {...dressed(busy.run), look: other})).toMatchObject({busy: false, look: other});
  expect(run(busy, {type: 'not-dressed', run: busy.run, message: 'x'})).toMatchObject({
    busy: false,
    look,
    notice: {message: 'x'},
  });
});

test('the picture stays when it cannot be kept, or when the generative one fails', () => {
  const unkept = {state: 'failed', sessionId: null} as const;
  expect(run(result, {type: 'keeping', run: 1, keeping: unkept})).toMatchObject({
    step: 'result',
    look,
    keeping: unkept,
  });
  const generating = run(processing, {...dressed(1), generating: true});
  expect(run(generating, {type: 'not-generated', run: 1, message: 'x'})).toMatchObject({
    look,
    generating: false,
    notice: {message: 'x'},
  });
  const made = {...look, engine: 'generative' as const};
  expect(run(generating, {type: 'generated', run: 1, look: made})).toMatchObject({look: made});
});

test('events that do not fit the step change nothing', () => {
  expect(run(closed, {type: 'start'})).toBe(closed);
  expect(run(result, {type: 'chosen', photo})).toBe(result);
  expect(run(closed, {type: 'dressing'})).toBe(closed);
});
