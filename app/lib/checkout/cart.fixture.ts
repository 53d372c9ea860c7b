import type {Money} from '../money';
import type {ProviderCart, ProviderCartLine, ProviderDiscountAllocation} from './provider-cart';

export const usd = (amount: string): Money => ({amount, currencyCode: 'USD'});

/** A line of so many rings at a total in dollars. */
export function lineOf(
  id: string,
  total: string,
  discountAllocations: readonly ProviderDiscountAllocation[] = [],
): ProviderCartLine {
  return {
    id,
    quantity: 2,
    attributes: [{key: 'Engraving', value: 'Ani'}],
    cost: {totalAmount: usd(total)},
    discountAllocations,
    merchandise: {
      id: `gid://shopify/ProductVariant/${id}`,
      title: '14k gold / 6',
      sku: 'RING-6',
      availableForSale: true,
      price: usd('1250.00'),
      compareAtPrice: usd('1400.50'),
      image: {url: 'https://cdn.test/ring.webp', altText: 'Ring', width: 1200, height: 1500},
      selectedOptions: [{name: 'Size', value: '6'}],
      product: {id: 'gid://shopify/Product/1', handle: 'ring', title: 'Ring'},
    },
  };
}

type DiscountOptions = Partial<ProviderDiscountAllocation['discountApplication']> & {
  readonly amount?: string;
};

/** An allocation of a discount; by itself ten percent off a line. */
export function discountOf(
  name: {readonly code?: string; readonly title?: string},
  {amount = '10.0', ...application}: DiscountOptions = {},
): ProviderDiscountAllocation {
  return {
    ...name,
    discountedAmount: usd(amount),
    discountApplication: {
      allocationMethod: 'ACROSS',
      targetSelection: 'ALL',
      targetType: 'LINE_ITEM',
      value: {percentage: 10},
      ...application,
    },
  };
}

/** A bare cart; what a test is about goes on top. */
export function cartOf(parts: Partial<ProviderCart> = {}): ProviderCart {
  return {
    id: 'gid://shopify/Cart/c1?key=k1',
    createdAt: '2026-10-01T10:00:00Z',
    updatedAt: '2026-10-01T10:05:00Z',
    checkoutUrl: 'https://store.test/cart/c/c1?key=k1',
    attributes: [],
    lines: {nodes: []},
    cost: {totalAmount: usd('120.0'), checkoutChargeAmount: usd('120.0')},
    discountCodes: [],
    discountAllocations: [],
    appliedGiftCards: [],
    buyerIdentity: {},
    ...parts,
  };
}
