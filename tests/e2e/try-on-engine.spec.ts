import type {Answer} from '../../app/features/try-on/engine/protocol.ts';
import {expect, test} from './test.ts';

test('the try-on engine starts on a page of the shop and sees a hand', async ({page}) => {
  await page.goto('/');
  const answer = await page.evaluate(async () => {
    const photo = await (await fetch('/try-on/demo/hand.webp')).blob();
    const worker = new Worker('/try-on/engine.js', {type: 'module'});
    return new Promise<Answer>((resolve, reject) => {
      worker.onerror = (event) => reject(new Error(event.message || 'The worker did not start'));
      worker.onmessage = ({data}: MessageEvent<Answer>) => {
        if (data.kind === 'ready') {
          worker.postMessage({kind: 'open', id: 1, photo, category: 'rings'});
        } else if (data.kind !== 'progress') {
          resolve(data);
        }
      };
    });
  });
  expect(answer).toMatchObject({
    kind: 'done',
    result: {kind: 'scene', category: 'rings', width: 1200, height: 1500},
  });
});
