import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {startStorefront, type Storefront} from '../../../local/storefront/start.ts';
import {type Answer, answerOf, ask, data, post} from './client.ts';

let shop: Storefront;
beforeAll(async () => {
  shop = await startStorefront();
});
afterAll(() => shop.stop());

const NAME = JSON.stringify({query: '{ shop { name } }'});
const codes = ({errors}: Answer<unknown>) => errors?.map(({extensions}) => extensions?.code);

describe('tokens', () => {
  it.each([
    ['public', () => ({'X-Shopify-Storefront-Access-Token': shop.token})],
    ['private', () => ({'Shopify-Storefront-Private-Token': shop.privateToken})],
  ])('answers with the %s token', async (_name, headers) => {
    const response = await post(shop, NAME, headers());
    expect(await response.json()).toEqual({data: {shop: {name: 'Akn'}}});
  });

  it.each([
    ['public', 'X-Shopify-Storefront-Access-Token'],
    ['private', 'Shopify-Storefront-Private-Token'],
  ])('refuses an unknown %s token', async (_name, header) => {
    const response = await post(shop, NAME, {[header]: 'wrong'});
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({
      errors: [{message: '', extensions: {code: 'UNAUTHORIZED'}}],
    });
  });

  it('answers the catalogue without a token, but not menus and metafields', async () => {
    const response = await post(shop, NAME, {});
    expect(response.status).toBe(200);
    const query = '{ menu(handle: "main-menu") { id } products(first: 1) { nodes { tags } } }';
    const denied = await answerOf(await post(shop, JSON.stringify({query}), {}));
    expect(codes(denied)).toEqual(['ACCESS_DENIED', 'ACCESS_DENIED']);
  });
});

describe('versions', () => {
  it.each([
    ['2026-04', '2026-04'],
    ['unstable', 'unstable'],
    ['2025-01', '2026-01'],
  ])('answers a request for %s as %s', async (asked, answering) => {
    const response = await post(shop, NAME, undefined, asked);
    expect(response.status).toBe(200);
    expect(response.headers.get('X-Shopify-API-Version')).toBe(answering);
  });

  it.each(['2031-01', '2026-05', 'latest'])('knows no version %s', async (asked) => {
    const response = await post(shop, NAME, undefined, asked);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({errors: 'Not Found'});
  });
});

describe('requests that are wrong', () => {
  it.each(['', 'not json', '[]', '{"query": 1}'])('refuses the body %j', async (body) => {
    const response = await post(shop, body);
    expect(response.status).toBe(400);
  });

  it('answers a syntax error with its place', async () => {
    const {errors} = await ask(shop, '{ shop { name }');
    expect(errors).toHaveLength(1);
    expect(errors?.[0]?.message).toContain('Syntax Error');
    expect(errors?.[0]).toHaveProperty('locations');
  });

  it.each([
    ['{ shop { nope } }', 'undefinedField'],
    ['{ shop { name(x: 1) } }', 'argumentNotAccepted'],
    ['{ shop }', 'selectionMismatch'],
    ['{ product(handle: 1) { id } }', 'argumentLiteralsIncompatible'],
    ['{ cart { id } }', 'missingRequiredArguments'],
    ['query A { shop { ...F } }', 'undefinedFragment'],
  ])('validates %s', async (query, code) => {
    expect(codes(await ask(shop, query))).toEqual([code]);
  });

  it('checks variables', async () => {
    const query = 'query ($first: Int!) { products(first: $first) { nodes { id } } }';
    expect(codes(await ask(shop, query, {first: 'many'}))).toEqual(['INVALID_VARIABLE']);
  });

  it('asks for an operation name where there are several', async () => {
    const answer = await ask(shop, 'query A { shop { name } } query B { shop { name } }');
    expect(answer.errors?.[0]?.message).toBe('An operation name is required');
  });

  it.each([
    ['products { nodes { id } }', 'you must provide one of first or last'],
    ['products(first: 1, last: 1) { nodes { id } }', 'providing both first and last'],
    ['products(first: 251) { nodes { id } }', 'first cannot exceed 250'],
    ['products(first: 1, after: "x") { nodes { id } }', 'Invalid cursor'],
  ])('refuses the page %s', async (field, message) => {
    const answer = await ask(shop, `{ ${field} }`);
    expect(answer.errors?.[0]?.message).toContain(message);
    expect(codes(answer)).toEqual(['BAD_REQUEST']);
  });

  it('refuses lists of more than 250 inputs', async () => {
    const answer = await ask(shop, 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', {
      ids: Array.from({length: 251}, (_, index) => `gid://shopify/Product/${index}`),
    });
    expect(codes(answer)).toEqual(['MAX_INPUT_SIZE_EXCEEDED']);
  });

  it('refuses a query that may answer too much, before running it', async () => {
    const query = `{
      collections(first: 250) { nodes { products(first: 250) { nodes { variants(first: 250) {
        nodes { id }
      } } } } }
    }`;
    const {errors} = await ask(shop, query);
    expect(errors?.[0]?.extensions).toMatchObject({code: 'MAX_COST_EXCEEDED', maxCost: 100_000});
  });

  it('allows small queries only without a token', async () => {
    const query =
      '{ products(first: 50) { nodes { variants(first: 50) { nodes { price { amount } } } } } }';
    const body = JSON.stringify({query});
    expect((await answerOf(await post(shop, body))).errors).toBeUndefined();
    const answer = await answerOf(await post(shop, body, {}));
    expect(codes(answer)).toEqual(['MAX_COST_EXCEEDED']);
  });

  it('says so where a part of the API is left out', async () => {
    const query = `mutation { customerCreate(input: {email: "a@b.co", password: "secret"}) {
      customer { id }
    } }`;
    const answer = await ask(shop, query);
    expect(codes(answer)).toEqual(['NOT_SUPPORTED_LOCALLY']);
    expect(answer.errors?.[0]?.message).toContain('Mutation.customerCreate');
  });
});

describe('headers', () => {
  it('lets browsers of any origin ask', async () => {
    const preflight = await fetch(`${shop.url}/api/2026-04/graphql.json`, {
      method: 'OPTIONS',
      headers: {
        Origin: 'https://shop.example',
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type,x-shopify-storefront-access-token',
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(preflight.headers.get('Access-Control-Allow-Headers')).toContain(
      'x-shopify-storefront-access-token',
    );
    const response = await post(shop, NAME);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
  });

  it('gives every request an id of its own', async () => {
    const ids = await Promise.all(
      [1, 2].map(async () => (await post(shop, NAME)).headers.get('X-Request-Id')),
    );
    expect(ids[0]).toMatch(/^[\w-]{36}$/);
    expect(ids[0]).not.toBe(ids[1]);
  });
});

describe('@inContext', () => {
  const query = `query ($country: CountryCode) @inContext(country: $country, language: EN) {
    localization { country { isoCode currency { isoCode } } language { isoCode } }
  }`;
  it.each([
    ['CA', 'CA'],
    ['US', 'US'],
    // Where the house does not deliver, its own country answers.
    ['BR', 'US'],
  ])('answers %s as %s', async (country, expected) => {
    expect(await data(shop, query, {country})).toEqual({
      localization: {
        country: {isoCode: expected, currency: {isoCode: 'USD'}},
        language: {isoCode: 'EN'},
      },
    });
  });
});
