import {StorefrontError} from '~/lib/storefront/error';
import type {ListParams} from './list-params';

/**
 * The page of a list that an address asks for; its first one where the provider refuses the cursor,
 * as of an old link, or of a list that is sorted otherwise by now.
 */
export async function orFirstPage<List>(
  params: ListParams,
  load: (params: ListParams) => Promise<List>,
): Promise<List> {
  const {page} = params;
  try {
    return await load(params);
  } catch (error) {
    const refused = error instanceof StorefrontError && error.failure === 'graphql';
    if (!refused || !('after' in page || 'before' in page)) throw error;
    return load({...params, page: {first: 'last' in page ? page.last : page.first}});
  }
}
