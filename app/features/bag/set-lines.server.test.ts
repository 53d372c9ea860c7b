import type {CartQueryDataReturn} from '@shopify/hydrogen';
import {beforeEach, expect, it} from 'vitest';
import type {CartApiMutationFragment} from 'storefrontapi.generated';
import {cartOf, lineOf, usd} from '~/lib/checkout/cart.fixture';
import type {CartClients} from './saved-cart.server';
import {setLines} from './set-lines.server';

const cartId = 'gid://shopify/Cart/c1?key=k1';
const variant = (name: string) => `gid://shopify/ProductVariant/${name}`;
const wanted = (name: string, quantity: number) => ({
  itemId: `item-${name}`,
  merchandiseId: variant(name),
  quantity,
});

/** A provider that takes all of a change or nothing, as the real one does. */
let held: Map<string, number> | null;
let changes: string[];
/** A piece that the provider refuses. */
const refused = 'refused';

function cart(): CartApiMutationFragment {
  const nodes = [...(held ?? [])].map(([name, quantity]) => {
    const line = lineOf(name, '100.0');
    return {
      ...line,
      quantity,
      attributes: [],
      cost: {...line.cost, subtotalAmount: usd('100.0'), amountPerQuantity: usd('100.0')},
      merchandise: {
        ...line.merchandise,
        product: {...line.merchandise.product, vendor: 'Akn', productType: 'Rings'},
      },
    };
  });
  const whole = {...cartOf(), id: cartId, totalQuantity: nodes.length, lines: {nodes}};
  return whole as unknown as CartApiMutationFragment;
}

const answer = (index: number): Promise<CartQueryDataReturn> =>
  Promise.resolve({
    cart: held && cart(),
    ...(index >= 0 && {
      userErrors: [
        {code: 'INVALID', field: ['lines', String(index), 'merchandiseId'], message: 'No.'},
      ],
    }),
  } as unknown as CartQueryDataReturn);

const put = (lines: {merchandiseId: string; quantity: number}[]) => {
  changes.push(`add ${lines.map(({quantity}) => quantity).join()}`);
  const index = lines.findIndex(({merchandiseId}) => merchandiseId === variant(refused));
  if (index < 0) {
    held ??= new Map();
    for (const {merchandiseId, quantity} of lines) {
      const name = merchandiseId.slice(variant('').length);
      held.set(name, (held.get(name) ?? 0) + quantity);
    }
  }
  return answer(index);
};

const clients = {
  cart: {
    getCartId: () => (held ? cartId : undefined),
    addLines: put,
    create: ({lines}: {lines: {merchandiseId: string; quantity: number}[]}) => put(lines),
    updateLines: (lines: {id: string; quantity: number}[]) => {
      changes.push(`update ${lines.map(({quantity}) => quantity).join()}`);
      for (const {id, quantity} of lines) {
        if (quantity === 0) held?.delete(id);
        else held?.set(id, quantity);
      }
      return answer(-1);
    },
  },
  storefront: {query: () => Promise.resolve({cart: held && cart()})},
} as unknown as CartClients;

const set = (...lines: ReturnType<typeof wanted>[]) => setLines(clients, {lines});

beforeEach(() => {
  held = new Map([['ring', 1]]);
  changes = [];
});

it('makes one change of lines and one addition', async () => {
  await set(wanted('ring', 3), wanted('hoop', 2), wanted('cuff', 1));
  expect(Object.fromEntries(held!)).toEqual({ring: 3, hoop: 2, cuff: 1});
  expect(changes).toEqual(['update 3', 'add 2,1']);
});

it('does nothing where all is as it shall be, and takes out what nobody wants', async () => {
  await set(wanted('ring', 1), wanted('hoop', 0));
  expect(changes).toEqual([]);
  await set(wanted('ring', 0));
  expect(held!.size).toBe(0);
});

it('begins a bag where there is none', async () => {
  held = null;
  const {cart: made} = await set(wanted('ring', 2));
  expect(made?.checkoutId).toBe(cartId);
  expect(Object.fromEntries(held!)).toEqual({ring: 2});
});

it('keeps no piece from its place because another is refused', async () => {
  const {notices, ok} = await set(wanted('hoop', 1), wanted(refused, 1), wanted('cuff', 1));
  expect(Object.fromEntries(held!)).toEqual({ring: 1, hoop: 1, cuff: 1});
  expect(notices).toMatchObject([{itemId: `item-${refused}`}]);
  expect(ok).toBe(false);
});

it('puts right what was added twice at the same moment', async () => {
  const query = () => {
    const before = cart();
    // The page before this one gets there between the question and the change.
    held!.set('hoop', 2);
    return Promise.resolve({cart: before});
  };
  const racing = {...clients, storefront: {query}} as unknown as CartClients;
  await setLines(racing, {lines: [wanted('hoop', 2)]});
  expect(held!.get('hoop')).toBe(2);
  expect(changes).toEqual(['add 2', 'update 2']);
});
