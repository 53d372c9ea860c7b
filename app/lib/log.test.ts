import {expect, test} from 'vitest';
import {reasonOf} from './log';

test.each([
  ['an error', new Error('no answer'), 'no answer'],
  ['an answer of the database', {code: '42501', message: 'permission denied'}, 'permission denied'],
  ['a text', 'a code nobody knows', 'a code nobody knows'],
  ['nothing', null, 'null'],
])('the reason of %s', (_, error, reason) => {
  expect(reasonOf(error)).toBe(reason);
});
