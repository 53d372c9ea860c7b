import {describe, expect, it} from 'vitest';
import {matchesSearch, parseSearch, type ReadField} from './search-syntax.ts';

const record: Record<string, (string | number | boolean)[]> = {
  default: ['First Light Solitaire'],
  title: ['First Light Solitaire'],
  tag: ['new', 'bridal'],
  price: [4200, 4350],
  sold: [true],
  path: ['/old/path:x'],
  created_at: ['2026-03-20T10:00:00Z'],
};
const read: ReadField = (field) => record[field];

describe('a query', () => {
  it.each([
    '',
    'solitaire',
    'first light',
    'FIRST',
    'sol*',
    'tag:new',
    'tag:NEW',
    "tag:'new'",
    'tag:old OR tag:new',
    'tag:old,new',
    '(tag:old OR tag:new) AND price:>4300',
    'tag:new -tag:gold',
    'NOT tag:gold',
    'tag_not:gold',
    'price:4200',
    'price:<=4200',
    'sold:true',
    'path:/old/path:x',
    'title:"First Light Solitaire"',
    'title:li*',
    'created_at:>2026-01-01',
    'created_at:<now',
    // The service ignores filters that it does not know.
    'colour:red',
    // Brackets that do not match are no reason to fail.
    'tag:new)',
    '(tag:new',
    'tag:new AND',
  ])('%j matches', (query) => {
    expect(matchesSearch(parseSearch(query), read)).toBe(true);
  });

  it.each([
    'emerald',
    'first emerald',
    'tag:gold',
    'tag:new tag:gold',
    '-solitaire',
    'NOT (tag:new OR tag:gold)',
    'tag_not:new',
    'price:<4200',
    'sold:false',
    'title:First',
    'created_at:<2026-01-01',
    'path:/old',
  ])('%j does not match', (query) => {
    expect(matchesSearch(parseSearch(query), read)).toBe(false);
  });
});
