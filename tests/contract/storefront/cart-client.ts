import type {Storefront} from '../../../local/storefront/start.ts';
import {data} from './client.ts';

export interface Amount {
  amount: string;
}

export interface CartLine {
  id: string;
  quantity: number;
  attributes: {key: string; value: string}[];
  cost: {amountPerQuantity: Amount; subtotalAmount: Amount; totalAmount: Amount};
  discountAllocations: {code: string; discountedAmount: Amount}[];
  merchandise: {id: string; title: string};
}

export interface Cart {
  id: string;
  checkoutUrl: string;
  totalQuantity: number;
  note: string;
  attributes: {key: string; value: string}[];
  buyerIdentity: {
    email: string | null;
    phone: string | null;
    countryCode: string;
    customer: {email: string} | null;
  };
  cost: {subtotalAmount: Amount; totalAmount: Amount; totalTaxAmount: Amount | null};
  discountCodes: {code: string; applicable: boolean}[];
  discountAllocations: {code: string; discountedAmount: Amount; targetType: string}[];
  appliedGiftCards: {
    id: string;
    lastCharacters: string;
    amountUsed: Amount;
    balance: Amount;
  }[];
  lines: {nodes: CartLine[]};
}

export interface Payload {
  cart: Cart | null;
  userErrors: {code: string; field: string[]; message: string}[];
  warnings: {code: string; message: string; target: string}[];
}

const CART = `fragment C on Cart {
  id checkoutUrl totalQuantity note attributes { key value }
  buyerIdentity { email phone countryCode customer { email } }
  cost { subtotalAmount { amount } totalAmount { amount } totalTaxAmount { amount } }
  discountCodes { code applicable }
  discountAllocations {
    targetType discountedAmount { amount } ... on CartCodeDiscountAllocation { code }
  }
  appliedGiftCards { id lastCharacters amountUsed { amount } balance { amount } }
  lines(first: 250) { nodes {
    id quantity attributes { key value }
    cost { amountPerQuantity { amount } subtotalAmount { amount } totalAmount { amount } }
    discountAllocations { discountedAmount { amount } ... on CartCodeDiscountAllocation { code } }
    merchandise { ... on ProductVariant { id title } }
  } }
}`;

/** Types of the arguments of the cart mutations, for the documents below. */
const argumentTypes: Record<string, string> = {
  input: 'CartInput',
  cartId: 'ID!',
  lines: '[CartLineInput!]!',
  updates: '[CartLineUpdateInput!]!',
  lineIds: '[ID!]!',
  attributes: '[AttributeInput!]!',
  note: 'String!',
  buyerIdentity: 'CartBuyerIdentityInput!',
  discountCodes: '[String!]!',
  giftCardCodes: '[String!]!',
  appliedGiftCardIds: '[ID!]!',
  addresses: '[CartSelectableAddressInput!]!',
  addressUpdates: '[CartSelectableAddressUpdateInput!]!',
  addressIds: '[ID!]!',
  selectedDeliveryOptions: '[CartSelectedDeliveryOptionInput!]!',
};

/** Two mutations have an argument of another type under the same name. */
const argumentNames: Record<string, string> = {updates: 'lines', addressUpdates: 'addresses'};

/** Runs a cart mutation. Arguments are named as in the API, but for the two above. */
export async function mutate(
  shop: Storefront,
  mutation: string,
  args: Record<string, unknown>,
): Promise<Payload> {
  const names = Object.keys(args);
  const declared = names.map((name) => `$${name}: ${argumentTypes[name]}`).join(', ');
  const passed = names.map((name) => `${argumentNames[name] ?? name}: $${name}`).join(', ');
  const answer = await data<Record<string, Payload>>(
    shop,
    `mutation (${declared}) { ${mutation}(${passed}) {
      cart { ...C } userErrors { code field message } warnings { code message target }
    } } ${CART}`,
    args,
  );
  const payload = answer[mutation];
  if (!payload) throw new Error(`${mutation} answered nothing`);
  return payload;
}

/** A new cart. Throws where there is none. */
export async function create(shop: Storefront, input: Record<string, unknown> = {}): Promise<Cart> {
  const {cart, userErrors} = await mutate(shop, 'cartCreate', {input});
  if (!cart) throw new Error(JSON.stringify(userErrors));
  return cart;
}

export async function read(shop: Storefront, id: string): Promise<Cart | null> {
  const {cart} = await data<{cart: Cart | null}>(
    shop,
    `query ($id: ID!) { cart(id: $id) { ...C } } ${CART}`,
    {id},
  );
  return cart;
}

/** The id of a variant by its SKU, as the sample catalogue has it. */
export function variant(shop: Storefront, sku: string): string {
  const found = shop.store.catalogue.products
    .flatMap(({variants}) => variants)
    .find((own) => own.sku === sku);
  if (!found) throw new Error(`No variant has the SKU ${sku}`);
  return found.id;
}
