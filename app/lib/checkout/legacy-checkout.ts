import type {CurrencyCode} from '@shopify/hydrogen/storefront-api-types';
import {addMoney, type Money, subtractMoney, sumMoney} from '../money';
import {resolveCheckoutUrl} from './checkout-url';
import {
  type LegacyDiscountAllocation,
  type LegacyDiscountApplication,
  mapDiscounts,
} from './discounts';
import {legacyMoney} from './legacy-money';
import type {
  ProviderAddress,
  ProviderAttribute,
  ProviderCart,
  ProviderCartLine,
  ProviderGiftCard,
  ProviderImage,
} from './provider-cart';

/** What a checkout once told and a cart does not know. */
const FIXED_DEFAULTS = {
  completedAt: null,
  order: null,
  orderStatusUrl: null,
  ready: false,
  requiresShipping: true,
  shippingLine: null,
  taxExempt: false,
  taxesIncluded: false,
} as const;

/** The provider's retired checkout, as clients of that shape still read it. */
export type LegacyCheckout = typeof FIXED_DEFAULTS & {
  readonly id: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly webUrl: string | null;
  readonly email: string | null;
  readonly note: string | null;
  readonly customAttributes: readonly ProviderAttribute[];
  readonly buyerIdentity: {readonly countryCode: string | null};
  readonly shippingAddress: ProviderAddress | null;
  readonly lineItems: readonly LegacyLineItem[];
  readonly discountApplications: readonly LegacyDiscountApplication[];
  readonly appliedGiftCards: readonly ProviderGiftCard[];
  readonly currencyCode: CurrencyCode;
  readonly lineItemsSubtotalPrice: Money;
  /** `totalPrice` without duty and tax. */
  readonly subtotalPrice: Money;
  readonly totalTax: Money;
  /** Before gift cards. */
  readonly totalPrice: Money;
  /** After gift cards. */
  readonly paymentDue: Money;
};

export type LegacyLineItem = {
  readonly id: string;
  readonly title: string;
  readonly quantity: number;
  readonly customAttributes: readonly ProviderAttribute[];
  readonly discountAllocations: readonly LegacyDiscountAllocation[];
  readonly variant: LegacyVariant;
};

export type LegacyVariant = {
  readonly id: string;
  readonly title: string;
  readonly sku: string | null;
  readonly available: boolean;
  readonly price: Money;
  readonly compareAtPrice: Money | null;
  readonly image: LegacyImage | null;
  readonly selectedOptions: readonly {readonly name: string; readonly value: string}[];
  readonly product: {readonly id: string; readonly handle: string};
};

type LegacyImage = Omit<ProviderImage, 'url'> & {readonly src: string};

export type LegacyCheckoutMapping = {
  readonly checkout: LegacyCheckout;
  /** Why the lines carry no discounts, for the caller to log; null where all went well. */
  readonly discountFailure: string | null;
};

/**
 * Maps the provider's cart to the checkout shape; a missing cart to null.
 * @throws {MoneyError} where an amount of the cart cannot be read
 */
export function mapLegacyCheckout(
  cart: ProviderCart | null | undefined,
): LegacyCheckoutMapping | null {
  if (!cart) return null;
  const discounts = mapDiscounts(cart);
  const checkout: LegacyCheckout = {
    ...FIXED_DEFAULTS,
    ...mapPrices(cart),
    id: cart.id,
    createdAt: cart.createdAt,
    updatedAt: cart.updatedAt,
    webUrl: resolveCheckoutUrl(cart.checkoutUrl),
    email: cart.buyerIdentity.email ?? cart.buyerIdentity.customer?.email ?? null,
    note: cart.note ?? null,
    customAttributes: cart.attributes,
    buyerIdentity: {countryCode: cart.buyerIdentity.countryCode ?? null},
    shippingAddress: shippingAddress(cart),
    lineItems: cart.lines.nodes.map((line) =>
      mapLine(line, discounts.allocationsByLine.get(line.id) ?? []),
    ),
    discountApplications: discounts.applications,
    appliedGiftCards: cart.appliedGiftCards.map((card) => ({
      id: card.id,
      lastCharacters: card.lastCharacters,
      balance: legacyMoney(card.balance),
      amountUsed: legacyMoney(card.amountUsed),
      presentmentAmountUsed: legacyMoney(card.presentmentAmountUsed),
    })),
  };
  return {checkout, discountFailure: discounts.failure};
}

function mapPrices({cost, appliedGiftCards}: ProviderCart) {
  const {currencyCode} = cost.totalAmount;
  const nothing = sumMoney([], currencyCode);
  const tax = cost.totalTaxAmount ?? nothing;
  const duty = cost.totalDutyAmount ?? nothing;
  const giftCards = appliedGiftCards.map((card) => card.presentmentAmountUsed);
  const total = addMoney(cost.totalAmount, sumMoney(giftCards, currencyCode));
  return {
    currencyCode,
    lineItemsSubtotalPrice: legacyMoney(cost.checkoutChargeAmount),
    subtotalPrice: legacyMoney(subtractMoney(subtractMoney(total, duty), tax)),
    totalTax: legacyMoney(tax),
    totalPrice: legacyMoney(total),
    paymentDue: legacyMoney(cost.totalAmount),
  };
}

/** The address chosen in the cart, or the first one on the buyer's file. */
function shippingAddress({delivery, buyerIdentity}: ProviderCart): ProviderAddress | null {
  const chosen = delivery?.addresses.find(({selected}) => selected)?.address;
  if (chosen) return {...chosen, countryCodeV2: chosen.countryCode};
  return buyerIdentity.deliveryAddressPreferences?.[0] ?? null;
}

function mapLine(
  {id, quantity, attributes, merchandise}: ProviderCartLine,
  discountAllocations: readonly LegacyDiscountAllocation[],
): LegacyLineItem {
  return {
    id,
    title: merchandise.product.title,
    quantity,
    customAttributes: attributes,
    discountAllocations,
    variant: mapVariant(merchandise),
  };
}

function mapVariant(merchandise: ProviderCartLine['merchandise']): LegacyVariant {
  const {id, title, sku, availableForSale, price, compareAtPrice, image} = merchandise;
  return {
    id,
    title,
    sku: sku ?? null,
    available: availableForSale,
    price: legacyMoney(price),
    compareAtPrice: compareAtPrice ? legacyMoney(compareAtPrice) : null,
    image: image ? mapImage(image) : null,
    selectedOptions: merchandise.selectedOptions,
    product: {id: merchandise.product.id, handle: merchandise.product.handle},
  };
}

function mapImage({url, ...image}: ProviderImage): LegacyImage {
  return {...image, src: url};
}
