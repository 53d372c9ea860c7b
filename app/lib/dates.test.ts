import {expect, test} from 'vitest';
import {formatDate, formatDateTime} from './dates';

test('dates are written as "MMM d, yyyy", by the clock of the house', () => {
  expect(formatDate('2026-11-03T20:00:00Z')).toBe('Nov 3, 2026');
  expect(formatDate('2026-11-03T05:00:00Z')).toBe('Nov 2, 2026');
  expect(formatDateTime('2026-07-01T22:14:00Z')).toMatch(/^Jul 1, 2026, 3:14\sPM$/);
});

test('what is no date is left out', () => {
  expect(formatDate('soon')).toBe('');
  expect(formatDateTime('')).toBe('');
});
