import {afterAll, beforeEach, expect, test, vi} from 'vitest';
import type {Shopper} from '~/lib/supabase/accounts';
import {changeHistory} from './change.server';

const log = vi.spyOn(console, 'error').mockReturnValue();
beforeEach(() => log.mockClear());
afterAll(() => log.mockRestore());

/** A shopper with so many files, at a storage service that removes them or does not. */
function shopper(count: number, removes: boolean) {
  const files = Array.from({length: count}, (_, index) => ({name: `${index}.jpg`}));
  let asked = 0;
  const answer = Promise.resolve({data: null, error: null});
  const rows = Object.assign(answer, {eq: () => rows, is: () => answer});
  const bucket = {
    list: (_folder: string, {limit}: {limit: number}) => {
      asked += 1;
      if (asked > 10) throw new Error('There is no end to it.');
      return Promise.resolve({data: files.slice(0, limit), error: null});
    },
    remove: (paths: string[]) =>
      Promise.resolve({data: removes ? files.splice(0, paths.length) : [], error: null}),
  };
  const client = {
    from: () => ({update: () => rows, delete: () => rows}),
    storage: {from: () => bucket},
  };
  return {shopper: {client, id: 'someone'} as unknown as Shopper, files};
}

const everything = new FormData();
everything.set('intent', 'delete-everything');

test('everything goes, however many files there are', async () => {
  const {shopper: owner, files} = shopper(250, true);
  expect(await changeHistory(owner, everything)).toMatchObject({ok: true});
  expect(files).toEqual([]);
  expect(log).not.toHaveBeenCalled();
});

test('files that stay end the attempt, with one line in the log', async () => {
  expect(await changeHistory(shopper(3, false).shopper, everything)).toMatchObject({
    ok: false,
    toast: {message: 'Not everything could be deleted. Please try again.'},
  });
  expect(log.mock.calls).toEqual([[expect.stringContaining('The files of a folder stay.')]]);
});
