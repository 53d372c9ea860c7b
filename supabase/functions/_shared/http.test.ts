import assert from 'node:assert/strict';
import * as v from 'valibot';
import {endpoint, HttpError, json, readJson} from './http.ts';

Deno.env.set('SITE_URL', 'https://shop.example/');
const address = 'https://project.example/functions/v1/thing';
const post = (body: BodyInit, headers = {}) =>
  new Request(address, {method: 'POST', body, headers});
const quiet = endpoint({
  methods: ['POST'],
  failure: 'It did not work.',
  handle: async (request) =>
    json(await readJson(request, v.object({name: v.string('A name.')}), 30)),
});

Deno.test('a call from the shop is answered and may be read there', async () => {
  const response = await quiet(post('{"name":"Ani"}', {origin: 'https://shop.example'}));
  assert.deepEqual(await response.json(), {name: 'Ani'});
  assert.equal(response.headers.get('access-control-allow-origin'), 'https://shop.example');
  assert.equal(response.headers.get('cache-control'), 'no-store');
});

Deno.test('a call from another site is refused', async () => {
  for (const origin of ['https://evil.example', 'null', 'https://shop.example.evil.example']) {
    const response = await quiet(post('{"name":"Ani"}', {origin}));
    assert.equal(response.status, 403);
    assert.equal(response.headers.get('access-control-allow-origin'), null);
  }
});

Deno.test('a server calls without an origin; a browser asks first', async () => {
  assert.equal((await quiet(post('{"name":"Ani"}'))).status, 200);
  const asked = new Request(address, {
    method: 'OPTIONS',
    headers: {origin: 'https://shop.example'},
  });
  const response = await quiet(asked);
  assert.equal(response.status, 204);
  assert.match(response.headers.get('access-control-allow-headers') ?? '', /x-client-key/);
});

Deno.test('other methods, other bodies and larger ones are refused in words', async () => {
  const statuses = new Map([
    [new Request(address), 405],
    [post('name=Ani'), 400],
    [post(''), 400],
    [post('{"name":1}'), 400],
    [post(`{"name":"${'x'.repeat(40)}"}`), 413],
  ]);
  for (const [request, status] of statuses) {
    const response = await quiet(request);
    assert.equal(response.status, status);
    assert.equal(typeof (await response.json()).error, 'string');
  }
});

Deno.test('a body is not believed to be as small as it says, nor read further than needed', async () => {
  let sent = 0;
  const endless = new ReadableStream({
    pull(controller) {
      sent += 1;
      controller.enqueue(new Uint8Array(20));
    },
  });
  assert.equal((await quiet(post(endless))).status, 413);
  assert.ok(sent < 10);
});

Deno.test('what goes wrong inside stays inside', async () => {
  const logged: unknown[] = [];
  const {error} = console;
  console.error = (...args) => logged.push(args);
  const broken = endpoint({
    methods: ['POST'],
    failure: 'It did not work.',
    handle: () => Promise.reject(new Error('password of the database')),
  });
  const response = await broken(post('{}'));
  console.error = error;
  assert.equal(response.status, 500);
  assert.deepEqual(await response.json(), {error: 'It did not work.'});
  assert.equal(logged.length, 1);
});

Deno.test('an error may carry headers', async () => {
  const busy = endpoint({
    methods: ['POST'],
    failure: '',
    handle: () => Promise.reject(new HttpError(429, 'Later.', {'Retry-After': '60'})),
  });
  const response = await busy(post('{}'));
  assert.equal(response.headers.get('retry-after'), '60');
});
