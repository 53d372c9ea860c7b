import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {startStorefront, type Storefront} from '../../../local/storefront/start.ts';
import {data} from './client.ts';

let shop: Storefront;
beforeAll(async () => {
  shop = await startStorefront();
});
afterAll(() => shop.stop());

interface Filter {
  id: string;
  label: string;
  type: string;
  values: {id: string; label: string; count: number; input: string}[];
}

interface List {
  nodes: {
    handle: string;
    variants: {nodes: {availableForSale: boolean; price: {amount: string}}[]};
  }[];
  filters: Filter[];
}

type ProductFilter = Record<string, unknown>;

async function list(handle: string, filters: ProductFilter[] = []): Promise<List> {
  const {collection} = await data<{collection: {products: List}}>(
    shop,
    `query ($handle: String!, $filters: [ProductFilter!]) {
      collection(handle: $handle) { products(first: 50, filters: $filters) {
        nodes { handle variants(first: 50) { nodes { availableForSale price { amount } } } }
        filters { id label type values { id label count input } }
      } }
    }`,
    {handle, filters},
  );
  return collection.products;
}

function counts({filters}: List, id: string): Record<string, number> {
  const filter = filters.find((own) => own.id === id);
  return Object.fromEntries((filter?.values ?? []).map(({label, count}) => [label, count]));
}

const metal = (value: string) => ({
  productMetafield: {namespace: 'custom', key: 'metal_family', value},
});
const handles = ({nodes}: List) => nodes.map(({handle}) => handle);

describe('the collections', () => {
  it('are the five that the shop has, in the order of the house', async () => {
    const {collections} = await data<{collections: {nodes: {handle: string; title: string}[]}}>(
      shop,
      '{ collections(first: 10) { nodes { handle title } } }',
    );
    expect(collections.nodes.map(({handle}) => handle)).toEqual([
      'featured',
      'earrings',
      'necklaces',
      'rings',
      'bracelets',
    ]);
    expect(await list('featured')).toMatchObject({nodes: {length: 8}});
    for (const handle of ['earrings', 'necklaces', 'rings', 'bracelets']) {
      expect(handles(await list(handle))).toHaveLength(6);
    }
  });

  it.each([
    ['MANUAL', false, 'first-light-solitaire'],
    ['PRICE', false, 'khachkar-lattice-band'],
    ['PRICE', true, 'first-light-solitaire'],
    ['TITLE', false, 'arev-signet-ring'],
    ['CREATED', true, 'first-light-solitaire'],
    ['BEST_SELLING', false, 'khachkar-lattice-band'],
  ])('sorts rings by %s, reversed: %s', async (sortKey, reverse, first) => {
    const {collection} = await data<{collection: {products: {nodes: {handle: string}[]}}}>(
      shop,
      `query ($sortKey: ProductCollectionSortKeys, $reverse: Boolean) {
        collection(handle: "rings") { products(first: 1, sortKey: $sortKey, reverse: $reverse) {
          nodes { handle }
        } }
      }`,
      {sortKey, reverse},
    );
    expect(collection.products.nodes[0]?.handle).toBe(first);
  });
});

describe('filters', () => {
  it('are offered with counts', async () => {
    const rings = await list('rings');
    expect(rings.filters.map(({id, type}) => [id, type])).toEqual([
      ['filter.v.availability', 'LIST'],
      ['filter.v.price', 'PRICE_RANGE'],
      ['filter.p.product_type', 'LIST'],
      ['filter.p.m.custom.metal_family', 'LIST'],
      ['filter.p.m.custom.stone_family', 'LIST'],
      ['filter.v.option.size', 'LIST'],
    ]);
    expect(counts(rings, 'filter.p.m.custom.metal_family')).toEqual({
      'Rose gold': 2,
      Silver: 2,
      'White gold': 1,
      'Yellow gold': 4,
    });
    expect(counts(rings, 'filter.v.availability')).toEqual({'In stock': 6, 'Out of stock': 1});
    expect(Object.keys(counts(rings, 'filter.v.option.size'))).toEqual([
      '5',
      '6',
      '7',
      '8',
      '9',
      '10',
    ]);
    const price = rings.filters.find(({id}) => id === 'filter.v.price')?.values[0];
    expect(JSON.parse(price?.input ?? '')).toEqual({price: {min: 0, max: 4350}});
  });

  it('give back their own input', async () => {
    for (const {id, values} of (await list('rings')).filters) {
      for (const {label, count, input} of values) {
        const narrowed = await list('rings', [JSON.parse(input) as ProductFilter]);
        expect([id, label, narrowed.nodes.length]).toEqual([id, label, count]);
      }
    }
  });

  it('widen within a kind and narrow across kinds', async () => {
    const silver = handles(await list('rings', [metal('Silver')]));
    const either = handles(await list('rings', [metal('Silver'), metal('White gold')]));
    const both = handles(await list('rings', [metal('Silver'), {price: {max: 300}}]));
    expect(silver.sort()).toEqual(['khachkar-lattice-band', 'moon-over-sevan-ring']);
    expect(either).toHaveLength(3);
    expect(both).toEqual(['khachkar-lattice-band']);
  });

  it('count their own values without themselves, all others with them', async () => {
    const narrowed = await list('rings', [metal('Silver')]);
    expect(counts(narrowed, 'filter.p.m.custom.metal_family')).toEqual({
      'Rose gold': 2,
      Silver: 2,
      'White gold': 1,
      'Yellow gold': 4,
    });
    expect(counts(narrowed, 'filter.p.m.custom.stone_family')).toEqual({
      Diamond: 0,
      Emerald: 0,
      Garnet: 0,
      Moonstone: 1,
    });
    expect(counts(narrowed, 'filter.v.availability')).toEqual({'In stock': 2, 'Out of stock': 0});
  });

  it('on variants have to meet in one variant', async () => {
    const white = {variantOption: {name: 'Metal', value: '18k white gold'}};
    const five = {variantOption: {name: 'size', value: '5'}};
    expect(handles(await list('rings', [white, five]))).toEqual(['first-light-solitaire']);
    // White gold in size 5 is the one combination that is sold out.
    expect(handles(await list('rings', [white, five, {available: true}]))).toEqual([]);
    expect(handles(await list('rings', [white, five, {available: false}]))).toHaveLength(1);
  });

  it('find what is sold out, wholly or in one size', async () => {
    const {nodes} = await list('bracelets', [{available: false}]);
    expect(nodes).toHaveLength(3);
    for (const {variants} of nodes) {
      expect(variants.nodes.some(({availableForSale}) => !availableForSale)).toBe(true);
    }
  });

  it.each([
    [{productType: 'Rings'}, 2],
    [{productVendor: 'Akn'}, 8],
    [{productVendor: 'Nobody'}, 0],
    [{tag: 'bridal'}, 2],
    [{price: {min: 1000, max: 1500}}, 3],
    [{price: {min: 5000}}, 0],
    [{variantMetafield: {namespace: 'try_on', key: 'width_mm', value: '20.5'}}, 1],
  ])('understands %j', async (filter, count) => {
    expect((await list('featured', [filter])).nodes).toHaveLength(count);
  });

  it('page on where an item has left the list meanwhile', async () => {
    interface Page {
      collection: {products: {nodes: {id: string}[]; pageInfo: {endCursor: string}}};
    }
    const page = (after: string | null) =>
      data<Page>(
        shop,
        `query ($after: String) { collection(handle: "earrings") {
          products(first: 3, after: $after, sortKey: TITLE, filters: [{available: true}]) {
            nodes { id } pageInfo { endCursor }
          }
        } }`,
        {after},
      );
    const before = (await page(null)).collection.products;
    const second = (await page(before.pageInfo.endCursor)).collection.products.nodes;
    const last = shop.store.product({id: before.nodes.at(-1)?.id});
    const stocks = last?.variants.map(({onHand}) => onHand) ?? [];
    for (const variant of last?.variants ?? []) {
      variant.onHand = 1;
      shop.store.stock.take(variant, 1);
    }
    expect((await page(before.pageInfo.endCursor)).collection.products.nodes).toEqual(second);
    last?.variants.forEach((variant, index) => {
      variant.onHand = stocks[index] ?? null;
    });
    shop.store.stock.version += 1;
  });
});
