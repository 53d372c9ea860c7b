import {expect, test} from 'vitest';
import {breakLines} from './lines';

const fit = (text: string, width: number, most = 3) =>
  breakLines(text, {width, most, measure: (line) => Array.from(line).length});

test('a short text is one line', () => {
  expect(fit('Arev Ring', 20)).toEqual(['Arev Ring']);
  expect(fit('  ', 20)).toEqual([]);
});

test('words go to the next line where they do not fit', () => {
  expect(fit('Pomegranate Seed Drop Earrings', 16)).toEqual(['Pomegranate Seed', 'Drop Earrings']);
});

test('what is left over ends in an ellipsis within the width', () => {
  expect(fit('one two three four five six', 9, 2)).toEqual(['one two', 'three…']);
  expect(fit('one two three four five six', 9, 1)).toEqual(['one two…']);
});

test('a word longer than a line is cut', () => {
  expect(fit('Donaudampfschifffahrt', 8)).toEqual(['Donauda…']);
});
