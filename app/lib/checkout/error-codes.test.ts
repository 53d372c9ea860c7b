import type {CartErrorCode, CartWarningCode} from '@shopify/hydrogen/storefront-api-types';
import {describe, expect, it} from 'vitest';
import {type LegacyErrorCode, mapUserErrors} from './error-codes';

/** The specification's "Cart user-error code translation", each family spelled out. */
const ROWS: [LegacyErrorCode, CartErrorCode[], CartWarningCode[]][] = [
  [
    'PRESENT',
    [
      'ADDRESS_FIELD_IS_REQUIRED',
      'MISSING_CUSTOMER_ACCESS_TOKEN',
      'MISSING_DISCOUNT_CODE',
      'MISSING_NOTE',
    ],
    [],
  ],
  ['TOO_LONG', ['ADDRESS_FIELD_IS_TOO_LONG', 'NOTE_TOO_LONG'], []],
  [
    'INVALID',
    [
      'INVALID',
      'INVALID_DELIVERY_ADDRESS_ID',
      'INVALID_DELIVERY_GROUP',
      'INVALID_DELIVERY_OPTION',
      'INVALID_PAYMENT',
      'INVALID_PAYMENT_DEFERRED_PAYMENT_REQUIRED',
      'INVALID_PAYMENT_EMPTY_CART',
      'INVALID_METAFIELDS',
      'VALIDATION_CUSTOM',
    ],
    [],
  ],
  ['LINE_ITEM_NOT_FOUND', ['INVALID_MERCHANDISE_LINE'], []],
  ['INVALID_FOR_COUNTRY', ['INVALID_ZIP_CODE_FOR_COUNTRY'], []],
  ['INVALID_FOR_COUNTRY_AND_PROVINCE', ['INVALID_ZIP_CODE_FOR_PROVINCE'], []],
  [
    'NOT_ENOUGH_IN_STOCK',
    ['MAXIMUM_EXCEEDED'],
    ['MERCHANDISE_NOT_ENOUGH_STOCK', 'MERCHANDISE_OUT_OF_STOCK'],
  ],
  ['GREATER_THAN_OR_EQUAL_TO', ['MINIMUM_NOT_MET'], []],
  ['LESS_THAN', ['LESS_THAN'], []],
  [
    'NOT_SUPPORTED',
    [
      'PAYMENT_METHOD_NOT_SUPPORTED',
      'ZIP_CODE_NOT_SUPPORTED',
      'ADDRESS_FIELD_CONTAINS_EMOJIS',
      'ADDRESS_FIELD_CONTAINS_HTML_TAGS',
      'ADDRESS_FIELD_CONTAINS_URL',
      'ADDRESS_FIELD_DOES_NOT_MATCH_EXPECTED_PATTERN',
    ],
    ['PAYMENTS_GIFT_CARDS_UNAVAILABLE'],
  ],
  ['INVALID_PROVINCE_IN_COUNTRY', ['PROVINCE_NOT_FOUND'], []],
];

const errorRows = ROWS.flatMap(([legacy, codes]) => codes.map((code) => [code, legacy] as const));
const warningRows = ROWS.flatMap(([legacy, , codes]) =>
  codes.map((code) => [code, legacy] as const),
);

describe('translation', () => {
  it.each(errorRows)('error %s is %s', (code, legacy) => {
    const mapping = mapUserErrors([{code, field: ['lines', '0'], message: 'No.'}], []);
    expect(mapping).toEqual({
      userErrors: [
        {
          severity: 'error',
          code: legacy,
          providerCode: code,
          field: ['lines', '0'],
          target: null,
          message: 'No.',
        },
      ],
      unknownCodes: [],
    });
  });

  it.each(warningRows)('warning %s is %s', (code, legacy) => {
    const line = 'gid://shopify/CartLine/1';
    const mapping = mapUserErrors(null, [{code, target: line, message: 'Less.'}]);
    expect(mapping).toEqual({
      userErrors: [
        {
          severity: 'warning',
          code: legacy,
          providerCode: code,
          field: null,
          target: line,
          message: 'Less.',
        },
      ],
      unknownCodes: [],
    });
  });

  it('has no legacy code for warnings that a checkout never gave', () => {
    const mapping = mapUserErrors([], [{code: 'DISCOUNT_NOT_FOUND', message: 'Not found.'}]);
    expect(mapping.userErrors).toMatchObject([{code: null, providerCode: 'DISCOUNT_NOT_FOUND'}]);
    expect(mapping.unknownCodes).toEqual([]);
  });

  it('puts errors before warnings', () => {
    const {userErrors} = mapUserErrors(
      [{code: 'NOTE_TOO_LONG', message: 'Too long.'}],
      [{code: 'MERCHANDISE_OUT_OF_STOCK', message: 'Gone.'}],
    );
    expect(userErrors.map(({code}) => code)).toEqual(['TOO_LONG', 'NOT_ENOUGH_IN_STOCK']);
  });

  it('finds nothing in nothing', () => {
    expect(mapUserErrors(undefined, null)).toEqual({userErrors: [], unknownCodes: []});
  });
});

describe('codes that this API version does not list', () => {
  it.each(['TOMORROWS_CODE', 'constructor', '__proto__'])(
    '"%s" falls back and is told once',
    (code) => {
      const twice = [
        {code, message: 'First.'},
        {code, message: 'Second.'},
      ];
      const {userErrors, unknownCodes} = mapUserErrors(twice, twice);
      expect(userErrors.map((error) => error.code)).toEqual(['INVALID', 'INVALID', null, null]);
      expect(unknownCodes).toEqual([code]);
    },
  );

  it('an error without a code falls back silently', () => {
    const {userErrors, unknownCodes} = mapUserErrors([{code: null, message: 'No.'}], []);
    expect(userErrors).toMatchObject([{code: 'INVALID', providerCode: null, field: null}]);
    expect(unknownCodes).toEqual([]);
  });
});
