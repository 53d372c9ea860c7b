import {expect, test} from 'vitest';
import {isBusyPath, isDue, scrollDepth, timeLeft} from './popup-rules';

const visit = {startedAt: 1_000_000, pages: 1, depth: 0.3};

test('one page, little time and little scrolling are not enough', () => {
  expect(isDue(visit, 1_000_000 + 119_999)).toBe(false);
  expect(isDue({...visit, depth: 0.9499}, 1_000_000)).toBe(false);
});

test('any of the three is', () => {
  expect(isDue(visit, 1_000_000 + 120_000)).toBe(true);
  expect(isDue({...visit, pages: 2}, 1_000_000)).toBe(true);
  expect(isDue({...visit, depth: 0.95}, 1_000_000)).toBe(true);
});

test('tells how long to wait', () => {
  expect(timeLeft(visit, 1_000_000 + 20_000)).toBe(100_000);
  expect(timeLeft(visit, 9_000_000)).toBe(0);
});

test('keeps away from the bag, the checkout and signing in', () => {
  for (const path of ['/cart', '/checkout', '/auth', '/auth/confirm', '/verify-newsletter']) {
    expect(isBusyPath(path), path).toBe(true);
  }
  for (const path of ['/', '/rings', '/rings/cartouche', '/authentic', '/contact']) {
    expect(isBusyPath(path), path).toBe(false);
  }
});

test('depth is the lowest line seen, and none where nothing scrolls', () => {
  const at = (scrollY: number) => scrollDepth({scrollY, innerHeight: 1000} as Window, 4000);
  expect(at(0)).toBe(0.25);
  expect(at(3000)).toBe(1);
  expect(scrollDepth({scrollY: 0, innerHeight: 1000} as Window, 1100)).toBe(0);
});
