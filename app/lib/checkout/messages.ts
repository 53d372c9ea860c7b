import type {CartErrorCode, CartWarningCode} from '@shopify/hydrogen/storefront-api-types';
import type {LegacyErrorCode, LegacyUserError} from './error-codes';

/** What the caller knows beyond the error itself. */
export type ShopperTextContext = {
  /** How many of the piece can be bought, where known. */
  readonly quantityLeft?: number | null;
};

/**
 * What the shopper reads for a user error or warning: what happened and what to do, in our words.
 * The most particular text wins: by the provider's code, then by the field, then by legacy code.
 */
export function shopperText(
  {severity, code, providerCode, field, message}: LegacyUserError,
  {quantityLeft = null}: ShopperTextContext = {},
): string {
  // The shop's own validation rules are written for shoppers.
  if (providerCode === 'VALIDATION_CUSTOM' && message.trim()) return message.trim();
  if (providerCode === 'MERCHANDISE_OUT_OF_STOCK') return SOLD_OUT;
  if (code === 'NOT_ENOUGH_IN_STOCK') return stockText(quantityLeft, severity);

  const byProviderCode = severity === 'warning' ? WARNING_TEXTS : ERROR_TEXTS;
  const byField = code === 'INVALID' ? textOf(FIELD_TEXTS, fieldName(field)) : null;
  const byLegacyCode = code ? LEGACY_TEXTS[code] : BAG_CHANGED;
  return textOf(byProviderCode, providerCode) ?? byField ?? byLegacyCode;
}

const SOLD_OUT = 'This piece has sold out. Please choose another.';
const BAG_CHANGED = 'Your bag has changed. Please look it over before you check out.';

/** An error left the bag as it was; a warning says that the bag took what there is. */
function stockText(quantityLeft: number | null, severity: LegacyUserError['severity']): string {
  if (quantityLeft === null) {
    return severity === 'warning'
      ? 'Fewer of this piece are left than you chose. Your bag holds what there is.'
      : 'There are not enough of this piece. Please choose a smaller quantity.';
  }
  if (quantityLeft <= 0) return SOLD_OUT;
  if (quantityLeft === 1) {
    return severity === 'warning'
      ? 'Only 1 of this piece is left. It is in your bag.'
      : 'Only 1 of this piece is left. Please choose 1.';
  }
  return severity === 'warning'
    ? `Only ${quantityLeft} of this piece are left. Your bag holds all of them.`
    : `Only ${quantityLeft} of this piece are left. Please choose ${quantityLeft} or fewer.`;
}

const LEGACY_TEXTS = {
  GREATER_THAN_OR_EQUAL_TO: 'That is fewer than we sell together. Please choose more.',
  INVALID: 'That did not work. Please check it and try again.',
  INVALID_FOR_COUNTRY: 'The postal code does not match the country. Please check both.',
  INVALID_FOR_COUNTRY_AND_PROVINCE:
    'The postal code does not match the state or province. Please check both.',
  INVALID_PROVINCE_IN_COUNTRY:
    'The state or province is not in the chosen country. Please check both.',
  LESS_THAN: 'That is more than we can take. Please choose less.',
  LINE_ITEM_NOT_FOUND: 'This piece is no longer in your bag. Please add it again.',
  NOT_SUPPORTED: 'We cannot take this here. Please try another way.',
  PRESENT: 'Something is still empty. Please fill it in.',
  TOO_LONG: 'That is too long. Please shorten it.',
} as const satisfies Record<Exclude<LegacyErrorCode, 'NOT_ENOUGH_IN_STOCK'>, string>;

/** Errors that deserve more than the text of their legacy code. */
const ERROR_TEXTS = {
  ADDRESS_FIELD_CONTAINS_EMOJIS: 'Please write the address without emoji.',
  ADDRESS_FIELD_CONTAINS_HTML_TAGS: 'Please write the address as plain text.',
  ADDRESS_FIELD_CONTAINS_URL: 'Please write the address without links.',
  ADDRESS_FIELD_DOES_NOT_MATCH_EXPECTED_PATTERN: 'Please check how the address is written.',
  ADDRESS_FIELD_IS_REQUIRED: 'The address is not complete. Please fill in what is missing.',
  ADDRESS_FIELD_IS_TOO_LONG: 'A line of the address is too long. Please shorten it.',
  CART_TOO_LARGE: 'Your bag is full. Please remove a piece before you add another.',
  GIFT_CARD_RECIPIENT_INVALID: 'Please check who receives the gift card.',
  INVALID_DELIVERY_OPTION: 'This delivery is not offered. Please choose another.',
  INVALID_INCREMENT: 'This piece is sold in sets. Please choose another quantity.',
  MERCHANDISE_NOT_APPLICABLE: 'This piece is not sold like this. Please choose other options.',
  MISSING_DISCOUNT_CODE: 'Please enter a discount code.',
  MISSING_NOTE: 'Please write a note first.',
  NOTE_TOO_LONG: 'Your note is too long. Please shorten it.',
  SERVICE_UNAVAILABLE: 'We could not save your bag just now. Please try again in a moment.',
  ZIP_CODE_NOT_SUPPORTED: 'We do not deliver to this postal code. Please choose another address.',
} as const satisfies Partial<Record<CartErrorCode, string>>;

/** What "invalid" means, by the last name in the path of the field. */
const FIELD_TEXTS = {
  email: 'Please enter a valid email address.',
  giftCardCodes: 'We do not know this gift card. Please check its code.',
  merchandiseId: 'This piece is no longer sold. Please choose another.',
  phone: 'Please enter a valid phone number, with its country code.',
  quantity: 'Please choose a whole number of pieces.',
} as const;

type StockWarningCode = 'MERCHANDISE_NOT_ENOUGH_STOCK' | 'MERCHANDISE_OUT_OF_STOCK';

const WARNING_TEXTS = {
  DISCOUNT_CODE_NOT_HONOURED: 'This discount code cannot be used. Please try another.',
  DISCOUNT_CURRENTLY_INACTIVE: 'This discount code is not active just now. Please try another.',
  DISCOUNT_CUSTOMER_NOT_ELIGIBLE: 'This discount code is not for your account. Please try another.',
  DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED:
    'You have used this discount code already. Please try another.',
  DISCOUNT_ELIGIBLE_CUSTOMER_MISSING:
    'This discount code needs your email address. Please enter it at checkout.',
  DISCOUNT_INCOMPATIBLE_PURCHASE_TYPE:
    'This discount code is not for this kind of purchase. Please try another.',
  DISCOUNT_NOT_FOUND: 'We do not know this discount code. Please check its spelling.',
  DISCOUNT_NO_ENTITLED_LINE_ITEMS:
    'This discount code is not for the pieces in your bag. Please try another.',
  DISCOUNT_NO_ENTITLED_SHIPPING_LINES:
    'This discount code is not for your delivery. Please try another.',
  DISCOUNT_PURCHASE_NOT_IN_RANGE:
    'Your total does not qualify for this discount code. Please check its terms.',
  DISCOUNT_QUANTITY_NOT_IN_RANGE:
    'Your number of pieces does not qualify for this discount code. Please check its terms.',
  DISCOUNT_USAGE_LIMIT_REACHED: 'This discount code has been used up. Please try another.',
  DUPLICATE_DELIVERY_ADDRESS: 'You have entered this address already. Please choose it.',
  MERCHANDISE_SELLING_PLAN_NOT_APPLICABLE_ON_COMPANY_LOCATION:
    'Subscriptions are not for company orders. Please choose a single purchase.',
  PAYMENTS_GIFT_CARDS_UNAVAILABLE:
    'Gift cards cannot pay for this order. Please choose another way to pay.',
} as const satisfies Record<Exclude<CartWarningCode, StockWarningCode>, string>;

/** The last name of a field's path; numbers in it are positions in a list. */
function fieldName(field: readonly string[] | null): string | null {
  return field?.findLast((part) => !/^\d+$/.test(part)) ?? null;
}

function textOf(texts: Readonly<Record<string, string>>, key: string | null): string | null {
  // Own keys only: a code may be any text, "constructor" too.
  return key !== null && Object.hasOwn(texts, key) ? (texts[key] ?? null) : null;
}
