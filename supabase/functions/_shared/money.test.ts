import assert from 'node:assert/strict';
import {formatPrice} from './money.ts';

Deno.test("a price is told as the shop's pages tell it", () => {
  assert.equal(formatPrice(4200, 'USD'), '$4,200');
  assert.equal(formatPrice(4200.5, 'USD'), '$4,200.50');
  assert.equal(formatPrice(0, 'USD'), 'Price on Request');
});
