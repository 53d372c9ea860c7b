import type {Storefront} from '@shopify/hydrogen';
import type {ProductListData} from '../catalogue.server';
import {mapFilters} from '../filters';
import {searchSort, type ListParams} from '../list-params';
import {mapProductCard} from '../mapping';
import {searchQuery, suggestionsQuery} from './queries';
import {mapSuggestions, type Suggestions} from './suggestions';

/** One page of the pieces that answer to a search. */
export async function loadSearch(
  storefront: Storefront,
  query: string,
  {sort, filters, page}: ListParams,
): Promise<ProductListData> {
  const {search} = await storefront.query(searchQuery, {
    variables: {query, filters, ...searchSort(sort), ...page},
  });
  const cards = search.nodes.flatMap((node) => ('id' in node ? [mapProductCard(node)] : []));
  const currency = cards[0]?.product.priceRange.minVariantPrice.currencyCode;
  return {
    count: search.totalCount,
    filters: mapFilters(search.productFilters, filters, currency),
    cards,
    pageInfo: search.pageInfo,
  };
}

/** What may be meant by what was typed so far. */
export async function loadSuggestions(storefront: Storefront, query: string): Promise<Suggestions> {
  const {predictiveSearch} = await storefront.query(suggestionsQuery, {variables: {query}});
  return mapSuggestions(predictiveSearch);
}
