import {expect, test} from 'vitest';
import {StorefrontError} from '~/lib/storefront/error';
import {orFirstPage} from './first-page.server';
import {parseListParams, type ListParams} from './list-params';

const refusal = new StorefrontError('graphql', 'Collection', 'Invalid cursor');

/** A provider that knows no cursor. */
const load = ({page}: ListParams) =>
  'after' in page || 'before' in page ? Promise.reject(refusal) : Promise.resolve(page);

const asked = (query: string) => parseListParams(new URLSearchParams(query), 12);

test.each(['after=nonsense', 'before=nonsense', ''])(
  '"%s" leads to the first page',
  async (query) => {
    expect(await orFirstPage(asked(query), load)).toEqual({first: 12});
  },
);

test('what fails otherwise fails, and is asked for once', async () => {
  let times = 0;
  const fail = (error: Error) => () => {
    times += 1;
    return Promise.reject(error);
  };
  const away = new StorefrontError('network', 'Collection', 'away');
  await expect(orFirstPage(asked('after=abc'), fail(away))).rejects.toBe(away);
  await expect(orFirstPage(asked(''), fail(refusal))).rejects.toBe(refusal);
  expect(times).toBe(2);
});
