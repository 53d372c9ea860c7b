import {describe, expect, it} from 'vitest';
import type {ModelName, Runtime} from './models.ts';
import {rehearse} from './rehearsal.ts';

const body = {width: 64, height: 80, data: new Uint8ClampedArray(64 * 80 * 4)};
/** Scores far below zero everywhere: the detector sees no face. */
const nothing = new Float32Array(896 * 17).fill(-100);

/** A runtime that notes which models were run, and sees nothing. */
function blind() {
  const asked: ModelName[] = [];
  const runtime: Runtime = {
    load: () => Promise.resolve(),
    run(model) {
      asked.push(model);
      return Promise.resolve(new Map([['answer', nothing]]));
    },
  };
  return {runtime, asked};
}

describe('a rehearsal', () => {
  it('ends quietly when its picture is no use', async () => {
    const {runtime, asked} = blind();
    await rehearse(runtime, 'necklaces', body, () => false);
    expect(asked).toEqual(['facemesh-detection-short']);
  });

  it('runs no model any more once somebody waits, also when they came just before', async () => {
    const {runtime, asked} = blind();
    let isOver = false;
    setTimeout(() => (isOver = true));
    await expect(rehearse(runtime, 'necklaces', body, () => isOver)).rejects.toThrow('over');
    expect(asked).toEqual([]);
  });
});
