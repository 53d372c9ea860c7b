import {expect, test} from 'vitest';
import {counted, groupsOf, type HistorySession} from './session';

const session = (id: string, groupId: string | null): HistorySession => ({
  id,
  groupId,
  status: 'completed',
  category: 'rings',
  engine: 'device',
  createdAt: '2026-11-21T10:00:00Z',
  shared: false,
  picture: null,
  piece: null,
});

test('pieces on one photo are a group, in the order of their newest; one alone is none', () => {
  const sessions = [
    session('5', 'b'),
    session('4', 'a'),
    session('3', null),
    session('2', 'b'),
    session('1', 'c'),
    session('0', 'a'),
  ];
  expect(groupsOf(sessions).map(({id, sessions: of}) => [id, of.map((one) => one.id)])).toEqual([
    ['b', ['5', '2']],
    ['a', ['4', '0']],
  ]);
  expect(groupsOf([])).toEqual([]);
});

test('one is counted as one', () => {
  expect(counted(1, 'session')).toBe('1 session');
  expect(counted(0, 'session')).toBe('0 sessions');
});
