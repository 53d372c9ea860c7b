import type {Storefront} from '@shopify/hydrogen';
import type {PiecesQuery} from 'storefrontapi.generated';
import {categories} from '~/lib/product-path';
import {storeId} from '~/lib/store-id';
import {loadSearch} from './search/search.server';
import {readQuery} from './search/query';
import {atelierPageSize, collectionSort, parseListParams, type ListParams} from './list-params';
import {countPieces, mapProductCard} from './mapping';
import {mapFilters} from './filters';
import {
  collectionQuery,
  collectionsQuery,
  homeQuery,
  piecesByIdQuery,
  piecesQuery,
} from './queries';

/** The home page: four featured pieces, three of each category. */
export async function loadHome(storefront: Storefront) {
  const answer = await storefront.query(homeQuery);
  return {
    featured: answer.featured?.products.nodes.map(mapProductCard) ?? [],
    sections: categories.map((category) => ({
      category,
      image: answer[category]?.image ?? null,
      cards: answer[category]?.products.nodes.map(mapProductCard) ?? [],
    })),
  };
}

export type HomeData = Awaited<ReturnType<typeof loadHome>>;

/** One page of a collection; null when the shop has no such collection. */
export async function loadCollection(
  storefront: Storefront,
  handle: string,
  {sort, filters, page}: ListParams,
) {
  const {collection} = await storefront.query(collectionQuery, {
    variables: {handle, filters, ...collectionSort(sort), ...page},
  });
  if (!collection) return null;
  const {products} = collection;
  return {
    id: collection.id,
    handle: collection.handle,
    title: collection.title,
    description: collection.description,
    image: collection.image ?? null,
    seo: collection.seo,
    count: countPieces(products, filters),
    filters: mapFilters(
      products.filters,
      filters,
      products.nodes[0]?.priceRange.minVariantPrice.currencyCode,
    ),
    cards: products.nodes.map(mapProductCard),
    pageInfo: products.pageInfo,
  };
}

export type CollectionData = NonNullable<Awaited<ReturnType<typeof loadCollection>>>;

/** One page of any list of pieces. */
export type ProductListData = Pick<CollectionData, 'count' | 'filters' | 'cards' | 'pageInfo'>;

/** The overview: the categories with their piece counts, and one page of everything. */
export async function loadCollections(storefront: Storefront, {page}: ListParams) {
  const answer = await storefront.query(collectionsQuery, {variables: {...page, ...atelierOrder}});
  return {
    categories: categories.map((category) => ({
      category,
      image: answer[category]?.image ?? null,
      count: answer[category] ? countPieces(answer[category].products) : 0,
    })),
    list: allPieces(answer.products),
  };
}

export type CollectionsData = Awaited<ReturnType<typeof loadCollections>>;

/** The complete atelier begins with what is loved most. */
const atelierOrder = {sortKey: 'BEST_SELLING', reverse: false} as const;

/** A page of everything. */
export async function loadPieces(
  storefront: Storefront,
  {page}: ListParams,
): Promise<ProductListData> {
  const {products} = await storefront.query(piecesQuery, {variables: {...page, ...atelierOrder}});
  return allPieces(products);
}

function allPieces({nodes, pageInfo}: PiecesQuery['products']): ProductListData {
  return {count: null, filters: [], cards: nodes.map(mapProductCard), pageInfo};
}

/** At most this many pieces are shown again. */
const shownAgain = 6;

async function loadPiecesById(storefront: Storefront, ids: string[]): Promise<ProductListData> {
  const asked = ids.filter((id) => /^\d+$/.test(id)).slice(0, shownAgain);
  const {nodes} = await storefront.query(piecesByIdQuery, {variables: {ids: asked.map(storeId)}});
  const cards = nodes.flatMap((node) => (node && 'id' in node ? [mapProductCard(node)] : []));
  return {
    count: cards.length,
    filters: [],
    cards,
    pageInfo: {hasNextPage: false, hasPreviousPage: false},
  };
}

/** The page of whichever list an address means: pieces by their ids, a collection's, a search's, or everything. */
export async function loadMorePieces(
  storefront: Storefront,
  params: URLSearchParams,
): Promise<ProductListData> {
  const ids = params.get('ids');
  if (ids !== null) return loadPiecesById(storefront, ids.split(','));
  const collection = params.get('collection');
  const query = readQuery(params);
  if (query) return loadSearch(storefront, query, parseListParams(params));
  if (!collection) return loadPieces(storefront, parseListParams(params, atelierPageSize));
  const list = await loadCollection(storefront, collection, parseListParams(params));
  return {
    count: list?.count ?? 0,
    filters: list?.filters ?? [],
    cards: list?.cards ?? [],
    pageInfo: list?.pageInfo ?? {hasNextPage: false, hasPreviousPage: false},
  };
}
