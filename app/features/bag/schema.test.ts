import {describe, expect, it} from 'vitest';
import {parseCartForm} from './schema';

const variant = 'gid://shopify/ProductVariant/1';
const line = 'gid://shopify/CartLine/1';

const form = (action: string, inputs: object, fields: Record<string, string> = {}) => {
  const data = new FormData();
  data.set('cartFormInput', JSON.stringify({action, inputs}));
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return parseCartForm(data);
};

it.each<[string, object]>([
  [
    'Create',
    {lines: [{merchandiseId: variant, quantity: 2}], note: 'For Ani', discountCodes: ['A']},
  ],
  ['LinesAdd', {lines: [{merchandiseId: variant, quantity: 1}]}],
  ['LinesUpdate', {lines: [{id: line, quantity: 0}]}],
  ['LinesRemove', {lineIds: [line]}],
  ['AttributesUpdateInput', {attributes: [{key: 'Gift wrapping', value: 'Yes'}]}],
  ['BuyerIdentityUpdate', {buyerIdentity: {email: 'ani@example.com', countryCode: 'US'}}],
  ['DiscountCodesUpdate', {discountCodes: ['AKN10']}],
  ['GiftCardCodesUpdate', {giftCardCodes: ['GIFT']}],
  ['GiftCardCodesAdd', {giftCardCodes: ['GIFT']}],
  ['GiftCardCodesRemove', {giftCardCodes: ['gid://shopify/AppliedGiftCard/1']}],
  ['NoteUpdate', {note: 'For Ani'}],
  ['CustomRestore', {checkoutId: null}],
  ['CustomSetLines', {lines: [{itemId: 'a_b', merchandiseId: variant, quantity: 3}]}],
])('%s is an operation of the route', (action, inputs) => {
  expect(form(action, inputs)).toEqual({action, inputs});
});

describe('inputs', () => {
  it('may have the names of the retired checkout', () => {
    const lines = [
      {variantId: variant, quantity: 2, customAttributes: [{key: 'Engraving', value: 'Ani'}]},
    ];
    expect(form('LinesAdd', {lines})?.inputs).toEqual({
      lines: [
        {merchandiseId: variant, quantity: 2, attributes: [{key: 'Engraving', value: 'Ani'}]},
      ],
    });
    const customAttributes = [{key: 'Gift wrapping', value: 'Yes'}];
    expect(form('AttributesUpdateInput', {customAttributes})?.inputs).toEqual({
      attributes: customAttributes,
    });
  });

  it('take in what was typed beside them', () => {
    expect(
      form('DiscountCodesUpdate', {discountCodes: ['A']}, {discountCode: ' AKN10 '})?.inputs,
    ).toEqual({discountCodes: ['A'], discountCode: 'AKN10'});
    expect(form('GiftCardCodesAdd', {}, {giftCardCodes: ' GIFT '})?.inputs).toEqual({
      giftCardCodes: ['GIFT'],
    });
    expect(form('NoteUpdate', {}, {note: 'For Ani'})?.inputs).toEqual({note: 'For Ani'});
  });
});

it.each<[string, object]>([
  ['Destroy', {}],
  ['LinesAdd', {lines: []}],
  ['LinesAdd', {lines: [{merchandiseId: line}]}],
  ['LinesAdd', {lines: [{merchandiseId: variant, quantity: 0}]}],
  ['LinesAdd', {lines: [{merchandiseId: variant, quantity: 1.5}]}],
  ['LinesUpdate', {lines: [{id: line, quantity: -1}]}],
  ['LinesUpdate', {lines: [{id: line, quantity: 10_000}]}],
  ['BuyerIdentityUpdate', {buyerIdentity: {email: 'nobody'}}],
  ['NoteUpdate', {note: 'x'.repeat(5_001)}],
  ['CustomSetLines', {}],
])('%s with %j is none', (action, inputs) => {
  expect(form(action, inputs)).toBeNull();
});

it.each(['', '{', 'null', '[]', '{"inputs": {}}', '{"action": "NoteUpdate", "inputs": "note"}'])(
  'is none where "%s" is sent for an operation',
  (sent) => {
    const data = new FormData();
    data.set('cartFormInput', sent);
    expect(parseCartForm(data)).toBeNull();
  },
);

it('is none where none is sent, and one without inputs where it needs none', () => {
  expect(parseCartForm(new FormData())).toBeNull();
  const bare = new FormData();
  bare.set('cartFormInput', '{"action": "CustomRestore"}');
  expect(parseCartForm(bare)).toEqual({action: 'CustomRestore', inputs: {}});
});
