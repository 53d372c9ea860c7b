import type {
  DiscountApplicationAllocationMethod,
  DiscountApplicationTargetSelection,
  DiscountApplicationTargetType,
} from '@shopify/hydrogen/storefront-api-types';
import type {Money} from '../money';

/**
 * What the checkout library reads of a Storefront API cart. A cart queried with (at least) these
 * fields fits by its generated type, so nothing here depends on one fragment. Lines beyond the
 * first page are to be gathered into `lines.nodes` before.
 */
export type ProviderCart = {
  readonly id: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly checkoutUrl: string;
  readonly note?: string | null;
  readonly attributes: readonly ProviderAttribute[];
  readonly lines: {readonly nodes: readonly ProviderCartLine[]};
  readonly cost: {
    /** What is left to pay: gift cards are already taken off. */
    readonly totalAmount: Money;
    readonly checkoutChargeAmount: Money;
    readonly totalTaxAmount?: Money | null;
    readonly totalDutyAmount?: Money | null;
  };
  readonly discountCodes: readonly {readonly code: string; readonly applicable: boolean}[];
  /** Discounts on the whole order (one allocation for each line) and on shipping. */
  readonly discountAllocations: readonly ProviderDiscountAllocation[];
  readonly appliedGiftCards: readonly ProviderGiftCard[];
  readonly buyerIdentity: {
    readonly countryCode?: string | null;
    readonly email?: string | null;
    readonly customer?: {readonly email?: string | null} | null;
    readonly deliveryAddressPreferences?: readonly ProviderAddress[];
  };
  readonly delivery?: {
    readonly addresses: readonly {
      readonly selected: boolean;
      readonly address: ProviderAddress;
    }[];
  };
};

export type ProviderCartLine = {
  readonly id: string;
  readonly quantity: number;
  readonly attributes: readonly ProviderAttribute[];
  readonly cost: {readonly totalAmount: Money};
  readonly discountAllocations: readonly ProviderDiscountAllocation[];
  readonly merchandise: {
    readonly id: string;
    readonly title: string;
    readonly sku?: string | null;
    readonly availableForSale: boolean;
    readonly price: Money;
    readonly compareAtPrice?: Money | null;
    readonly image?: ProviderImage | null;
    readonly selectedOptions: readonly {readonly name: string; readonly value: string}[];
    readonly product: {readonly id: string; readonly handle: string; readonly title: string};
  };
};

export type ProviderDiscountAllocation = {
  readonly code?: string;
  readonly title?: string;
  readonly discountedAmount: Money;
  readonly discountApplication: {
    readonly code?: string;
    readonly title?: string;
    readonly allocationMethod: DiscountApplicationAllocationMethod;
    readonly targetSelection: DiscountApplicationTargetSelection;
    readonly targetType: DiscountApplicationTargetType;
    readonly value: Money | {readonly percentage: number};
  };
};

export type ProviderAttribute = {readonly key: string; readonly value?: string | null};

export type ProviderGiftCard = {
  readonly id: string;
  readonly lastCharacters: string;
  readonly balance: Money;
  readonly amountUsed: Money;
  /** `amountUsed` in the cart's own currency. */
  readonly presentmentAmountUsed: Money;
};

export type ProviderImage = {
  readonly id?: string | null;
  readonly url: string;
  readonly altText?: string | null;
  readonly width?: number | null;
  readonly height?: number | null;
};

/** A mailing address, or an address of `cart.delivery`, which names its country differently. */
export type ProviderAddress = {
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly company?: string | null;
  readonly address1?: string | null;
  readonly address2?: string | null;
  readonly city?: string | null;
  readonly province?: string | null;
  readonly provinceCode?: string | null;
  readonly zip?: string | null;
  readonly country?: string | null;
  readonly countryCode?: string | null;
  readonly countryCodeV2?: string | null;
  readonly phone?: string | null;
};
