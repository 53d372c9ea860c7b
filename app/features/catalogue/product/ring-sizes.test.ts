import {expect, test} from 'vitest';
import {ringMeasures} from './ring-sizes';

// As jewellers' tables have them.
test.each([
  [5, '15.7', '49.3'],
  [6, '16.5', '51.9'],
  [7, '17.3', '54.4'],
  [8, '18.1', '57.0'],
  [10, '19.8', '62.1'],
])('a ring of US size %d measures %s mm across and %s mm around', (size, across, around) => {
  expect(ringMeasures(size)).toEqual({across, around});
});
