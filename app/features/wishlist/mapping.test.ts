import {describe, expect, test} from 'vitest';
import type {WishlistPieceFragment} from 'storefrontapi.generated';
import {storeId} from '~/lib/store-id';
import {mapWishlistItem, rowOf, type WishlistRow} from './mapping';

const pageInfo = {hasNextPage: false, hasPreviousPage: false};

const piece = (price = '4200.0', availableForSale = true): WishlistPieceFragment => ({
  id: 'gid://shopify/Product/42',
  handle: 'first-light-solitaire',
  title: 'First Light Solitaire',
  productType: 'Rings',
  availableForSale,
  images: {nodes: [{url: 'https://cdn.example/ring.webp', altText: null}], pageInfo},
  variants: {
    nodes: [
      {
        id: 'gid://shopify/ProductVariant/7',
        title: '52',
        availableForSale,
        selectedOptions: [{name: 'Size', value: '52'}],
        price: {amount: price, currencyCode: 'USD'},
        compareAtPrice: null,
      },
    ],
    pageInfo,
  },
});

const row: WishlistRow = {
  id: 'a',
  user_id: 'b',
  product_id: '42',
  shopify_product_id: 'gid://shopify/Product/42',
  product_name: 'First Light',
  product_category: 'rings',
  product_image: 'https://cdn.example/old.webp',
  product_price: 3900,
  created_at: '2026-11-01T00:00:00Z',
};

describe('a kept piece', () => {
  test('is kept by its number, with the facts of its first variant', () => {
    expect(rowOf(piece())).toEqual({
      product_id: '42',
      product_name: 'First Light Solitaire',
      product_price: 4200,
      product_image: 'https://cdn.example/ring.webp',
      product_category: 'rings',
      shopify_product_id: 'gid://shopify/Product/42',
    });
    expect(rowOf(piece('0.0')).product_price).toBeNull();
    expect(storeId('42')).toBe('gid://shopify/Product/42');
  });

  test('shows what the shop says now, not what it said then', () => {
    const item = mapWishlistItem(row, piece(), 'USD');
    expect(item).toMatchObject({
      name: 'First Light Solitaire',
      href: '/rings/first-light-solitaire',
      price: {amount: '4200.0'},
      sale: 'available',
      cartItem: {
        id: 'gid://shopify/Product/42_gid://shopify/ProductVariant/7',
        quantity: 1,
        variant: {title: '52'},
      },
    });
  });

  test.each([
    ['sold', piece('4200.0', false), 'unavailable'],
    ['without a price', piece('0.0'), 'on-request'],
    ['that left the shop', null, 'gone'],
    ['that nobody can be asked about', undefined, 'unknown'],
  ] as const)('%s cannot be put in the bag', (_, found, sale) => {
    const item = mapWishlistItem(row, found, 'USD');
    expect([item.sale, item.cartItem]).toEqual([sale, null]);
  });

  test('falls back to what was kept', () => {
    expect(mapWishlistItem(row, undefined, 'CHF')).toMatchObject({
      name: 'First Light',
      href: '/rings/first-light',
      picture: {url: 'https://cdn.example/old.webp'},
      price: {amount: '3900.00', currencyCode: 'CHF'},
    });
    expect(mapWishlistItem({...row, product_price: null}, null, 'CHF').price).toBeNull();
  });
});
