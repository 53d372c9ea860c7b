import {randomUUID} from 'node:crypto';
import {type Address, addressProblems} from './address.ts';
import type {Cart, CartAddress} from './cart.ts';
import type {Change} from './change.ts';
import {type CartUserError, userError, type CartWarning} from './outcome.ts';

const MOST_ADDRESSES = 20;

/** `CartSelectableAddressInput`, and with an `id` `CartSelectableAddressUpdateInput`. */
export interface AddressInput {
  id?: string;
  address?: {
    deliveryAddress?: Partial<Address> | null;
    copyFromCustomerAddressId?: string | null;
  } | null;
  selected?: boolean | null;
  oneTimeUse?: boolean | null;
  validationStrategy?: 'COUNTRY_CODE_ONLY' | 'STRICT' | null;
}

const blank: Omit<Address, 'countryCode'> = {
  firstName: null,
  lastName: null,
  company: null,
  address1: null,
  address2: null,
  city: null,
  provinceCode: null,
  zip: null,
  phone: null,
};

export function addAddresses(cart: Cart, inputs: readonly AddressInput[]): Change {
  return keep(cart, cart.addresses, inputs);
}

export function replaceAddresses(cart: Cart, inputs: readonly AddressInput[]): Change {
  return keep(cart, [], inputs);
}

export function removeAddresses(cart: Cart, ids: readonly string[]): Change {
  const errors = ids.flatMap((id, index) =>
    cart.addresses.some((own) => own.id === id) ? [] : [unknownAddress(['addressIds', `${index}`])],
  );
  if (errors.length > 0) return {errors};
  return {set: {addresses: cart.addresses.filter(({id}) => !ids.includes(id))}};
}

export function updateAddresses(cart: Cart, inputs: readonly AddressInput[]): Change {
  const errors: CartUserError[] = [];
  const addresses = cart.addresses.map((own) => ({...own}));
  for (const [index, input] of inputs.entries()) {
    const at = ['addresses', String(index)];
    const entry = addresses.find(({id}) => id === input.id);
    if (!entry) {
      errors.push(unknownAddress([...at, 'id']));
      continue;
    }
    const address = addressOf(cart, input, entry.address);
    errors.push(...problems(address, input, at));
    if (input.selected) selectNone(addresses);
    Object.assign(entry, {
      address,
      selected: input.selected ?? entry.selected,
      oneTimeUse: input.oneTimeUse ?? entry.oneTimeUse,
    });
  }
  return settle(addresses, inputs, errors, []);
}

function keep(cart: Cart, kept: readonly CartAddress[], inputs: readonly AddressInput[]): Change {
  const errors: CartUserError[] = [];
  const warnings: CartWarning[] = [];
  const addresses = kept.map((own) => ({...own}));
  for (const [index, input] of inputs.entries()) {
    const at = ['addresses', String(index)];
    if (input.address?.copyFromCustomerAddressId) {
      errors.push(unknownAddress([...at, 'address', 'copyFromCustomerAddressId']));
      continue;
    }
    const address = addressOf(cart, input);
    errors.push(...problems(address, input, at));
    const same = addresses.find((own) => JSON.stringify(own.address) === JSON.stringify(address));
    if (input.selected) selectNone(addresses);
    if (same) {
      same.selected = input.selected ?? same.selected;
      const message = 'This delivery address is already on the cart.';
      warnings.push({code: 'DUPLICATE_DELIVERY_ADDRESS', message, target: same.id});
      continue;
    }
    addresses.push({
      id: `gid://shopify/CartSelectableAddress/${randomUUID()}`,
      address,
      selected: input.selected ?? false,
      oneTimeUse: input.oneTimeUse ?? false,
    });
  }
  return settle(addresses, inputs, errors, warnings);
}

/** Makes room for another selected address: there is one at most. */
function selectNone(addresses: CartAddress[]): void {
  for (const own of addresses) own.selected = false;
}

/** The addresses, if they may stand together. */
function settle(
  addresses: CartAddress[],
  inputs: readonly AddressInput[],
  errors: CartUserError[],
  warnings: CartWarning[],
): Change {
  const selecting = inputs.filter(({selected}) => selected);
  if (selecting.length > 1) {
    const message = 'Only one delivery address can be selected.';
    errors.push(userError('ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED', ['addresses'], message));
  }
  if (addresses.length > MOST_ADDRESSES) {
    const message = `A cart can have ${MOST_ADDRESSES} delivery addresses.`;
    errors.push(userError('TOO_MANY_DELIVERY_ADDRESSES', ['addresses'], message));
  }
  if (errors.length > 0) return {errors};
  return {set: {addresses}, warnings};
}

function addressOf(cart: Cart, {address}: AddressInput, before?: Address): Address {
  const known = before ?? {...blank, countryCode: cart.buyer.countryCode};
  const given = Object.entries(address?.deliveryAddress ?? {}).filter(
    ([, value]) => value !== null,
  );
  return {...known, ...Object.fromEntries(given)};
}

function problems(address: Address, {validationStrategy}: AddressInput, at: string[]) {
  return addressProblems(address)
    .filter(({field}) => validationStrategy === 'STRICT' || field === 'countryCode')
    .map(({field, code, message}) =>
      userError(code, [...at, 'address', 'deliveryAddress', field], message),
    );
}

function unknownAddress(field: string[]): CartUserError {
  return userError('INVALID_DELIVERY_ADDRESS_ID', field, 'The delivery address was not found.');
}
