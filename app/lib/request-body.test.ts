import {expect, test} from 'vitest';
import {limitBody} from './request-body';

const kilobyte = new Uint8Array(1_024);

/** A request of so many kilobytes whose length nobody announced, and how many were taken of it. */
function streamed(path: string, kilobytes: number) {
  let taken = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (taken === kilobytes) return controller.close();
      taken += 1;
      controller.enqueue(kilobyte);
    },
  });
  const init: RequestInit & {duplex: 'half'} = {method: 'POST', body, duplex: 'half'};
  return {sent: limitBody(new Request(`https://shop.example${path}`, init)), taken: () => taken};
}

const announced = (path: string, bytes: number) =>
  limitBody(
    new Request(`https://shop.example${path}`, {
      method: 'POST',
      headers: {'Content-Length': String(bytes)},
    }),
  );

test.each([
  ['/cart.json', 256],
  ['/contact', 256],
  ['/try-on/sessions.json', 256],
  ['/try-on/generate.json', 10 * 1_024],
  ['/try-on/generate.json.data', 10 * 1_024],
])('%s takes %d kilobytes and no more, announced or counted', async (path, most) => {
  expect(announced(path, most * 1_024).tooLarge()).toBe(false);
  expect(announced(path, most * 1_024 + 1).tooLarge()).toBe(true);

  const fits = streamed(path, most);
  expect((await fits.sent.request.arrayBuffer()).byteLength).toBe(most * 1_024);
  expect(fits.sent.tooLarge()).toBe(false);

  const more = streamed(path, most + 100);
  await expect(more.sent.request.arrayBuffer()).rejects.toThrow();
  expect(more.sent.tooLarge()).toBe(true);
  // Nobody reads on for a page; the rest is read off so that the sender hears the answer.
  expect(more.taken()).toBeLessThan(most + 50);
  await more.sent.discard();
  expect(more.taken()).toBe(most + 100);
});

test('a body without an end is given up', async () => {
  const {sent, taken} = streamed('/cart.json', Number.POSITIVE_INFINITY);
  await sent.discard();
  expect(taken()).toBeLessThan(50 * 1_024);
});

test('what has no body is left as it is', async () => {
  const request = new Request('https://shop.example/rings');
  const sent = limitBody(request);
  expect(sent.request).toBe(request);
  expect(sent.tooLarge()).toBe(false);
  await sent.discard();
});
