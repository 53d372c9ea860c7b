import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {startStorefront, type Storefront} from '../../../local/storefront/start.ts';
import {data} from './client.ts';

let shop: Storefront;
beforeAll(async () => {
  shop = await startStorefront();
});
afterAll(() => shop.stop());

interface Names {
  products: {nodes: {handle: string}[]};
}

async function handles(args: string): Promise<string[]> {
  const {products} = await data<Names>(shop, `{ products(${args}) { nodes { handle } } }`);
  return products.nodes.map(({handle}) => handle);
}

describe('a product', () => {
  it('is found by handle and by id, and is null where there is none', async () => {
    const answer = await data<Record<string, {title: string} | null>>(
      shop,
      `{
        byHandle: product(handle: "arev-signet-ring") { title }
        byId: product(id: "gid://shopify/Product/7100000000003") { title }
        none: product(handle: "no-such-piece") { title }
      }`,
    );
    expect(answer).toEqual({
      byHandle: {title: 'Arev Signet Ring'},
      byId: {title: 'Arev Signet Ring'},
      none: null,
    });
  });

  it('says what the shop needs of it', async () => {
    const {product} = await data<{product: Record<string, unknown>}>(
      shop,
      `{ product(handle: "pomegranate-row-band") {
        vendor productType tags availableForSale description(truncateAt: 40)
        priceRange { minVariantPrice { amount currencyCode } maxVariantPrice { amount } }
        compareAtPriceRange { maxVariantPrice { amount } }
        featuredImage { altText width height url(transform: {maxWidth: 200, crop: TOP}) }
        category { name }
        care: metafield(namespace: "custom", key: "care") { value type }
        metals: metafield(namespace: "custom", key: "metal_family") { value type }
        missing: metafield(namespace: "custom", key: "nothing") { value }
        variants(first: 1) { nodes { price { amount } compareAtPrice { amount } sku } }
      } }`,
    );
    expect(product).toMatchObject({
      vendor: 'Akn',
      productType: 'Rings',
      availableForSale: true,
      priceRange: {minVariantPrice: {amount: '1450.0', currencyCode: 'USD'}},
      compareAtPriceRange: {maxVariantPrice: {amount: '1620.0'}},
      featuredImage: {
        width: 960,
        height: 1200,
        url: `${shop.url}/cdn/shop/files/rings-pomegranate-row-band-main.webp?v=1&width=200&crop=top`,
      },
      category: {name: 'Rings'},
      care: {type: 'multi_line_text_field'},
      metals: {type: 'list.single_line_text_field', value: '["Rose gold","Yellow gold"]'},
      missing: null,
      variants: {nodes: [{price: {amount: '1450.0'}, compareAtPrice: {amount: '1620.0'}}]},
    });
    expect(product.description).toMatch(/^A full circle of garnets.*\.\.\.$/);
  });

  it('has a cut-out for the try-on, on the variant too where it differs', async () => {
    const {product} = await data<{product: Record<string, unknown>}>(
      shop,
      `{ product(handle: "first-light-solitaire") {
        metafields(identifiers: [
          {namespace: "try_on", key: "cutout"}, {namespace: "try_on", key: "width_mm"}
          {namespace: "try_on", key: "fastening"}
        ]) { type value reference { ... on MediaImage { image { url width } } } }
        white: variantBySelectedOptions(
          selectedOptions: [{name: "Metal", value: "18k white gold"}, {name: "Size", value: "6"}]
        ) { metafield(namespace: "try_on", key: "cutout") {
          reference { ... on MediaImage { image { url } } }
        } }
      } }`,
    );
    expect(product).toMatchObject({
      metafields: [
        {
          type: 'file_reference',
          reference: {
            image: {
              url: `${shop.url}/cdn/shop/files/rings-first-light-solitaire-cutout.webp?v=1`,
              width: 780,
            },
          },
        },
        {type: 'number_decimal', value: '20.5', reference: null},
        {type: 'json', value: '{"x":0.5,"y":0.5}'},
      ],
      white: {
        metafield: {
          reference: {
            image: {
              url: `${shop.url}/cdn/shop/files/rings-first-light-solitaire-white-cutout.webp?v=1`,
            },
          },
        },
      },
    });
  });
});

describe('the list of products', () => {
  it('sorts by every key', async () => {
    expect(await handles('first: 2, sortKey: PRICE')).toEqual([
      'garden-of-garni-riviere',
      'sevan-blue-bead-bracelet',
    ]);
    expect(await handles('first: 1, sortKey: PRICE, reverse: true')).toEqual([
      'river-arax-tennis-bracelet',
    ]);
    expect(await handles('first: 2, sortKey: TITLE')).toEqual([
      'arev-signet-ring',
      'dawn-pearl-drops',
    ]);
    expect(await handles('first: 1, sortKey: CREATED_AT, reverse: true')).toEqual([
      'weavers-link-bracelet',
    ]);
    expect(await handles('first: 1, sortKey: BEST_SELLING')).toEqual(['sevan-blue-bead-bracelet']);
    expect(await handles('first: 1')).toEqual(['first-light-solitaire']);
  });

  it.each([
    ['tag:new', 6],
    ['tag:new tag:bridal', 2],
    ['tag:bridal OR tag:signet', 4],
    ['tag_not:gold', 12],
    ['-tag:gold', 12],
    ['NOT (tag:gold OR tag:silver)', 7],
    ['product_type:Rings', 6],
    ['product_type:Rings,Earrings', 12],
    ['title:"Arev Signet Ring"', 1],
    ['vendor:Akn', 24],
    ['vendor:Nobody', 0],
    ['variants.price:<250', 4],
    ['variants.price:>=4800', 1],
    ['available_for_sale:false', 1],
    ['created_at:>2026-04-01', 2],
    ['pomegranate', 4],
    ['pome*', 4],
    ['title:first*', 1],
    ['', 24],
  ])('finds %s', async (query, count) => {
    expect(await handles(`first: 50, query: ${JSON.stringify(query)}`)).toHaveLength(count);
  });

  it('pages forward and backward by cursors that stay', async () => {
    interface Page {
      products: {
        nodes: {handle: string}[];
        edges: {cursor: string}[];
        pageInfo: {
          hasNextPage: boolean;
          hasPreviousPage: boolean;
          startCursor: string;
          endCursor: string;
        };
      };
    }
    const page = async (args: string) =>
      (
        await data<Page>(
          shop,
          `{ products(sortKey: TITLE, ${args}) {
            nodes { handle } edges { cursor }
            pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
          } }`,
        )
      ).products;
    const all = (await page('first: 24')).nodes;
    const first = await page('first: 10');
    const second = await page(`first: 10, after: "${first.pageInfo.endCursor}"`);
    const third = await page(`first: 10, after: "${second.pageInfo.endCursor}"`);
    expect([...first.nodes, ...second.nodes, ...third.nodes]).toEqual(all);
    expect(first.pageInfo).toMatchObject({hasNextPage: true, hasPreviousPage: false});
    expect(second.pageInfo).toMatchObject({hasNextPage: true, hasPreviousPage: true});
    expect(third.pageInfo).toMatchObject({hasNextPage: false, hasPreviousPage: true});
    expect(third.nodes).toHaveLength(4);
    expect(first.edges.at(-1)?.cursor).toBe(first.pageInfo.endCursor);

    const back = await page(`last: 10, before: "${second.pageInfo.startCursor}"`);
    expect(back.nodes).toEqual(first.nodes);
    const end = await page('last: 4');
    expect(end.nodes).toEqual(third.nodes);
  });
});

describe('what else can be looked up', () => {
  it('finds records by their global ids', async () => {
    const {nodes} = await data<{nodes: unknown[]}>(
      shop,
      `{ nodes(ids: [
        "gid://shopify/Product/7100000000001", "gid://shopify/ProductVariant/41000000000100"
        "gid://shopify/Collection/450000000004", "gid://shopify/Page/70000000001"
        "gid://shopify/Product/1"
      ]) { __typename id } }`,
    );
    expect(nodes).toMatchObject([
      {__typename: 'Product'},
      {__typename: 'ProductVariant'},
      {__typename: 'Collection'},
      {__typename: 'Page'},
      null,
    ]);
  });

  it('recommends pieces of the same kind, and pieces to wear with it', async () => {
    const answer = await data<Record<string, {handle: string; productType: string}[]>>(
      shop,
      `{
        related: productRecommendations(productHandle: "nur-pomegranate-pendant") {
          handle productType
        }
        complementary: productRecommendations(
          productId: "gid://shopify/Product/7100000000007", intent: COMPLEMENTARY
        ) { handle productType }
      }`,
    );
    expect(answer.related?.length).toBeGreaterThan(3);
    expect(answer.related?.length).toBeLessThanOrEqual(10);
    expect(answer.related?.[0]?.productType).toBe('Necklaces');
    expect(answer.related?.map(({handle}) => handle)).not.toContain('nur-pomegranate-pendant');
    expect(new Set(answer.complementary?.map(({productType}) => productType))).not.toContain(
      'Necklaces',
    );
    expect(answer.complementary?.map(({handle}) => handle)).toContain('pomegranate-seed-studs');
  });

  it('lists tags and types', async () => {
    const answer = await data<{
      productTags: {nodes: string[]};
      productTypes: {nodes: string[]};
    }>(shop, '{ productTags(first: 250) { nodes } productTypes(first: 10) { nodes } }');
    expect(answer.productTypes.nodes).toEqual(['Bracelets', 'Earrings', 'Necklaces', 'Rings']);
    expect(answer.productTags.nodes).toContain('eternity-sign');
  });
});
