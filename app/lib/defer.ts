import {StorefrontError} from './storefront/error';

/**
 * A document needs its content in the HTML, for readers without JavaScript and for crawlers; a soft
 * navigation can show the page at once and fill it in as it comes.
 */
export async function deferOnNavigation<Value>(
  request: Request,
  value: Promise<Value>,
): Promise<{value: Promise<Value> | Value}> {
  const navigation = request.headers.get('Sec-Fetch-Dest') === 'empty';
  return {value: navigation ? value : await value};
}

/** Null where the provider failed. Its client has logged the failure by then. */
export async function orUnavailable<Value>(answer: Promise<Value>): Promise<Value | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof StorefrontError) return null;
    throw error;
  }
}
