import type {Storefront} from '@shopify/hydrogen';
import {expect, test} from 'vitest';
import {operationName} from '~/lib/storefront/client';
import {StorefrontError} from '~/lib/storefront/error';
import {findProductBySlug, findProductPath} from './lookup.server';

type Variables = Record<string, string | undefined>;
type Answers = Record<string, (variables: Variables) => unknown>;

const away = () => {
  throw new StorefrontError('http', 'Any', 'HTTP 500', 500);
};
const pageInfo = {hasNextPage: false, hasPreviousPage: false};
const product = (handle: string, title: string) => ({
  id: 'gid://shopify/Product/7',
  handle,
  title,
  description: '',
  descriptionHtml: '',
  vendor: 'Akn',
  productType: 'Rings',
  tags: [],
  seo: {},
  images: {nodes: [], pageInfo},
  options: [],
  variants: {nodes: [], pageInfo},
});
const titles = (...nodes: object[]) => ({nodes});
const nothing: Answers = {
  ProductByHandle: () => ({product: null, shop: {}}),
  CollectionTitles: () => ({collection: {products: titles()}}),
  ProductTitles: () => ({products: titles()}),
};

/** A provider that answers by operation, and what it was asked. */
function provider(answers: Answers) {
  const asked: string[] = [];
  const query = async (document: string, {variables = {}}: {variables?: Variables} = {}) => {
    const name = operationName(document);
    asked.push(`${name} ${variables.handle ?? variables.query ?? ''}`.trim());
    return Promise.resolve(answers[name]?.(variables));
  };
  return {asked, storefront: {query} as unknown as Storefront};
}

test('a slug that is a handle is found at once', async () => {
  const {asked, storefront} = provider({
    ProductByHandle: ({handle}) => ({product: product(handle ?? '', 'First Light'), shop: {}}),
  });
  const found = await findProductBySlug(storefront, 'rings', 'first-light');
  expect(found).toMatchObject({outcome: 'found', value: {title: 'First Light'}});
  expect(asked).toEqual(['ProductByHandle first-light']);
});

test('a title is looked for in its collection, then among all pieces', async () => {
  const byHandle: Answers = {
    ...nothing,
    ProductByHandle: ({handle}) => ({
      product: handle === 'sku-1' ? product('sku-1', 'First Light') : null,
      shop: {},
    }),
  };
  const titled = {handle: 'sku-1', title: 'First Light'};

  const inCollection = provider({
    ...byHandle,
    CollectionTitles: () => ({collection: {products: titles(titled)}}),
  });
  expect(await findProductBySlug(inCollection.storefront, 'rings', 'first-light')).toMatchObject({
    outcome: 'found',
  });
  expect(inCollection.asked).toEqual([
    'ProductByHandle first-light',
    'CollectionTitles rings',
    'ProductByHandle sku-1',
  ]);

  const amongAll = provider({...byHandle, ProductTitles: () => ({products: titles(titled)})});
  expect(await findProductBySlug(amongAll.storefront, 'jewelry', 'first-light')).toMatchObject({
    outcome: 'found',
  });
  // What is in none of the four categories is looked for in the featured collection.
  expect(amongAll.asked[1]).toBe('CollectionTitles featured');
  expect(amongAll.asked[2]).toBe('ProductTitles title:first* AND title:light*');
});

test('a lookup that fails is passed over for the next', async () => {
  const {storefront} = provider({
    ProductByHandle: ({handle}) => ({
      product: handle === 'sku-1' ? product('sku-1', 'First Light') : null,
      shop: {},
    }),
    CollectionTitles: away,
    ProductTitles: () => ({products: titles({handle: 'sku-1', title: 'First Light'})}),
  });
  expect(await findProductBySlug(storefront, 'rings', 'first-light')).toMatchObject({
    outcome: 'found',
  });
});

test('nowhere is missing; nobody to ask is unavailable', async () => {
  expect(await findProductBySlug(provider(nothing).storefront, 'rings', 'nix')).toEqual({
    outcome: 'missing',
  });
  const silent = provider({ProductByHandle: away, CollectionTitles: away, ProductTitles: away});
  expect(await findProductBySlug(silent.storefront, 'rings', 'nix')).toEqual({
    outcome: 'unavailable',
  });
});

test('a link by number or handle leads to the path, with the options of its own variant', async () => {
  const selectedOptions = [{name: 'Size', value: '6'}];
  const answer = (of: string) => ({
    ProductAddress: () => ({
      product: product('sku-1', 'First Light'),
      variant: {selectedOptions, product: {id: of}},
      shop: {},
    }),
  });
  const path = async (of: string, variant: string | null) =>
    findProductPath(provider(answer(of)).storefront, '7', variant);
  expect(await path('gid://shopify/Product/7', '1')).toEqual({
    outcome: 'found',
    value: '/rings/first-light?Size=6',
  });
  expect(await path('gid://shopify/Product/8', '1')).toMatchObject({value: '/rings/first-light'});
  expect(await findProductPath(provider({ProductAddress: away}).storefront, '7', null)).toEqual({
    outcome: 'unavailable',
  });
});
