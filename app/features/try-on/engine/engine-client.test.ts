import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {EngineError, createEngineClient} from './engine-client.ts';
import type {Answer, OpenScene, Request} from './protocol.ts';

/** A worker that notes what it is asked and answers when the test says so. */
class FakeWorker {
  static made: FakeWorker[] = [];
  static get only(): FakeWorker {
    expect(FakeWorker.made).toHaveLength(1);
    return FakeWorker.made[0]!;
  }

  onmessage?: (event: {data: Answer}) => void;
  onerror?: (event: {message: string; preventDefault: () => void}) => void;
  requests: Request[] = [];
  terminated = false;
  readonly url: string;

  constructor(url: string) {
    this.url = url;
    FakeWorker.made.push(this);
  }
  postMessage(request: Request) {
    this.requests.push(request);
  }
  terminate() {
    this.terminated = true;
  }
  async answer(data: Answer) {
    this.onmessage?.({data});
    // Lets the promises that wait for it run.
    await Promise.resolve();
  }
}

const photo = new Blob(['photo']);
const scene: OpenScene = {
  kind: 'scene',
  scene: 1,
  category: 'rings',
  hints: [],
  width: 10,
  height: 10,
  sites: [],
};

beforeEach(() => {
  FakeWorker.made = [];
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => vi.unstubAllGlobals());

describe('the engine client', () => {
  it('starts no worker before there is something to do', () => {
    createEngineClient();
    expect(FakeWorker.made).toHaveLength(0);
  });

  it('asks once the worker listens, and passes its answer on', async () => {
    const opening = createEngineClient('/engine.js').open(photo, 'rings', {subject: 2});
    expect(FakeWorker.only.url).toBe('/engine.js');
    expect(FakeWorker.only.requests).toEqual([]);
    await FakeWorker.only.answer({kind: 'ready'});
    expect(FakeWorker.only.requests).toEqual([
      {kind: 'open', id: 1, photo, category: 'rings', subject: 2},
    ]);
    await FakeWorker.only.answer({kind: 'done', id: 1, result: scene});
    expect(await opening).toEqual(scene);
  });

  it('tells progress and answers apart by their task', async () => {
    const client = createEngineClient();
    const onProgress = vi.fn();
    const first = client.open(photo, 'rings', {onProgress});
    const second = client.open(photo, 'bracelets');
    await FakeWorker.only.answer({kind: 'ready'});
    await FakeWorker.only.answer({kind: 'progress', id: 1, progress: {step: 'analysing'}});
    await FakeWorker.only.answer({kind: 'progress', id: 2, progress: {step: 'encoding'}});
    await FakeWorker.only.answer({kind: 'done', id: 2, result: {...scene, scene: 2}});
    await FakeWorker.only.answer({kind: 'done', id: 1, result: scene});
    expect(await first).toMatchObject({scene: 1});
    expect(await second).toMatchObject({scene: 2});
    expect(onProgress.mock.calls).toEqual([[{step: 'analysing'}]]);
  });

  it('fails with the code that the worker gives', async () => {
    const opening = createEngineClient().open(photo, 'rings');
    await FakeWorker.only.answer({kind: 'ready'});
    await FakeWorker.only.answer({kind: 'failed', id: 1, code: 'bad-photo', message: 'no'});
    await expect(opening).rejects.toMatchObject({name: 'EngineError', code: 'bad-photo'});
  });

  it('gives up at once when told to, and tells the worker', async () => {
    const controller = new AbortController();
    const opening = createEngineClient().open(photo, 'rings', {signal: controller.signal});
    await FakeWorker.only.answer({kind: 'ready'});
    controller.abort(new Error('closed'));
    await expect(opening).rejects.toThrow('closed');
    expect(FakeWorker.only.requests.at(-1)).toEqual({kind: 'cancel', id: 1});
    // What came of it nevertheless is nobody's.
    await FakeWorker.only.answer({kind: 'done', id: 1, result: scene});
    expect(FakeWorker.only.requests.at(-1)).toEqual({kind: 'close', id: 2, scene: scene.scene});
  });

  it('has cut-outs fetched, and waits for nothing', async () => {
    const piece = {
      category: 'rings' as const,
      cutout: 'https://cdn.example/ring.png',
      widthMm: 20,
      fastening: {x: 0.5, y: 0.5},
    };
    createEngineClient().preparePieces([piece]);
    await FakeWorker.only.answer({kind: 'ready'});
    expect(FakeWorker.only.requests).toEqual([{kind: 'prepare-pieces', pieces: [piece]}]);
  });

  it('asks nothing when it was told to give up before', async () => {
    const opening = createEngineClient().open(photo, 'rings', {signal: AbortSignal.abort()});
    await expect(opening).rejects.toThrow();
    expect(FakeWorker.made).toHaveLength(0);
  });

  it('fails everything under way when the worker breaks, and starts another one', async () => {
    const client = createEngineClient();
    const opening = client.open(photo, 'rings');
    FakeWorker.only.onerror?.({message: 'blocked', preventDefault: () => {}});
    await expect(opening).rejects.toEqual(new EngineError('unsupported', 'blocked'));
    expect(FakeWorker.only.terminated).toBe(true);
    void client.open(photo, 'rings').catch(() => {});
    expect(FakeWorker.made).toHaveLength(2);
    client.stop();
  });
});
