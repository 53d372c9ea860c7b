import {describe, expect, it, vi} from 'vitest';
import type {TaskOptions} from '../engine/engine-client';
import type {Dressed, OpenScene} from '../engine/protocol';
import type {Refusal} from '../engine/scene';
import type {TryOnPiece} from '../piece';
import {createLookAhead, firstLook} from './look-ahead';

const scene = {kind: 'scene', scene: 1} as OpenScene;
const dressed: Dressed = {
  kind: 'dressed',
  picture: new Blob(['picture']),
  placements: [],
};
const photo = new Blob(['photo']);
const fit = {cutout: 'https://cdn.example/ring.png', widthMm: 20, fastening: {x: 0.5, y: 0.5}};
const piece = {category: 'rings', fit} as TryOnPiece;

type Seen = OpenScene | Refusal;

function stage(answer: () => Promise<Seen> = () => Promise.resolve(scene)) {
  const told: NonNullable<TaskOptions['onProgress']>[] = [];
  const engine = {
    open: vi.fn((_file: Blob, _category: string, options?: TaskOptions) => {
      if (options?.onProgress) told.push(options.onProgress);
      return answer();
    }),
    dress: vi.fn(() => Promise.resolve(dressed)),
    close: vi.fn(() => Promise.resolve()),
  };
  const onProgress = vi.fn();
  const options = {signal: new AbortController().signal, onProgress};
  return {engine, told, options, onProgress, ahead: createLookAhead(engine, piece)};
}

describe('looking ahead', () => {
  it('makes the picture of a photo once, and tells how far it is', async () => {
    const {ahead, engine, told, options, onProgress} = stage();
    ahead.begin(photo);
    told[0]!({step: 'reading'});
    const seen = ahead.see(photo, options);
    told[0]!({step: 'analysing'});
    expect(await seen).toEqual({kind: 'look', scene, dressed});
    expect(engine.open).toHaveBeenCalledTimes(1);
    expect(engine.dress).toHaveBeenCalledTimes(1);
    expect(onProgress.mock.calls).toEqual([[{step: 'reading'}], [{step: 'analysing'}]]);
    // The second time the scene belongs to somebody else.
    await ahead.see(photo, options);
    expect(engine.open).toHaveBeenCalledTimes(2);
  });

  it('has the picture before anybody asks for it', async () => {
    const {ahead, engine} = stage();
    ahead.begin(photo);
    await vi.waitFor(() => expect(engine.dress).toHaveBeenCalledTimes(1));
    const worn = [expect.objectContaining({category: 'rings', ...fit})];
    expect(engine.dress).toHaveBeenCalledWith(scene, worn, expect.anything());
  });

  it('puts nothing on a photo that is refused', async () => {
    const refusal: Refusal = {kind: 'refusal', reason: 'no-hand'};
    const {ahead, engine, options} = stage(() => Promise.resolve(refusal));
    ahead.begin(photo);
    expect(await ahead.see(photo, options)).toBe(refusal);
    expect(engine.dress).not.toHaveBeenCalled();
  });

  it('closes what nobody asked for', async () => {
    const {ahead, engine, options} = stage();
    ahead.begin(photo);
    const other = new Blob(['other']);
    ahead.begin(other);
    await vi.waitFor(() => expect(engine.close).toHaveBeenCalledTimes(1));
    ahead.drop();
    await vi.waitFor(() => expect(engine.close).toHaveBeenCalledTimes(2));
    await ahead.see(other, options);
    expect(engine.open).toHaveBeenCalledTimes(3);
  });

  it('tries again what failed meanwhile', async () => {
    const answers = [() => Promise.reject(new Error('offline')), () => Promise.resolve(scene)];
    const {ahead, engine, options} = stage(() => answers.shift()!());
    ahead.begin(photo);
    expect(await ahead.see(photo, options)).toMatchObject({scene});
    expect(engine.open).toHaveBeenCalledTimes(2);
  });

  it('is given up with the attempt', async () => {
    const {ahead, engine} = stage();
    const signals: (AbortSignal | undefined)[] = [];
    engine.open.mockImplementation((_file, _category, given) => {
      signals.push(given?.signal);
      return new Promise((_resolve, reject) => {
        given?.signal?.addEventListener('abort', () => reject(new Error('given up')));
      });
    });
    ahead.begin(photo);
    const attempt = new AbortController();
    const seen = ahead.see(photo, {signal: attempt.signal, onProgress: vi.fn()});
    attempt.abort();
    await expect(seen).rejects.toThrow('given up');
    expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
  });

  it('closes the photo when the piece could not be put on it', async () => {
    const {engine, options} = stage();
    engine.dress.mockRejectedValue(new Error('offline'));
    await expect(firstLook(engine, photo, piece, options)).rejects.toThrow('offline');
    expect(engine.close).toHaveBeenCalledWith(scene);
  });
});
