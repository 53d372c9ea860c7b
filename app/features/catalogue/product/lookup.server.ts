import type {Storefront} from '@shopify/hydrogen';
import {orUnavailable} from '~/lib/defer';
import {isCategory, productPath, slugify} from '~/lib/product-path';
import {plainId} from '~/lib/store-id';
import {mapProductCard, type ProductCard} from '../mapping';
import {mapProductPage, type ProductPageData} from './mapping';
import {
  collectionTitlesQuery,
  neighboursQuery,
  productByHandleQuery,
  productAddressQuery,
  productTitlesQuery,
} from './queries';

/** Found, nowhere to be found, or nobody to ask: three different pages. */
export type Lookup<Value> =
  | {outcome: 'found'; value: Value}
  | {outcome: 'missing'}
  | {outcome: 'unavailable'};

/** The collection that a category's pieces are in; all that is not one of the four is in `featured`. */
const collectionOf = (category: string) => (isCategory(category) ? category : 'featured');

/**
 * A piece by the address it is found under: by its handle, else by its title in the category's
 * collection, else by its title among all pieces. A lookup that fails is passed over for the next.
 */
export async function findProductBySlug(
  storefront: Storefront,
  category: string,
  slug: string,
): Promise<Lookup<ProductPageData>> {
  const byHandle = (handle: string) =>
    orUnavailable(storefront.query(productByHandleQuery, {variables: {handle}}));
  const first = await byHandle(slug);
  if (first?.product) return {outcome: 'found', value: mapProductPage(first.product, first)};

  const handle =
    (await handleInCollection(storefront, collectionOf(category), slug)) ??
    (await handleAmongAll(storefront, slug));
  const answer = handle ? await byHandle(handle) : null;
  if (answer?.product) return {outcome: 'found', value: mapProductPage(answer.product, answer)};
  return {outcome: first ? 'missing' : 'unavailable'};
}

/**
 * The path of a piece that a link names by its number, its gid or its handle; with the options of
 * `variant` (a number) where that is one of its variants.
 */
export async function findProductPath(
  storefront: Storefront,
  idOrHandle: string,
  variant: string | null,
): Promise<Lookup<string>> {
  const id = plainId(idOrHandle);
  const withVariant = variant !== null && /^\d+$/.test(variant);
  const answer = await orUnavailable(
    storefront.query(productAddressQuery, {
      variables: {
        ...(/^\d+$/.test(id) ? {id: `gid://shopify/Product/${id}`} : {handle: id}),
        variant: `gid://shopify/ProductVariant/${withVariant ? variant : 0}`,
        withVariant,
      },
    }),
  );
  if (!answer) return {outcome: 'unavailable'};
  const {product, variant: chosen} = answer;
  if (!product) return {outcome: 'missing'};
  const options =
    chosen && 'selectedOptions' in chosen && chosen.product.id === product.id
      ? chosen.selectedOptions
      : [];
  return {outcome: 'found', value: productPath(product, options)};
}

/** The pieces of a category that a page shows beside one of them; null where they are not to be had. */
export async function loadNeighbours(
  storefront: Storefront,
  category: string,
): Promise<ProductCard[] | null> {
  const answer = await orUnavailable(
    storefront.query(neighboursQuery, {variables: {collection: collectionOf(category)}}),
  );
  return answer?.collection?.products.nodes.map(mapProductCard) ?? null;
}

interface Titled {
  handle: string;
  title: string;
}

const handleOf = (slug: string, products: Titled[] = []): string | undefined =>
  products.find(({title}) => slugify(title) === slug)?.handle;

async function handleInCollection(storefront: Storefront, handle: string, slug: string) {
  const answer = await orUnavailable(
    storefront.query(collectionTitlesQuery, {variables: {handle}}),
  );
  return handleOf(slug, answer?.collection?.products.nodes);
}

async function handleAmongAll(storefront: Storefront, slug: string) {
  const words = slug.split('-').filter((word) => /^[\p{Letter}\p{Number}]+$/u.test(word));
  if (words.length === 0) return undefined;
  const answer = await orUnavailable(
    storefront.query(productTitlesQuery, {
      variables: {query: words.map((word) => `title:${word}*`).join(' AND ')},
    }),
  );
  return handleOf(slug, answer?.products.nodes);
}
