import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {evenly} from './evenly';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const after = (milliseconds: number) =>
  new Promise<string>((resolve) => setTimeout(() => resolve('refused'), milliseconds));

test.each([
  [0, 'refused'],
  [200, 'refused'],
  [1_400, 'refused'],
  [9_000, null],
])('work of %d ms is answered like any other', async (milliseconds, outcome) => {
  const waitUntil = vi.fn();
  const settled = vi.fn();
  void evenly(after(milliseconds), waitUntil).then(settled);
  await vi.advanceTimersByTimeAsync(1_490);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10);
  expect(settled).toHaveBeenCalledWith(outcome);
  // What is under way may come to its end after the answer.
  expect(waitUntil).toHaveBeenCalledTimes(1);
});

test('work that throws is no sooner told', async () => {
  const settled = vi.fn();
  void evenly(Promise.reject(new Error('reset')), vi.fn()).catch(settled);
  await vi.advanceTimersByTimeAsync(1_490);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10);
  expect(settled).toHaveBeenCalled();
});
