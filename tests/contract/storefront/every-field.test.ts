import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {
  buildClientSchema,
  type GraphQLField,
  type GraphQLNamedType,
  getNamedType,
  type IntrospectionQuery,
  isAbstractType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {startStorefront, type Storefront} from '../../../local/storefront/start.ts';
import {ask, data} from './client.ts';

/**
 * Selects every field of the official schema that can be reached from a query, some levels deep.
 * A field without an answer would be an error here and a silent gap in a shop.
 */
const DEPTH = 4;

const schema = buildClientSchema(
  JSON.parse(
    readFileSync(
      createRequire(import.meta.url).resolve('@shopify/hydrogen/storefront.schema.json'),
      'utf8',
    ),
  ) as IntrospectionQuery,
);

/** Root fields, with arguments that find something. */
const roots: Record<string, string> = {
  article: 'id: "gid://shopify/Article/70000000001"',
  articles: 'first: 2',
  blog: 'handle: "journal"',
  blogByHandle: 'handle: "journal"',
  blogs: 'first: 1',
  collection: 'handle: "rings"',
  collectionByHandle: 'handle: "rings"',
  collections: 'first: 2',
  localization: '',
  locations: 'first: 1',
  menu: 'handle: "footer"',
  metaobject: 'handle: {type: "editorial", handle: "hero"}',
  metaobjects: 'type: "editorial", first: 2',
  node: 'id: "gid://shopify/Product/7100000000001"',
  nodes: 'ids: ["gid://shopify/ProductVariant/41000000000100"]',
  page: 'handle: "our-story"',
  pageByHandle: 'handle: "our-story"',
  pages: 'first: 2',
  paymentSettings: '',
  predictiveSearch: 'query: "pearl"',
  product: 'handle: "first-light-solitaire"',
  productByHandle: 'handle: "first-light-solitaire"',
  productRecommendations: 'productId: "gid://shopify/Product/7100000000001"',
  productTags: 'first: 5',
  productTypes: 'first: 5',
  products: 'first: 2',
  publicApiVersions: '',
  search: 'query: "gold", first: 3',
  shop: '',
  sitemap: 'type: PRODUCT',
  urlRedirects: 'first: 2',
};

/** Left out on purpose: accounts of the shop's own and payments by other means than its checkout. */
const leftOut = ['cartCompletionAttempt', 'customer'];
const leftOutBelow = ['Customer.addresses', 'Customer.orders'];

/** Answers of so many types that a shallower look has to do. */
const wide = ['node', 'nodes', 'search'];

/** Arguments that have to be given below the root, by name. */
const required: Record<string, string> = {
  format: 'IMAGE',
  handle: '"caring-for-pearls"',
  identifiers: '[{namespace: "custom", key: "material"}, {namespace: "try_on", key: "cutout"}]',
  key: '"material"',
  page: '1',
  selectedOptions: '[{name: "Metal", value: "18k white gold"}, {name: "Size", value: "7"}]',
};

function selection(type: GraphQLNamedType, depth: number): string {
  if (isAbstractType(type)) {
    const possible = schema.getPossibleTypes(type);
    return [
      '__typename',
      ...possible.map((own) => `... on ${own.name} { ${alone(own, depth)} }`),
    ].join(' ');
  }
  return `__typename ${alone(type, depth)}`;
}

/** Fields under names of their own, because types of a union may disagree about one name. */
function alone(type: GraphQLNamedType, depth: number): string {
  if (!isObjectType(type)) return '__typename';
  const fields = Object.values(type.getFields()).map((field) => selected(type.name, field, depth));
  return fields.filter((text) => text !== '').join(' ') || '__typename';
}

function selected(typeName: string, field: GraphQLField<unknown, unknown>, depth: number): string {
  const type = getNamedType(field.type);
  if (!isLeafType(type) && depth === 0) return '';
  if (leftOutBelow.includes(`${typeName}.${field.name}`)) return '';
  const args = field.args.flatMap((argument) => {
    if (argument.name === 'first') return ['first: 2'];
    return isRequiredArgument(argument) ? [`${argument.name}: ${required[argument.name]}`] : [];
  });
  const name = `${typeName}_${field.name}: ${field.name}${args.length > 0 ? `(${args.join(', ')})` : ''}`;
  return isLeafType(type) ? name : `${name} { ${selection(type, depth - 1)} }`;
}

let shop: Storefront;
beforeAll(async () => {
  shop = await startStorefront();
});
afterAll(() => shop.stop());

const query = schema.getQueryType()?.getFields() ?? {};

it('knows every root field of the schema', () => {
  expect([...Object.keys(roots), ...leftOut, 'cart'].sort()).toEqual(Object.keys(query).sort());
});

it.each(Object.entries(roots))('answers every field below %s', async (name, args) => {
  const field = query[name];
  if (!field) throw new Error(`${name} is not in the schema`);
  const called = args === '' ? name : `${name}(${args})`;
  const body = selection(getNamedType(field.type), wide.includes(name) ? 1 : DEPTH - 1);
  const leaf = isLeafType(getNamedType(field.type));
  const answer = await ask<Record<string, unknown>>(
    shop,
    `{ ${called} ${leaf ? '' : `{ ${body} }`} }`,
  );
  expect(answer.errors).toBeUndefined();
  expect(answer.data[name]).not.toBeNull();
});

it('answers every field below a cart', async () => {
  const {cartCreate} = await data<{cartCreate: {cart: {id: string}}}>(
    shop,
    `mutation { cartCreate(input: {
      lines: [{merchandiseId: "gid://shopify/ProductVariant/41000000000100"}]
      discountCodes: ["AKN10", "FREESHIP"]
      giftCardCodes: ["AKNGIFT000000025"]
      note: "For Anna"
      attributes: [{key: "wrap", value: "yes"}]
      metafields: [{key: "custom.material", type: "single_line_text_field", value: "x"}]
      buyerIdentity: {email: "anna@example.com", customerAccessToken: "local-customer:anna@example.com"}
      delivery: {addresses: [{selected: true, address: {deliveryAddress: {
        address1: "500 Molino St", city: "Los Angeles", provinceCode: "CA", zip: "90013", countryCode: US
      }}}]}
    }) { cart { id } } }`,
  );
  const cart = schema.getType('Cart');
  if (!cart) throw new Error('Cart is not in the schema');
  const fields = alone(cart, 3);
  const answer = await ask<{cart: Record<string, unknown>}>(
    shop,
    `query ($id: ID!) { cart(id: $id) { ${fields} } }`,
    {id: cartCreate.cart.id},
  );
  expect(answer.errors).toBeUndefined();
  expect(answer.data.cart.Cart_deliveryGroups).not.toBeNull();
});
