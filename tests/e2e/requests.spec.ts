import {expect, test} from './test.ts';

/** What the server answers to requests that no page of the shop sends. */

test('more than an address takes is refused before anybody reads it', async ({request, stack}) => {
  const Origin = stack.url;
  const send = (path: string, megabytes: number, headers: Record<string, string> = {}) =>
    request.post(path, {
      data: Buffer.alloc(megabytes * 1_000_000, '['),
      headers: {Origin, 'Content-Type': 'application/json', ...headers},
    });
  const before = stack.log.length;
  for (const [path, megabytes] of [
    ['/try-on/generate.json', 20],
    ['/try-on/sessions.json', 1],
    ['/cart.json', 1],
    ['/contact', 1],
  ] as const) {
    const refusal = await send(path, megabytes);
    expect([refusal.status(), await refusal.text()], path).toEqual([
      413,
      'This is more than the shop takes at once.',
    ]);
  }
  // A photo's worth is taken, but of nobody who is not signed in.
  expect((await send('/try-on/generate.json', 9)).status()).toBe(401);
  expect((await send('/cart.json', 0.1, {Origin: 'https://evil.example'})).status()).toBe(403);
  expect((await request.get('/')).status()).toBe(200);
  expect(stack.log.slice(before).filter((line) => !/^\s+(GET|POST)\b/.test(line))).toEqual([]);
});

test('a method that an address does not answer is refused without a stack in the log', async ({
  request,
  stack,
}) => {
  const before = stack.log.length;
  for (const path of ['cart', 'wishlist', 'newsletter', 'try-on/sessions', 'try-on/generate']) {
    for (const method of ['GET', 'HEAD']) {
      const refusal = await request.fetch(`/${path}.json`, {method});
      expect([refusal.status(), refusal.headers().allow], path).toEqual([405, 'POST']);
    }
  }
  for (const path of ['/', '/pieces.json', '/rings', '/portal', '/nowhere']) {
    const refusal = await request.post(path, {headers: {Origin: stack.url}});
    expect([refusal.status(), refusal.headers().allow], path).toEqual([405, 'GET, HEAD']);
  }
  await expect.poll(() => stack.log.slice(before).join('\n')).toContain('/nowhere');
  expect(stack.log.slice(before).filter((line) => !/^\s+(GET|HEAD|POST)\b/.test(line))).toEqual([]);
});

test('nobody’s calls are passed on to the store', async ({request, stack}) => {
  for (const path of ['/api/2026-04/graphql.json', '/api/mcp']) {
    const data = {query: '{shop {name}}'};
    const answer = await request.post(path, {data, headers: {Origin: stack.url}});
    expect(answer.status(), path).toBe(405);
    expect((await request.get(path)).status(), path).toBe(404);
  }
  const page = await request.get('/our-story', {headers: {Accept: 'text/html'}});
  expect(page.headers()['server-timing']).toBeUndefined();
});
