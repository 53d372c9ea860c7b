import type {CountryCode} from '@shopify/hydrogen/storefront-api-types';
import * as v from 'valibot';
import {withCartNames} from '~/lib/checkout/cart-inputs';

const gid = (resource: string) => v.pipe(v.string(), v.startsWith(`gid://shopify/${resource}/`));
const quantity = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9_999));
const text = (length: number) => v.pipe(v.string(), v.trim(), v.maxLength(length));
const code = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(255));
const attribute = v.object({key: text(255), value: text(255)});

/** One code typed into a form, or the whole list. Empty fields are left out. */
const codes = v.pipe(
  v.union([v.array(v.string()), v.string()]),
  v.transform((value) => (typeof value === 'string' ? [value] : value)),
  v.transform((list) => list.map((entry) => entry.trim()).filter(Boolean)),
  v.array(code),
  v.maxLength(10),
);

const operation = <Name extends string, Inputs extends v.ObjectEntries>(
  name: Name,
  inputs: Inputs,
) => v.object({action: v.literal(name), inputs: v.object(inputs)});

/** A line that is added, by the cart's names or by the retired checkout's. */
const newLine = v.pipe(
  v.unknown(),
  v.transform(withCartNames),
  v.object({
    merchandiseId: gid('ProductVariant'),
    quantity: v.optional(v.pipe(quantity, v.minValue(1)), 1),
    attributes: v.optional(v.array(attribute)),
  }),
);
const newLines = v.pipe(v.array(newLine), v.maxLength(250));
const attributes = v.pipe(v.array(attribute), v.maxLength(20));
const note = v.optional(text(5_000), '');
/** The provider knows which there are; ours to check is the form. */
const countryCode = v.custom<CountryCode>((code) => /^[A-Z]{2}$/.test(String(code)));
const buyerIdentity = v.object({
  countryCode: v.optional(countryCode),
  email: v.optional(v.pipe(v.string(), v.email())),
  phone: v.optional(text(32)),
});

/**
 * Every operation of the cart route, by Hydrogen's names. The two `Custom` ones are the bag's own:
 * restoring it, and making its lines have given quantities, however often that is asked for.
 */
const cartOperation = v.variant('action', [
  operation('Create', {
    lines: v.optional(newLines),
    attributes: v.optional(attributes),
    buyerIdentity: v.optional(buyerIdentity),
    discountCodes: v.optional(codes),
    note: v.optional(note),
  }),
  operation('LinesAdd', {lines: v.pipe(newLines, v.minLength(1))}),
  operation('LinesUpdate', {lines: v.array(v.object({id: gid('CartLine'), quantity}))}),
  operation('LinesRemove', {lineIds: v.array(gid('CartLine'))}),
  operation('AttributesUpdateInput', {attributes}),
  operation('BuyerIdentityUpdate', {buyerIdentity}),
  operation('DiscountCodesUpdate', {
    discountCode: v.optional(text(255)),
    discountCodes: v.optional(codes),
  }),
  operation('GiftCardCodesUpdate', {giftCardCodes: codes}),
  operation('GiftCardCodesAdd', {giftCardCodes: codes}),
  operation('GiftCardCodesRemove', {giftCardCodes: v.array(gid('AppliedGiftCard'))}),
  operation('NoteUpdate', {note}),
  operation('CustomRestore', {checkoutId: v.nullish(v.string())}),
  operation('CustomSetLines', {
    checkoutId: v.nullish(v.string()),
    lines: v.pipe(
      v.array(
        v.object({
          itemId: v.string(),
          merchandiseId: gid('ProductVariant'),
          lineId: v.optional(gid('CartLine')),
          quantity,
        }),
      ),
      v.maxLength(250),
    ),
  }),
]);

export type CartOperation = v.InferOutput<typeof cartOperation>;

/** What `cartFormInput` holds: the operation's name, and its inputs by either set of names. */
const sentOperation = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    action: v.string(),
    inputs: v.pipe(
      v.optional(v.unknown(), {}),
      v.transform(withCartNames),
      v.record(v.string(), v.unknown()),
    ),
  }),
);

/**
 * Reads a form of the cart route: the operation as JSON in `cartFormInput`, fields that a shopper
 * typed beside it. Null for anything that is no operation.
 */
export function parseCartForm(form: FormData): CartOperation | null {
  const {cartFormInput, ...fields} = Object.fromEntries(form);
  const sent = v.safeParse(sentOperation, cartFormInput);
  if (!sent.success) return null;
  const {action, inputs} = sent.output;
  const parsed = v.safeParse(cartOperation, {action, inputs: {...inputs, ...fields}});
  return parsed.success ? parsed.output : null;
}
