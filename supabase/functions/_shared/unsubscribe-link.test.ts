import assert from 'node:assert/strict';
import {addressOf, unsubscribeToken} from './unsubscribe-link.ts';

Deno.test('a link unsubscribes the address it was made for', async () => {
  const token = await unsubscribeToken('ani+news@example.com', 'secret');
  assert.match(token, /^[\w-]+\.[\w-]+$/);
  assert.equal(await addressOf(token, 'secret'), 'ani+news@example.com');
});

Deno.test('no other address can be put in, and no made-up link works', async () => {
  const token = await unsubscribeToken('ani@example.com', 'secret');
  const [, signature] = token.split('.');
  const [victim] = (await unsubscribeToken('nare@example.com', 'other')).split('.');
  for (const made of [`${victim}.${signature}`, victim, `${victim}.`, '', '.', 'a.b', '%.%']) {
    assert.equal(await addressOf(made ?? '', 'secret'), null, made);
  }
});
