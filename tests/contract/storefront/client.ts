import type {Storefront} from '../../../local/storefront/start.ts';

/** An answer of the API. `Data` is what the test's own query selects. */
export interface Answer<Data> {
  data: Data;
  errors?: {
    message: string;
    path?: (string | number)[];
    extensions?: {code?: string} & Record<string, unknown>;
  }[];
}

/** Sends a request to the API as it is, with the public token unless `headers` say otherwise. */
export function post(
  shop: Storefront,
  body: string,
  headers: Record<string, string> = {'X-Shopify-Storefront-Access-Token': shop.token},
  version = '2026-04',
): Promise<Response> {
  return fetch(`${shop.url}/api/${version}/graphql.json`, {
    method: 'POST',
    headers: {'Content-Type': 'application/json', ...headers},
    body,
  });
}

/** The body of a response as an answer. */
export function answerOf(response: Response): Promise<Answer<unknown>> {
  return response.json<Answer<unknown>>();
}

/** Asks the API, whatever it answers. */
export async function ask<Data = unknown>(
  shop: Storefront,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<Answer<Data>> {
  const response = await post(shop, JSON.stringify({query, variables}));
  return response.json<Answer<Data>>();
}

/** Asks the API for data. Throws on any GraphQL error. */
export async function data<Data>(
  shop: Storefront,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<Data> {
  const answer = await ask<Data>(shop, query, variables);
  if (answer.errors) throw new Error(answer.errors.map(({message}) => message).join('\n'));
  return answer.data;
}
