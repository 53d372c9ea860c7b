import type {CartErrorCode, CartWarningCode} from '@shopify/hydrogen/storefront-api-types';

/** The error codes of the retired checkout that a cart's refusals translate to. */
export type LegacyErrorCode =
  | 'GREATER_THAN_OR_EQUAL_TO'
  | 'INVALID'
  | 'INVALID_FOR_COUNTRY'
  | 'INVALID_FOR_COUNTRY_AND_PROVINCE'
  | 'INVALID_PROVINCE_IN_COUNTRY'
  | 'LESS_THAN'
  | 'LINE_ITEM_NOT_FOUND'
  | 'NOT_ENOUGH_IN_STOCK'
  | 'NOT_SUPPORTED'
  | 'PRESENT'
  | 'TOO_LONG';

/**
 * Every cart error of Storefront API 2026-04. A version that adds or drops a code stops compiling
 * here until it is decided.
 */
export const CART_ERROR_CODES = {
  ADDRESS_FIELD_CONTAINS_EMOJIS: 'NOT_SUPPORTED',
  ADDRESS_FIELD_CONTAINS_HTML_TAGS: 'NOT_SUPPORTED',
  ADDRESS_FIELD_CONTAINS_URL: 'NOT_SUPPORTED',
  ADDRESS_FIELD_DOES_NOT_MATCH_EXPECTED_PATTERN: 'NOT_SUPPORTED',
  ADDRESS_FIELD_IS_REQUIRED: 'PRESENT',
  ADDRESS_FIELD_IS_TOO_LONG: 'TOO_LONG',
  BUNDLES_AND_ADDONS_CANNOT_BE_MIXED: 'NOT_SUPPORTED',
  BUYER_CANNOT_PURCHASE_FOR_COMPANY_LOCATION: 'NOT_SUPPORTED',
  CART_TOO_LARGE: 'TOO_LONG',
  GIFT_CARD_RECIPIENT_INVALID: 'INVALID',
  INVALID: 'INVALID',
  INVALID_COMPANY_LOCATION: 'INVALID',
  INVALID_DELIVERY_ADDRESS_ID: 'INVALID',
  INVALID_DELIVERY_GROUP: 'INVALID',
  INVALID_DELIVERY_OPTION: 'INVALID',
  INVALID_INCREMENT: 'INVALID',
  INVALID_MERCHANDISE_LINE: 'LINE_ITEM_NOT_FOUND',
  INVALID_METAFIELDS: 'INVALID',
  INVALID_PAYMENT: 'INVALID',
  INVALID_PAYMENT_DEFERRED_PAYMENT_REQUIRED: 'INVALID',
  INVALID_PAYMENT_EMPTY_CART: 'INVALID',
  INVALID_ZIP_CODE_FOR_COUNTRY: 'INVALID_FOR_COUNTRY',
  INVALID_ZIP_CODE_FOR_PROVINCE: 'INVALID_FOR_COUNTRY_AND_PROVINCE',
  LESS_THAN: 'LESS_THAN',
  MAXIMUM_EXCEEDED: 'NOT_ENOUGH_IN_STOCK',
  MERCHANDISE_LINE_TRANSFORMERS_RUN_ERROR: 'INVALID',
  MERCHANDISE_NOT_APPLICABLE: 'INVALID',
  MINIMUM_NOT_MET: 'GREATER_THAN_OR_EQUAL_TO',
  MISSING_CUSTOMER_ACCESS_TOKEN: 'PRESENT',
  MISSING_DISCOUNT_CODE: 'PRESENT',
  MISSING_NOTE: 'PRESENT',
  NOTE_TOO_LONG: 'TOO_LONG',
  ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED: 'INVALID',
  PARENT_LINE_INVALID_REFERENCE: 'INVALID',
  PARENT_LINE_NESTING_TOO_DEEP: 'INVALID',
  PARENT_LINE_NOT_FOUND: 'LINE_ITEM_NOT_FOUND',
  PARENT_LINE_OPERATION_BLOCKED: 'NOT_SUPPORTED',
  PAYMENTS_CREDIT_CARD_BASE_EXPIRED: 'INVALID',
  PAYMENTS_CREDIT_CARD_BASE_GATEWAY_NOT_SUPPORTED: 'NOT_SUPPORTED',
  PAYMENTS_CREDIT_CARD_GENERIC: 'INVALID',
  PAYMENTS_CREDIT_CARD_MONTH_INCLUSION: 'INVALID',
  PAYMENTS_CREDIT_CARD_NUMBER_INVALID: 'INVALID',
  PAYMENTS_CREDIT_CARD_NUMBER_INVALID_FORMAT: 'INVALID',
  PAYMENTS_CREDIT_CARD_VERIFICATION_VALUE_BLANK: 'PRESENT',
  PAYMENTS_CREDIT_CARD_VERIFICATION_VALUE_INVALID_FOR_CARD_TYPE: 'INVALID',
  PAYMENTS_CREDIT_CARD_YEAR_EXPIRED: 'INVALID',
  PAYMENTS_CREDIT_CARD_YEAR_INVALID_EXPIRY_YEAR: 'INVALID',
  PAYMENT_METHOD_NOT_APPLICABLE: 'NOT_SUPPORTED',
  PAYMENT_METHOD_NOT_SUPPORTED: 'NOT_SUPPORTED',
  PENDING_DELIVERY_GROUPS: 'INVALID',
  PROVINCE_NOT_FOUND: 'INVALID_PROVINCE_IN_COUNTRY',
  SELLING_PLAN_NOT_APPLICABLE: 'NOT_SUPPORTED',
  SERVICE_UNAVAILABLE: 'INVALID',
  TOO_MANY_DELIVERY_ADDRESSES: 'INVALID',
  UNSPECIFIED_ADDRESS_ERROR: 'INVALID',
  VALIDATION_CUSTOM: 'INVALID',
  VARIANT_REQUIRES_SELLING_PLAN: 'PRESENT',
  ZIP_CODE_NOT_SUPPORTED: 'NOT_SUPPORTED',
} as const satisfies Record<CartErrorCode, LegacyErrorCode>;

/** Every cart warning of Storefront API 2026-04; null where the checkout had no such error. */
export const CART_WARNING_CODES = {
  DISCOUNT_CODE_NOT_HONOURED: null,
  DISCOUNT_CURRENTLY_INACTIVE: null,
  DISCOUNT_CUSTOMER_NOT_ELIGIBLE: null,
  DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED: null,
  DISCOUNT_ELIGIBLE_CUSTOMER_MISSING: null,
  DISCOUNT_INCOMPATIBLE_PURCHASE_TYPE: null,
  DISCOUNT_NOT_FOUND: null,
  DISCOUNT_NO_ENTITLED_LINE_ITEMS: null,
  DISCOUNT_NO_ENTITLED_SHIPPING_LINES: null,
  DISCOUNT_PURCHASE_NOT_IN_RANGE: null,
  DISCOUNT_QUANTITY_NOT_IN_RANGE: null,
  DISCOUNT_USAGE_LIMIT_REACHED: null,
  DUPLICATE_DELIVERY_ADDRESS: null,
  MERCHANDISE_NOT_ENOUGH_STOCK: 'NOT_ENOUGH_IN_STOCK',
  MERCHANDISE_OUT_OF_STOCK: 'NOT_ENOUGH_IN_STOCK',
  MERCHANDISE_SELLING_PLAN_NOT_APPLICABLE_ON_COMPANY_LOCATION: 'NOT_SUPPORTED',
  PAYMENTS_GIFT_CARDS_UNAVAILABLE: 'NOT_SUPPORTED',
} as const satisfies Record<CartWarningCode, LegacyErrorCode | null>;

/** What an error is taken for whose code this version of the API does not list. */
const FALLBACK: LegacyErrorCode = 'INVALID';

/** A refusal as any cart operation answers it; metafield operations bring codes of their own. */
export type ProviderUserError = {
  readonly code?: string | null;
  readonly field?: readonly string[] | null;
  readonly message: string;
};

/** Something the provider changed or left out while doing as asked. */
export type ProviderWarning = {
  readonly code: string;
  readonly message: string;
  /** The id of what it is about, such as a cart line. */
  readonly target?: string;
};

/** A user error or warning with its code translated. */
export type LegacyUserError = {
  readonly severity: 'error' | 'warning';
  readonly code: LegacyErrorCode | null;
  readonly providerCode: string | null;
  readonly field: readonly string[] | null;
  readonly target: string | null;
  /** The provider's own words: for the log. */
  readonly message: string;
};

export type UserErrorMapping = {
  readonly userErrors: readonly LegacyUserError[];
  /** Codes that this version of the API does not list, each once, for the caller to log. */
  readonly unknownCodes: readonly string[];
};

/** Translates what an operation answered: its user errors, then its warnings. */
export function mapUserErrors(
  userErrors: readonly ProviderUserError[] | null | undefined,
  warnings: readonly ProviderWarning[] | null | undefined,
): UserErrorMapping {
  const unknownCodes = new Set<string>();

  function translate<Code>(table: Readonly<Record<string, Code>>, code: string, fallback: Code) {
    // Own keys only: a code may be any text, "constructor" too.
    if (Object.hasOwn(table, code)) return table[code] ?? fallback;
    unknownCodes.add(code);
    return fallback;
  }

  const errors = (userErrors ?? []).map(({code, field, message}): LegacyUserError => ({
    severity: 'error',
    code: code ? translate<LegacyErrorCode>(CART_ERROR_CODES, code, FALLBACK) : FALLBACK,
    providerCode: code ?? null,
    field: field ?? null,
    target: null,
    message,
  }));
  const notices = (warnings ?? []).map(({code, target, message}): LegacyUserError => ({
    severity: 'warning',
    code: translate<LegacyErrorCode | null>(CART_WARNING_CODES, code, null),
    providerCode: code,
    field: null,
    target: target ?? null,
    message,
  }));
  return {userErrors: [...errors, ...notices], unknownCodes: [...unknownCodes]};
}
