import {afterAll, beforeAll, expect, it} from 'vitest';
import {largeCatalogue} from '../../../local/storefront/catalogue/generate.ts';
import {startStorefront, type Storefront} from '../../../local/storefront/start.ts';
import {data} from './client.ts';

const COUNT = 10_000;
let shop: Storefront;
beforeAll(async () => {
  shop = await startStorefront({catalogue: largeCatalogue(COUNT)});
});
afterAll(() => shop.stop());

const PAGE = `nodes {
  id handle title featuredImage { url width height } priceRange { minVariantPrice { amount } }
  variants(first: 2) { nodes { id price { amount } } }
} pageInfo { hasNextPage endCursor }`;

it('has ten thousand different products, the same ones every time', () => {
  const {products, collections} = shop.store.catalogue;
  expect(products).toHaveLength(COUNT);
  for (const read of [
    ({id}: {id: string}) => id,
    ({handle}: {handle: string}) => handle,
    ({title}: {title: string}) => title,
  ]) {
    expect(new Set(products.map(read)).size).toBe(COUNT);
  }
  const variants = products.flatMap((product) => product.variants);
  expect(new Set(variants.map(({id}) => id)).size).toBe(variants.length);
  expect(new Set(variants.map(({sku}) => sku)).size).toBe(variants.length);
  expect(collections.find(({handle}) => handle === 'featured')?.products).toHaveLength(8);
  const again = largeCatalogue(COUNT).products;
  expect(again.map(({handle, minCents}) => [handle, minCents])).toEqual(
    products.map(({handle, minCents}) => [handle, minCents]),
  );
});

it('is paged through without a gap', async () => {
  interface Page {
    collection: {
      products: {nodes: {id: string}[]; pageInfo: {hasNextPage: boolean; endCursor: string}};
    };
  }
  const seen = new Set<string>();
  let after: string | null = null;
  for (let more = true; more;) {
    const {collection}: Page = await data<Page>(
      shop,
      `query ($after: String) { collection(handle: "rings") {
        products(first: 250, after: $after, sortKey: PRICE) {
          nodes { id } pageInfo { hasNextPage endCursor }
        }
      } }`,
      {after},
    );
    for (const {id} of collection.products.nodes) seen.add(id);
    more = collection.products.pageInfo.hasNextPage;
    after = collection.products.pageInfo.endCursor;
  }
  const rings = shop.store.collection({handle: 'rings'})?.products ?? [];
  expect(seen.size).toBe(rings.length);
});

/** The fastest of a few measurements: what the work takes, whatever else the machine does. */
async function milliseconds(query: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 9; round++) {
    const before = performance.now();
    await data(shop, query);
    times.push(performance.now() - before);
  }
  return Math.min(...times);
}

it.each([
  `{ products(first: 24, sortKey: PRICE) { ${PAGE} } }`,
  `{ collection(handle: "rings") { products(first: 24, sortKey: TITLE) { ${PAGE} } } }`,
  `{ collection(handle: "rings") { products(
    first: 24, filters: [{available: true}, {price: {min: 500, max: 2000}}]
  ) { ${PAGE} filters { id values { label count } } } } }`,
  `{ search(query: "moon ring", first: 24, types: [PRODUCT]) { totalCount nodes {
    ... on Product { title }
  } productFilters { id values { count } } } }`,
  '{ predictiveSearch(query: "lant") { products { title } queries { text } } }',
  '{ product(handle: "arax-apricot-ring") { title } }',
])(
  'answers quickly once it has been asked: %s',
  async (query) => {
    await data(shop, query);
    // A few milliseconds on an idle machine; the rest is room for a busy one.
    expect(await milliseconds(query)).toBeLessThan(50);
  },
  30_000,
);
