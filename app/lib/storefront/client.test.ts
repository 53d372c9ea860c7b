import type {Storefront, WithCache} from '@shopify/hydrogen';
import {expect, test, vi} from 'vitest';
import {createStorefront, operationName} from './client';
import type {StorefrontError} from './error';

const document = '#graphql\n  query Shop($country: CountryCode) { shop { name } }';

function client(...answers: (Response | Error)[]) {
  const failures: StorefrontError[] = [];
  const fetcher = vi.fn(() => {
    const next = answers.shift() ?? new Error('no answer left');
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
  });
  const kept: unknown[] = [];
  const withCache = {
    async run(
      {shouldCacheResult}: {shouldCacheResult: (answer: unknown) => boolean},
      run: () => Promise<unknown>,
    ) {
      const answer = await run();
      if (shouldCacheResult(answer)) kept.push(answer);
      return answer;
    },
  };
  const hydrogen = {i18n: {country: 'US', language: 'EN'}, getApiUrl: () => 'https://shop.test'};
  const storefront = createStorefront({
    hydrogen: hydrogen as unknown as Storefront,
    transport: {fetcher},
    withCache: withCache as unknown as WithCache,
    onFailure: (failure) => failures.push(failure),
  });
  return {fetcher, failures, kept, ask: () => storefront.query(document as never)};
}

const ok = (body: object) => Response.json(body);

test('an answer is handed over, and the locale goes with the question', async () => {
  const {ask, fetcher} = client(ok({data: {shop: {name: 'Akn'}}}));
  expect(await ask()).toEqual({shop: {name: 'Akn'}});
  expect(JSON.parse((fetcher.mock.calls as unknown[][])[0]![0] as string)).toMatchObject({
    variables: {country: 'US'},
  });
});

test('what may pass is asked once more', async () => {
  for (const passing of [new Response(null, {status: 503}), new TypeError('connection reset')]) {
    const {ask, fetcher, failures} = client(passing, ok({data: {shop: {name: 'Akn'}}}));
    expect(await ask()).toEqual({shop: {name: 'Akn'}});
    expect(fetcher).toHaveBeenCalledTimes(2);
    expect(failures).toEqual([]);
  }
});

test.each([
  ['a status', () => new Response(null, {status: 400}), 'http', 1],
  ['a status twice', () => new Response(null, {status: 500}), 'http', 2],
  ['too many questions', () => new Response(null, {status: 429}), 'throttled', 2],
  ['an error', () => ok({errors: [{message: 'no such field'}]}), 'graphql', 1],
  [
    'a throttle in words',
    () => ok({errors: [{message: 'slow', extensions: {code: 'THROTTLED'}}]}),
    'throttled',
    2,
  ],
  [
    'nothing of what was asked about',
    () => ok({data: {collection: null, shop: {name: 'Akn'}}, errors: [{message: 'broken'}]}),
    'graphql',
    1,
  ],
  ['nothing at all', () => ok({data: {shop: null, localization: null}}), 'empty', 1],
])('%s is one error, told once', async (_name, answer, failure, times) => {
  const {ask, fetcher, failures} = client(...Array.from({length: 4}, answer));
  await expect(ask()).rejects.toMatchObject({name: 'StorefrontError', failure, operation: 'Shop'});
  expect(fetcher).toHaveBeenCalledTimes(times);
  await expect(ask()).rejects.toThrow();
  expect(failures).toHaveLength(1);
});

test('a provider that was silent once is not waited for again by the same page', async () => {
  const silence = new DOMException('', 'TimeoutError');
  const {ask, fetcher, failures} = client(silence, ok({data: {shop: {name: 'Akn'}}}));
  for (const _query of ['first', 'next']) {
    await expect(ask()).rejects.toMatchObject({failure: 'timeout', operation: 'Shop'});
  }
  expect(fetcher).toHaveBeenCalledTimes(1);
  expect(failures).toHaveLength(1);
});

test('an answer with some data is kept, whatever else is missing', async () => {
  const errors = [{message: 'not allowed'}];
  for (const data of [
    {rings: {title: 'Rings'}, earrings: null},
    {shop: {name: 'Akn'}, localization: null},
  ]) {
    expect(await client(ok({data, errors})).ask()).toEqual({...data, errors});
  }
  // Without an error, what is null is not there.
  const missing = {collection: null, shop: {name: 'Akn'}};
  expect(await client(ok({data: missing})).ask()).toEqual(missing);
});

test('what is complete goes into the cache, and nothing that only an outage may have said', async () => {
  const {ask, kept} = client(
    ok({data: {shop: null}}),
    ok({data: {shop: null, localization: {country: {}}}, errors: [{message: 'not yours'}]}),
    ok({data: {shop: {name: 'Akn'}}}),
  );
  await ask();
  await ask();
  expect(kept).toEqual([]);
  await ask();
  expect(kept).toEqual([{shop: {name: 'Akn'}}]);
});

test('a document has exactly one operation, and that has a name', () => {
  expect(operationName(document)).toBe('Shop');
  expect(operationName('mutation CartNote($id: ID!) { a }')).toBe('CartNote');
  expect(() => operationName('query A { a } query B { b }')).toThrow(/this one has 2/);
  expect(() => operationName('{ shop { name } }')).toThrow(/this one has 0/);
});
