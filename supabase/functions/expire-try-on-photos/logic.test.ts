import assert from 'node:assert/strict';
import {photoDays} from './logic.ts';

Deno.test('photos are dropped after 90 days, or as many as are set', () => {
  assert.equal(photoDays(undefined), 90);
  assert.equal(photoDays('30'), 30);
});

Deno.test('a setting that would drop everything is an error', () => {
  for (const setting of ['0', '-1', 'soon', '1.5'])
    assert.throws(() => photoDays(setting), setting);
});
