import assert from 'node:assert/strict';
import * as v from 'valibot';
import {email, line, shopifyId} from './fields.ts';

Deno.test('an address is trimmed and in lower case', () => {
  assert.equal(v.parse(email, '  Ani@Example.COM '), 'ani@example.com');
});

Deno.test('no address is told apart from a wrong one', () => {
  const told = (input: unknown) => v.safeParse(email, input).issues?.[0].message;
  assert.equal(told('  '), 'Please enter your email address.');
  assert.equal(told(undefined), 'Please enter your email address.');
  assert.equal(told('nowhere'), 'Please enter a valid email address.');
  assert.equal(told('a@b.co\nBcc: everyone@example.com'), 'Please enter a valid email address.');
  assert.equal(told(`${'a'.repeat(250)}@example.com`), 'This email address is too long.');
});

Deno.test('a line stays one line', () => {
  assert.equal(v.parse(line(50, ''), ' Ani\r\nBcc: x@y.z '), 'Ani Bcc: x@y.z');
});

Deno.test('a Shopify id is a number, alone or in a global id of its kind', () => {
  const product = shopifyId('Product');
  assert.equal(v.parse(product, 'gid://shopify/Product/42'), '42');
  assert.equal(v.parse(product, '42'), '42');
  assert.equal(v.parse(product, 42), '42');
  for (const other of ['gid://shopify/ProductVariant/42', '', '0', '-1', '4.2', '42; drop', null]) {
    assert.equal(v.is(product, other), false, String(other));
  }
});
