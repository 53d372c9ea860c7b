import {afterEach, beforeEach, expect, it} from 'vitest';
import {startStorefront, type Storefront} from '../../../local/storefront/start.ts';
import {create, mutate, variant} from './cart-client.ts';
import {data} from './client.ts';

let shop: Storefront;
let cartId: string;
beforeEach(async () => {
  shop = await startStorefront();
  ({id: cartId} = await create(shop, {lines: [{merchandiseId: variant(shop, 'KLB-01')}]}));
});
afterEach(() => shop.stop());

const losAngeles = {
  address1: '500 Molino St',
  city: 'Los Angeles',
  provinceCode: 'CA',
  zip: '90013',
  countryCode: 'US',
  lastName: 'Petrosyan',
};
const yerevan = {
  address1: 'Abovyan 1',
  city: 'Yerevan',
  zip: '0010',
  countryCode: 'AM',
  lastName: 'P',
};
const input = (deliveryAddress: Record<string, string>, more = {}) => ({
  address: {deliveryAddress},
  ...more,
});

interface Delivery {
  delivery: {addresses: {id: string; selected: boolean; address: {city: string}}[]};
  deliveryGroups: {
    nodes: {
      id: string;
      deliveryOptions: {handle: string; title: string; estimatedCost: {amount: string}}[];
      selectedDeliveryOption: {handle: string} | null;
    }[];
  };
  cost: {totalAmount: {amount: string}};
}

async function delivery(): Promise<Delivery> {
  const {cart} = await data<{cart: Delivery}>(
    shop,
    `query ($id: ID!) { cart(id: $id) {
      cost { totalAmount { amount } }
      delivery { addresses { id selected address { ... on CartDeliveryAddress { city } } } }
      deliveryGroups(first: 10) { nodes {
        id selectedDeliveryOption { handle }
        deliveryOptions { handle title estimatedCost { amount } }
      } }
    } }`,
    {id: cartId},
  );
  return cart;
}

const add = (addresses: unknown[]) => mutate(shop, 'cartDeliveryAddressesAdd', {cartId, addresses});

it('has no delivery options before an address is known', async () => {
  expect((await delivery()).deliveryGroups.nodes).toEqual([]);
});

it('offers what goes to the selected address', async () => {
  await add([input(losAngeles), input(yerevan, {selected: true})]);
  const {deliveryGroups} = await delivery();
  expect(deliveryGroups.nodes[0]?.deliveryOptions).toEqual([
    {
      handle: 'insured-international-express',
      title: 'Insured International Express',
      estimatedCost: {amount: '60.0'},
    },
  ]);
});

it('adds the chosen delivery to the total', async () => {
  await add([input(losAngeles, {selected: true})]);
  const {deliveryGroups} = await delivery();
  const deliveryGroupId = deliveryGroups.nodes[0]?.id;
  expect(deliveryGroups.nodes[0]?.deliveryOptions.map(({handle}) => handle)).toEqual([
    'insured-ground',
    'insured-overnight',
    'atelier-collection',
  ]);
  const choose = (selectedDeliveryOptions: unknown[]) =>
    mutate(shop, 'cartSelectedDeliveryOptionsUpdate', {cartId, selectedDeliveryOptions});
  await choose([{deliveryGroupId, deliveryOptionHandle: 'insured-overnight'}]);
  expect(await delivery()).toMatchObject({
    deliveryGroups: {nodes: [{selectedDeliveryOption: {handle: 'insured-overnight'}}]},
    cost: {totalAmount: {amount: '285.0'}},
  });
  expect(
    (await choose([{deliveryGroupId, deliveryOptionHandle: 'drone'}])).userErrors,
  ).toMatchObject([{code: 'INVALID_DELIVERY_OPTION'}]);
  expect(
    (await choose([{deliveryGroupId: 'x', deliveryOptionHandle: 'insured-ground'}])).userErrors,
  ).toMatchObject([{code: 'INVALID_DELIVERY_GROUP'}]);
});

it('changes, replaces and removes addresses', async () => {
  await add([input(losAngeles, {selected: true})]);
  const id = (await delivery()).delivery.addresses[0]?.id;
  await mutate(shop, 'cartDeliveryAddressesUpdate', {
    cartId,
    addressUpdates: [{id, ...input({city: 'Pasadena'})}],
  });
  expect((await delivery()).delivery.addresses).toMatchObject([
    {id, selected: true, address: {city: 'Pasadena'}},
  ]);
  await mutate(shop, 'cartDeliveryAddressesReplace', {cartId, addresses: [input(yerevan)]});
  const [other] = (await delivery()).delivery.addresses;
  expect(other).toMatchObject({selected: false, address: {city: 'Yerevan'}});
  const unknown = await mutate(shop, 'cartDeliveryAddressesRemove', {cartId, addressIds: [id]});
  expect(unknown.userErrors).toMatchObject([{code: 'INVALID_DELIVERY_ADDRESS_ID'}]);
  await mutate(shop, 'cartDeliveryAddressesRemove', {cartId, addressIds: [other?.id]});
  expect((await delivery()).delivery.addresses).toEqual([]);
});

it('selects the address that was chosen last, wherever it stands', async () => {
  await add([input(losAngeles), input(yerevan, {selected: true})]);
  const id = (await delivery()).delivery.addresses[0]?.id;
  await mutate(shop, 'cartDeliveryAddressesUpdate', {
    cartId,
    addressUpdates: [{id, selected: true}],
  });
  expect((await delivery()).delivery.addresses).toMatchObject([
    {selected: true, address: {city: 'Los Angeles'}},
    {selected: false, address: {city: 'Yerevan'}},
  ]);
});

it('warns of an address that is there already', async () => {
  await add([input(losAngeles)]);
  const payload = await add([input(losAngeles)]);
  expect(payload).toMatchObject({
    userErrors: [],
    warnings: [{code: 'DUPLICATE_DELIVERY_ADDRESS'}],
  });
  expect((await delivery()).delivery.addresses).toHaveLength(1);
});

it.each([
  [
    [input(losAngeles, {selected: true}), input(yerevan, {selected: true})],
    'ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED',
  ],
  [
    Array.from({length: 21}, (_, n) => input({...losAngeles, address1: `${n}`})),
    'TOO_MANY_DELIVERY_ADDRESSES',
  ],
  [[input({...losAngeles, countryCode: 'BR'})], 'ZIP_CODE_NOT_SUPPORTED'],
  [
    [input({...losAngeles, zip: '1'}, {validationStrategy: 'STRICT'})],
    'INVALID_ZIP_CODE_FOR_COUNTRY',
  ],
])('refuses %j', async (addresses, code) => {
  expect((await add(addresses)).userErrors).toMatchObject([{code}]);
  expect((await delivery()).delivery.addresses).toEqual([]);
});

it('looks at the country only, unless it is to be strict', async () => {
  expect((await add([input({countryCode: 'US', zip: '1'})])).userErrors).toEqual([]);
});
