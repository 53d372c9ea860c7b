import assert from 'node:assert/strict';
import {fromBase64, isSameSecret, isSigned, newToken, sha256, sign} from './secrets.ts';

Deno.test('tokens are long, safe in an address and never the same', () => {
  const tokens = Array.from({length: 50}, newToken);
  assert.equal(new Set(tokens).size, 50);
  for (const token of tokens) assert.match(token, /^[\w-]{43}$/);
});

Deno.test('sha256 is in hex', async () => {
  const ofAbc = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
  assert.equal(await sha256('abc'), ofAbc);
});

Deno.test('a signature holds for its message and its secret only', async () => {
  const signature = await sign('message', 'secret');
  assert.equal(await isSigned('message', signature, 'secret'), true);
  assert.equal(await isSigned('message.', signature, 'secret'), false);
  assert.equal(await isSigned('message', signature, 'other'), false);
  assert.equal(await isSigned('message', signature.slice(1), 'secret'), false);
  assert.equal(await isSigned('message', '', 'secret'), false);
  assert.equal(await isSigned('message', '%not base64%', 'secret'), false);
});

Deno.test('a signature in standard base64, as Shopify sends it, holds too', async () => {
  const bytes = fromBase64(await sign('body', 'secret'));
  const standard = btoa(String.fromCharCode(...(bytes ?? [])));
  assert.equal(await isSigned(new TextEncoder().encode('body'), standard, 'secret'), true);
});

Deno.test('secrets are the same or not', async () => {
  assert.equal(await isSameSecret('sb_secret_a', 'sb_secret_a'), true);
  assert.equal(await isSameSecret('sb_secret_a', 'sb_secret_b'), false);
  assert.equal(await isSameSecret('', 'sb_secret_b'), false);
});
