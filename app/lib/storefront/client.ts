import type {Storefront, WithCache} from '@shopify/hydrogen';
import {catalogueCache} from './cache';
import {StorefrontError} from './error';

type CachingStrategy = NonNullable<Parameters<WithCache['run']>[0]['cacheStrategy']>;

interface RequestOptions {
  variables?: Record<string, unknown>;
  cache?: CachingStrategy;
}

interface GraphQLAnswer {
  data?: Record<string, unknown> | null;
  errors?: {message: string; extensions?: {code?: string}}[];
}

/** How requests leave: by `fetch` to the shop's API, or by a custom fetcher; never both. */
export type Transport =
  | {url: string; headers: Record<string, string>; timeout: number; fetcher?: never}
  | {fetcher: (body: string) => Promise<Response>; url?: never; headers?: never; timeout?: never};

interface ClientOptions {
  /** Hydrogen's own client: it knows the API version and the headers. */
  hydrogen: Storefront;
  transport: Transport;
  withCache: WithCache;
  /** Called once per request of the shopper, with the first failure. */
  onFailure: (error: StorefrontError) => void;
}

/** An answer is worth waiting this long for (milliseconds); after that the page says so. */
export const storefrontTimeout = 5_000;
const retryDelay = 200;

/** Hydrogen's routes that pass anybody's calls on to the store, cookies included: nothing here uses them. */
const noProxy = {isStorefrontApiUrl: () => false, isMcpUrl: () => false};

/**
 * The Storefront client of one request: Hydrogen's, with a time limit, one error type, one retry
 * where repeating is safe (queries), and a cache that keeps nothing but complete answers. A provider
 * that was silent once is not waited for again: of queries in turn a page waits for one.
 */
export function createStorefront(options: ClientOptions): Storefront {
  const {hydrogen, withCache, transport} = options;
  let reported = false;
  let silent = false;

  const report = (error: unknown): never => {
    const failure = asStorefrontError('Storefront', error);
    if (!reported) options.onFailure(failure);
    reported = true;
    silent ||= failure.failure === 'timeout';
    throw failure;
  };

  const withLocale = (document: string, variables: Record<string, unknown> = {}) => ({
    ...(document.includes('$country') && {country: hydrogen.i18n.country}),
    ...(document.includes('$language') && {language: hydrogen.i18n.language}),
    ...variables,
  });

  const query = async (document: string, {variables, cache}: RequestOptions = {}) => {
    const body = JSON.stringify({query: document, variables: withLocale(document, variables)});
    const run = async () => {
      if (silent) throw new StorefrontError('timeout', operationName(document), 'not asked again');
      return retryOnce(() => send(transport, document, body));
    };
    return withCache
      .run(
        {
          cacheKey: [hydrogen.getApiUrl(), body],
          cacheStrategy: cache ?? catalogueCache(),
          shouldCacheResult: (answer) => !answer.errors && hasData(answer),
        },
        run,
      )
      .catch(report);
  };

  const mutate = async (document: string, {variables}: RequestOptions = {}) =>
    send(
      transport,
      document,
      JSON.stringify({query: document, variables: withLocale(document, variables)}),
    ).catch(report);

  // The generated types stay Hydrogen's: a document's text decides its variables and its answer.
  return {
    ...hydrogen,
    ...noProxy,
    query: query as Storefront['query'],
    mutate: mutate as Storefront['mutate'],
  };
}

async function retryOnce<T>(attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof StorefrontError && error.retryable)) throw error;
    await new Promise((resolve) => setTimeout(resolve, retryDelay));
    return attempt();
  }
}

async function send(transport: Transport, document: string, body: string) {
  const operation = operationName(document);
  try {
    const response = transport.fetcher
      ? await transport.fetcher(body)
      : await fetch(transport.url, {
          method: 'POST',
          headers: transport.headers,
          body,
          signal: AbortSignal.timeout(transport.timeout),
        });
    if (!response.ok) {
      const {status} = response;
      const failure = status === 429 ? 'throttled' : 'http';
      throw new StorefrontError(failure, operation, `HTTP ${status}`, status);
    }
    return readAnswer(operation, await response.json<GraphQLAnswer>());
  } catch (error) {
    throw asStorefrontError(operation, error);
  }
}

const hasData = (data: GraphQLAnswer['data']) =>
  Object.values(data ?? {}).some((value) => value !== null);

/** What a query asks for because it always is, beside what it is about. */
const companions = new Set(['shop', 'localization']);

/** What a query is about: all but the companions, where it asks for more than these. */
function subjectsOf(data: GraphQLAnswer['data']): GraphQLAnswer['data'] {
  const subjects = Object.entries(data ?? {}).filter(([name]) => !companions.has(name));
  return subjects.length > 0 ? Object.fromEntries(subjects) : data;
}

/**
 * Partial data is kept: a field that this token may not read must not take a page down. Where errors
 * left nothing of what was asked about, it was not looked for: that is no "not found".
 */
function readAnswer(operation: string, {data, errors}: GraphQLAnswer) {
  if (errors?.length && !hasData(subjectsOf(data))) {
    const throttled = errors.some((error) => error.extensions?.code === 'THROTTLED');
    throw new StorefrontError(throttled ? 'throttled' : 'graphql', operation, errors[0]!.message);
  }
  // One null may be a piece that is not there; several at once are a provider that is not.
  if (!hasData(data) && Object.keys(data ?? {}).length !== 1) {
    throw new StorefrontError('empty', operation, 'an answer without data');
  }
  return {...data, ...(errors?.length && {errors})};
}

function asStorefrontError(operation: string, error: unknown): StorefrontError {
  if (error instanceof StorefrontError) return error;
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return new StorefrontError('timeout', operation, 'no answer in time');
  }
  return new StorefrontError('network', operation, error instanceof Error ? error.message : '');
}

/**
 * The document's operation name, for logs.
 * @throws Error when a document holds several operations, or one without a name.
 */
export function operationName(document: string): string {
  const names = [...document.matchAll(/(?:^|[}\s])(?:query|mutation)\s+(\w+)\s*[({@]/g)];
  if (names.length !== 1) {
    throw new Error(`A document needs exactly one named operation, this one has ${names.length}.`);
  }
  return names[0]![1]!;
}
