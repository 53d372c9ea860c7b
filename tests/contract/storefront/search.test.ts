import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {startStorefront, type Storefront} from '../../../local/storefront/start.ts';
import {ask, data} from './client.ts';

let shop: Storefront;
beforeAll(async () => {
  shop = await startStorefront();
});
afterAll(() => shop.stop());

interface Found {
  search: {
    totalCount: number;
    nodes: {__typename: string; title: string}[];
    pageInfo: {hasNextPage: boolean; endCursor: string | null};
    productFilters: {id: string; values: {label: string; count: number}[]}[];
  };
}

async function search(args: string) {
  const {search: found} = await data<Found>(
    shop,
    `{ search(${args}) {
      totalCount pageInfo { hasNextPage endCursor }
      nodes { __typename ... on Product { title } ... on Page { title } ... on Article { title } }
      productFilters { id values { label count } }
    } }`,
  );
  return {...found, titles: found.nodes.map(({title}) => title)};
}

describe('search', () => {
  it('finds words wherever they are, the title first', async () => {
    const {titles} = await search('query: "emerald", first: 10, types: [PRODUCT]');
    expect(titles).toEqual(['Monastery Window Emerald Ring', 'Garden of Garni Rivière']);
  });

  it('does not mind case, accents and the plural', async () => {
    expect((await search('query: "RIVIERE", first: 5')).titles).toEqual([
      'Garden of Garni Rivière',
    ]);
    expect((await search('query: "pearls", first: 5, types: [PRODUCT]')).titles).toContain(
      'Dawn Pearl Drops',
    );
  });

  it('asks for all words', async () => {
    expect((await search('query: "garnet necklace", first: 5')).titles).toEqual([
      'Nur Pomegranate Pendant',
    ]);
    expect(await search('query: "garnet submarine", first: 5')).toMatchObject({totalCount: 0});
  });

  it('takes the last word as a beginning where it is told to', async () => {
    expect((await search('query: "pomegran", first: 5')).titles).toEqual([]);
    expect((await search('query: "row pomegran", prefix: LAST, first: 5')).titles).toEqual([
      'Pomegranate Row Band',
    ]);
  });

  it('puts what is sold out last, or hides it', async () => {
    const all = await search('query: "khachkar", first: 5, types: [PRODUCT]');
    expect(all.titles).toEqual(['Khachkar Lattice Band', 'Khachkar Lacework Cuff']);
    const hidden = await search(
      'query: "khachkar", first: 5, types: [PRODUCT], unavailableProducts: HIDE',
    );
    expect(hidden.titles).toEqual(['Khachkar Lattice Band']);
  });

  it('finds pages and articles too, after the products', async () => {
    const {nodes, totalCount} = await search('query: "pearls", first: 20');
    expect(nodes.map(({__typename}) => __typename)).toEqual(
      [...nodes.map(({__typename}) => __typename)].sort(
        (a, b) => Number(b === 'Product') - Number(a === 'Product'),
      ),
    );
    expect(nodes.map(({title}) => title)).toContain('Caring for Pearls');
    expect(totalCount).toBe(nodes.length);
    const pages = await search('query: "size", first: 5, types: [PAGE]');
    expect(pages.titles).toEqual(['Ring Size Guide']);
  });

  it('sorts by price, filters and pages', async () => {
    const cheap = await search('query: "garnet", sortKey: PRICE, first: 2, types: [PRODUCT]');
    expect(cheap).toMatchObject({totalCount: 5, pageInfo: {hasNextPage: true}});
    const rest = await search(
      `query: "garnet", sortKey: PRICE, first: 9, types: [PRODUCT], after: "${cheap.pageInfo.endCursor}"`,
    );
    expect(new Set([...cheap.titles, ...rest.titles]).size).toBe(5);
    const rings = await search(
      'query: "garnet", first: 9, types: [PRODUCT], productFilters: [{productType: "Rings"}]',
    );
    expect(rings).toMatchObject({totalCount: 1, titles: ['Pomegranate Row Band']});
    expect(
      rings.productFilters.find(({id}) => id === 'filter.p.product_type')?.values,
    ).toContainEqual({label: 'Rings', count: 1});
  });

  it('pages over products and texts as one list', async () => {
    const whole = await search('query: "gold", first: 50');
    const first = await search(`query: "gold", first: ${whole.nodes.length - 1}`);
    const rest = await search(`query: "gold", first: 5, after: "${first.pageInfo.endCursor}"`);
    expect([...first.titles, ...rest.titles]).toEqual(whole.titles);
  });
});

describe('predictive search', () => {
  interface Predicted {
    predictiveSearch: Record<
      'products' | 'collections' | 'pages' | 'articles',
      {title: string}[]
    > & {queries: {text: string; styledText: string}[]};
  }
  const predict = async (args: string) =>
    (
      await data<Predicted>(
        shop,
        `{ predictiveSearch(${args}) {
          products { title } collections { title } pages { title } articles { title }
          queries { text styledText }
        } }`,
      )
    ).predictiveSearch;

  it('answers while a word is being typed', async () => {
    const {products, queries, collections} = await predict('query: "garn"');
    expect(products.map(({title}) => title)).toContain('Nur Pomegranate Pendant');
    expect(queries).toContainEqual({
      text: 'garnet rings',
      styledText: '<mark>garn</mark><span>et</span> <span>rings</span>',
    });
    expect(collections).toEqual([]);
    expect((await predict('query: "neck"')).collections).toEqual([{title: 'Necklaces'}]);
  });

  it('keeps to its limit, for all together or for each kind', async () => {
    const total = (found: Predicted['predictiveSearch']) =>
      Object.values(found).reduce((sum, items) => sum + items.length, 0);
    expect(total(await predict('query: "ring", limit: 3'))).toBe(3);
    expect(total(await predict('query: "ring", limit: 3, limitScope: EACH'))).toBeGreaterThan(3);
    expect(
      (await ask(shop, '{ predictiveSearch(query: "r", limit: 11) { products { id } } }')).errors,
    ).toHaveLength(1);
  });

  it('answers the asked kinds only, and nothing to nothing', async () => {
    const pages = await predict('query: "ring", types: [PAGE]');
    expect(pages).toMatchObject({products: [], queries: [], pages: [{title: 'Ring Size Guide'}]});
    expect(await predict('query: "  "')).toEqual({
      products: [],
      collections: [],
      pages: [],
      articles: [],
      queries: [],
    });
  });
});
