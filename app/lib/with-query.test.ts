import {expect, test} from 'vitest';
import {withQuery} from './with-query';

test.each([
  ['/rings/a', '', '/rings/a'],
  ['/rings/a', 'tryOn=true&sessionGroup=7', '/rings/a?tryOn=true&sessionGroup=7'],
  ['/rings/a?Size=6', 'Size=7&utm_source=mail', '/rings/a?Size=6&utm_source=mail'],
  ['/rings', 'filter.x=1&filter.x=2', '/rings?filter.x=1&filter.x=2'],
])('%s with "%s" is %s', (path, query, whole) => {
  expect(withQuery(path, new URLSearchParams(query))).toBe(whole);
});
