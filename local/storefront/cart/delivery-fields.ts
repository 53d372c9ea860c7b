import {type Cents, money} from '../money.ts';
import type {PageArgs} from '../pagination.ts';
import {page} from '../products.ts';
import type {Resolver, TypeResolvers} from '../resolvers.ts';
import {type Address, addressLines, fullName} from './address.ts';
import {type Cart, selectedAddress} from './cart.ts';
import {type CartView, lineViews} from './cart-view.ts';
import {type DeliveryOption, deliveryOptions} from './delivery.ts';

/** An address as the `MailingAddress` type. */
export function mailingAddress(id: string, address: Address) {
  return {
    ...address,
    __typename: 'MailingAddress',
    id,
    name: fullName(address),
    country: address.countryCode,
    countryCodeV2: address.countryCode,
    province: address.provinceCode,
    latitude: null,
    longitude: null,
    formattedArea: [address.city, address.provinceCode].filter(Boolean).join(', '),
  };
}

const formatted: Resolver<Address, {withName?: boolean; withCompany?: boolean}> = (
  address,
  {withName, withCompany},
) => [
  ...(withName ? [fullName(address)] : []),
  ...addressLines(withCompany === false ? {...address, company: null} : address),
];

function deliveryOption({handle, title, description, method, cents}: DeliveryOption) {
  return {
    __typename: 'CartDeliveryOption',
    handle,
    code: title,
    title,
    description,
    deliveryMethodType: method,
    estimatedCost: money(cents),
  };
}

/** All goods travel together, so there is one group, as soon as an address is known. */
export function deliveryGroups(view: CartView) {
  const address = selectedAddress(view.cart);
  const worth: Cents = view.pricing.lines.reduce((sum, {subtotal}) => sum + subtotal, 0);
  if (!address || view.lines.length === 0) return [];
  const options = deliveryOptions(address.countryCode, worth);
  const selected = options.find(({handle}) => handle === view.cart.delivery);
  return [
    {
      __typename: 'CartDeliveryGroup',
      id: `gid://shopify/CartDeliveryGroup/${view.cart.token}`,
      groupType: 'ONE_TIME_PURCHASE',
      deliveryAddress: mailingAddress(`gid://shopify/MailingAddress/${view.cart.token}`, address),
      deliveryOptions: options.map(deliveryOption),
      selectedDeliveryOption: selected ? deliveryOption(selected) : null,
      view,
    },
  ];
}

export const deliveryResolvers: TypeResolvers = {
  CartDelivery: {
    addresses: (({list}, {selected}) =>
      list
        .filter((entry) => !selected || entry.selected)
        .map(({address, ...entry}) => ({
          ...entry,
          __typename: 'CartSelectableAddress',
          address: {...mailingAddress(entry.id, address), __typename: 'CartDeliveryAddress'},
        }))) satisfies Resolver<{list: Cart['addresses']}, {selected?: boolean}>,
  },
  CartDeliveryGroup: {
    cartLines: (({view}, args) => page(lineViews(view), args)) satisfies Resolver<
      {view: CartView},
      PageArgs
    >,
  },
  CartDeliveryAddress: {formatted},
  MailingAddress: {formatted},
};
