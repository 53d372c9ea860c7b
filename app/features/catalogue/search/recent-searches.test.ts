import {beforeEach, expect, test, vi} from 'vitest';
import {forgetSearches, recentSearches, rememberSearch} from './recent-searches';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

test('the last five searches are kept, newest first, each once', () => {
  for (const query of ['gold', 'garnet', 'ring', 'pearl', 'cuff', 'Gold', 'hoop', '']) {
    rememberSearch(query);
  }
  expect(recentSearches()).toEqual(['hoop', 'Gold', 'cuff', 'pearl', 'ring']);
  forgetSearches();
  expect(recentSearches()).toEqual([]);
});

test('what somebody else left there does no harm, and neither does a storage that refuses', () => {
  localStorage.setItem('recent-searches', '{"a": 1}');
  expect(recentSearches()).toEqual([]);
  localStorage.setItem('recent-searches', 'not json');
  expect(recentSearches()).toEqual([]);
  vi.stubGlobal('localStorage', undefined);
  rememberSearch('gold');
  expect(recentSearches()).toEqual([]);
});
