import {describe, expect, it, vi} from 'vitest';
import type {TaskOptions} from '../engine/engine-client';
import type {OpenScene} from '../engine/protocol';
import {createLookAhead} from './look-ahead';

const scene = {kind: 'scene', scene: 1} as OpenScene;
const photo = new Blob(['photo']);

function stage(answer: () => Promise<OpenScene> = () => Promise.resolve(scene)) {
  const told: NonNullable<TaskOptions['onProgress']>[] = [];
  const engine = {
    open: vi.fn((_file: Blob, _category: string, options?: TaskOptions) => {
      if (options?.onProgress) told.push(options.onProgress);
      return answer();
    }),
    close: vi.fn(() => Promise.resolve()),
  };
  const onProgress = vi.fn();
  const options = {signal: new AbortController().signal, onProgress};
  return {engine, told, options, onProgress, ahead: createLookAhead(engine, 'rings')};
}

describe('looking ahead', () => {
  it('looks once at a photo that was chosen, and tells how far it is', async () => {
    const {ahead, engine, told, options, onProgress} = stage();
    ahead.begin(photo);
    told[0]!({step: 'reading'});
    const seen = ahead.see(photo, options);
    told[0]!({step: 'analysing'});
    expect(await seen).toBe(scene);
    expect(engine.open).toHaveBeenCalledTimes(1);
    expect(onProgress.mock.calls).toEqual([[{step: 'reading'}], [{step: 'analysing'}]]);
    // The second time the scene belongs to somebody else.
    await ahead.see(photo, options);
    expect(engine.open).toHaveBeenCalledTimes(2);
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
    expect(await ahead.see(photo, options)).toBe(scene);
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
});
