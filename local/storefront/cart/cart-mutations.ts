import type {TypeResolvers} from '../resolvers.ts';
import type {Store} from '../store.ts';
import {type Attribute, type Cart, LONGEST_NOTE, newCart} from './cart.ts';
import {cartView} from './cart-view.ts';
import {deliveryGroups} from './delivery-fields.ts';
import {cartMetafieldResolvers, metafieldsOf, type MetafieldInput} from './cart-metafields.ts';
import {type Change, changes, creates} from './change.ts';
import {customerOf} from './customers.ts';
import {
  addAddresses,
  type AddressInput,
  removeAddresses,
  replaceAddresses,
  updateAddresses,
} from './delivery-addresses.ts';
import {
  addLines,
  type LineInput,
  type LinesOutcome,
  type LineUpdate,
  removeLines,
  updateLines,
} from './lines.ts';
import {type CartUserError, userError} from './outcome.ts';

interface BuyerInput {
  countryCode?: string | null;
  email?: string | null;
  phone?: string | null;
  customerAccessToken?: string | null;
  companyLocationId?: string | null;
  preferences?: unknown;
}

interface CartInput {
  attributes?: Attribute[] | null;
  buyerIdentity?: BuyerInput | null;
  delivery?: {addresses?: AddressInput[] | null} | null;
  discountCodes?: string[] | null;
  giftCardCodes?: string[] | null;
  lines?: LineInput[] | null;
  metafields?: Omit<MetafieldInput, 'ownerId'>[] | null;
  note?: string | null;
}

const linesChange = (outcome: LinesOutcome): Change =>
  'lines' in outcome ? {set: {lines: outcome.lines}} : outcome;

/** Everything that a cart may be created with, one after the other; the first refusal ends it. */
function fill(cart: Cart, {input}: {input?: CartInput | null}, store: Store): Change {
  const steps: ((cart: Cart) => Change)[] = [
    (own) => linesChange(addLines(store, own, input?.lines ?? [], ['input', 'lines'])),
    () => ({set: {attributes: input?.attributes ?? []}}),
    (own) => buyerChange(own, input?.buyerIdentity ?? {}, ['input', 'buyerIdentity']),
    (own) => addAddresses(own, input?.delivery?.addresses ?? []),
    () => ({set: {discountCodes: distinct(input?.discountCodes ?? [])}}),
    () => giftCardChange(store, [], input?.giftCardCodes ?? [], ['input', 'giftCardCodes']),
    () => noteChange(input?.note ?? '', ['input', 'note']),
    () => ({set: {metafields: metafieldsOf(input?.metafields ?? [])}}),
  ];
  let filled = cart;
  for (const step of steps) {
    const change = step(filled);
    if ('errors' in change) return change;
    filled = {...filled, ...change.set};
  }
  return {set: filled};
}

function buyerChange(cart: Cart, input: BuyerInput, path: string[]): Change {
  const errors: CartUserError[] = [];
  const {email, phone, customerAccessToken, companyLocationId} = input;
  if (email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
    errors.push(userError('INVALID', [...path, 'email'], 'Email is invalid'));
  }
  if (phone && !/^\+[1-9]\d{6,14}$/.test(phone)) {
    errors.push(userError('INVALID', [...path, 'phone'], 'Phone is invalid'));
  }
  if (customerAccessToken && !customerOf(customerAccessToken)) {
    const field = [...path, 'customerAccessToken'];
    errors.push(userError('INVALID', field, 'Customer is invalid'));
  }
  if (companyLocationId) {
    const field = [...path, 'companyLocationId'];
    errors.push(
      customerAccessToken
        ? userError('INVALID_COMPANY_LOCATION', field, 'Company location not found.')
        : userError('MISSING_CUSTOMER_ACCESS_TOKEN', field, 'Customer access token is required.'),
    );
  }
  if (errors.length > 0) return {errors};
  const {buyer} = cart;
  return {
    set: {
      buyer: {
        countryCode: input.countryCode ?? buyer.countryCode,
        email: email === undefined ? buyer.email : email || null,
        phone: phone === undefined ? buyer.phone : phone || null,
        customerAccessToken:
          customerAccessToken === undefined ? buyer.customerAccessToken : customerAccessToken,
        preferences: input.preferences === undefined ? buyer.preferences : input.preferences,
      },
    },
  };
}

function noteChange(note: string, field: string[]): Change {
  if (note.length <= LONGEST_NOTE) return {set: {note}};
  const message = `The note must be ${LONGEST_NOTE} characters or less.`;
  return {errors: [userError('NOTE_TOO_LONG', field, message)]};
}

/** Adds cards to those given before; an unknown code is refused, an empty card is not. */
function giftCardChange(
  store: Store,
  before: readonly string[],
  inputs: readonly string[],
  path: string[],
): Change {
  const errors: CartUserError[] = [];
  const codes = [...before];
  for (const [index, input] of inputs.entries()) {
    const card = store.giftCards.find(input);
    if (!card) {
      errors.push(userError('INVALID', [...path, String(index)], 'The gift card code is invalid.'));
    } else if (!codes.includes(card.code)) codes.push(card.code);
  }
  return errors.length > 0 ? {errors} : {set: {giftCardCodes: codes}};
}

function removeGiftCards(cart: Cart, ids: readonly string[], store: Store): Change {
  const removed = new Set<string>();
  const errors = ids.flatMap((id, index) => {
    const code = cart.giftCardCodes.find((own) => store.giftCards.find(own)?.id === id);
    if (code) removed.add(code);
    const field = ['appliedGiftCardIds', String(index)];
    return code ? [] : [userError('INVALID', field, 'The gift card is not applied to the cart.')];
  });
  if (errors.length > 0) return {errors};
  return {set: {giftCardCodes: cart.giftCardCodes.filter((code) => !removed.has(code))}};
}

interface DeliveryChoice {
  deliveryGroupId: string;
  deliveryOptionHandle: string;
}

function chooseDelivery(cart: Cart, choices: readonly DeliveryChoice[], store: Store): Change {
  const groups = deliveryGroups(cartView(store, {cart, isBuyer: true}));
  const errors = choices.flatMap(({deliveryGroupId, deliveryOptionHandle}, index) => {
    const at = ['selectedDeliveryOptions', String(index)];
    const group = groups.find(({id}) => id === deliveryGroupId);
    if (!group) {
      const message = 'Delivery group was not found in cart.';
      return [userError('INVALID_DELIVERY_GROUP', [...at, 'deliveryGroupId'], message)];
    }
    if (group.deliveryOptions.some(({handle}) => handle === deliveryOptionHandle)) return [];
    const message = 'Delivery option was not valid.';
    return [userError('INVALID_DELIVERY_OPTION', [...at, 'deliveryOptionHandle'], message)];
  });
  if (errors.length > 0) return {errors};
  return {set: {delivery: choices.at(-1)?.deliveryOptionHandle ?? cart.delivery}};
}

function distinct(codes: readonly string[]): string[] {
  const seen = new Set<string>();
  return codes
    .map((code) => code.trim())
    .filter((code) => {
      const key = code.toUpperCase();
      if (code === '' || seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}

export const cartMutationResolvers: TypeResolvers = {
  Mutation: {
    cartCreate: creates(fill),
    cartLinesAdd: changes<{lines: LineInput[]}>((cart, {lines}, store) =>
      linesChange(addLines(store, cart, lines, ['lines'])),
    ),
    cartLinesUpdate: changes<{lines: LineUpdate[]}>((cart, {lines}, store) =>
      linesChange(updateLines(store, cart, lines)),
    ),
    cartLinesRemove: changes<{lineIds: string[]}>((cart, {lineIds}) =>
      linesChange(removeLines(cart, lineIds)),
    ),
    cartAttributesUpdate: changes<{attributes: Attribute[]}>((_cart, {attributes}) => ({
      set: {attributes},
    })),
    cartNoteUpdate: changes<{note: string}>((_cart, {note}) => noteChange(note, ['note'])),
    cartBuyerIdentityUpdate: changes<{buyerIdentity: BuyerInput}>((cart, {buyerIdentity}) =>
      buyerChange(cart, buyerIdentity, ['buyerIdentity']),
    ),
    cartDiscountCodesUpdate: changes<{discountCodes: string[]}>((_cart, {discountCodes}) => ({
      set: {discountCodes: distinct(discountCodes)},
    })),
    cartGiftCardCodesUpdate: changes<{giftCardCodes: string[]}>((_cart, {giftCardCodes}, store) =>
      giftCardChange(store, [], giftCardCodes, ['giftCardCodes']),
    ),
    cartGiftCardCodesAdd: changes<{giftCardCodes: string[]}>((cart, {giftCardCodes}, store) =>
      giftCardChange(store, cart.giftCardCodes, giftCardCodes, ['giftCardCodes']),
    ),
    cartGiftCardCodesRemove: changes<{appliedGiftCardIds: string[]}>(
      (cart, {appliedGiftCardIds}, store) => removeGiftCards(cart, appliedGiftCardIds, store),
    ),
    cartSelectedDeliveryOptionsUpdate: changes<{selectedDeliveryOptions: DeliveryChoice[]}>(
      (cart, {selectedDeliveryOptions}, store) =>
        chooseDelivery(cart, selectedDeliveryOptions, store),
    ),
    cartDeliveryAddressesAdd: changes<{addresses: AddressInput[]}>((cart, {addresses}) =>
      addAddresses(cart, addresses),
    ),
    cartDeliveryAddressesUpdate: changes<{addresses: AddressInput[]}>((cart, {addresses}) =>
      updateAddresses(cart, addresses),
    ),
    cartDeliveryAddressesReplace: changes<{addresses: AddressInput[]}>((cart, {addresses}) =>
      replaceAddresses(cart, addresses),
    ),
    cartDeliveryAddressesRemove: changes<{addressIds: string[]}>((cart, {addressIds}) =>
      removeAddresses(cart, addressIds),
    ),
    cartRemovePersonalData: changes((cart) => ({
      set: {
        addresses: [],
        buyer: newCart(cart.buyer.countryCode).buyer,
        delivery: null,
      },
    })),
    ...cartMetafieldResolvers,
  },
};
