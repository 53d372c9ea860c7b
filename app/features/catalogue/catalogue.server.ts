import type {Storefront} from '@shopify/hydrogen';
import {categories} from '~/lib/product-path';
import {collectionSort, type ListParams} from './list-params';
import {countPieces, mapProductCard} from './mapping';
import {collectionQuery, collectionsQuery, homeQuery} from './queries';

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
    filters: products.filters,
    cards: products.nodes.map(mapProductCard),
    pageInfo: products.pageInfo,
  };
}

export type CollectionData = NonNullable<Awaited<ReturnType<typeof loadCollection>>>;

/** One page of any list of pieces. */
export type ProductListData = Pick<CollectionData, 'count' | 'filters' | 'cards' | 'pageInfo'>;

/** The overview: the categories with their piece counts, and one page of everything. */
export async function loadCollections(storefront: Storefront, {page}: ListParams) {
  const answer = await storefront.query(collectionsQuery, {
    variables: {...page, sortKey: 'BEST_SELLING', reverse: false},
  });
  return {
    categories: categories.map((category) => ({
      category,
      image: answer[category]?.image ?? null,
      count: answer[category] ? countPieces(answer[category].products) : 0,
    })),
    cards: answer.products.nodes.map(mapProductCard),
    pageInfo: answer.products.pageInfo,
  };
}

export type CollectionsData = Awaited<ReturnType<typeof loadCollections>>;
