import type {CartApiMutationFragment} from 'storefrontapi.generated';
import {asCartId} from '~/lib/cart-cookie';
import {readCartMutation, type CartMutationResponse} from '~/lib/checkout/mutation-result';
import {shopperText} from '~/lib/checkout/messages';
import type {LegacyUserError} from '~/lib/checkout/error-codes';
import {
  CacheNone,
  type CartQueryDataReturn,
  type HydrogenCart,
  type Storefront,
} from '@shopify/hydrogen';
import {cartQuery} from '~/lib/storefront/fragments';
import {logFailure} from '~/lib/log';
import type {BagNotice} from './bag-state';
import {mapCart} from './mapping';
import type {CartOperation} from './schema';
import type {CartState} from './cart';

export interface CartOutcome {
  /** The bag afterwards; null when there is none. */
  cart: CartState | null;
  notices: BagNotice[];
  /** False where the provider refused the change. */
  ok: boolean;
}

/** Hydrogen's cart handler for the changes, the client for the bag as it is. */
export interface CartClients {
  cart: HydrogenCart;
  storefront: Storefront;
}

type ProviderAnswer = CartMutationResponse<CartApiMutationFragment>;

/**
 * Carries out one operation of the cart route.
 * @throws StorefrontError when the provider cannot be reached or fails.
 */
export async function performCartOperation(
  clients: CartClients,
  {action, inputs}: CartOperation,
): Promise<CartOutcome> {
  const {cart} = clients;
  const run = async (promise: Promise<CartQueryDataReturn>) => readOutcome(action, await promise);

  switch (action) {
    case 'LinesAdd':
      return run(cart.addLines(inputs.lines));
    case 'LinesUpdate':
      return run(cart.updateLines(inputs.lines));
    case 'LinesRemove':
      return run(cart.removeLines(inputs.lineIds));
    case 'AttributesUpdateInput':
      return run(cart.updateAttributes(inputs.attributes));
    case 'BuyerIdentityUpdate':
      return run(cart.updateBuyerIdentity(inputs.buyerIdentity as never));
    case 'DiscountCodesUpdate':
      return run(cart.updateDiscountCodes(withTyped(inputs)));
    case 'GiftCardCodesUpdate':
      return run(cart.updateGiftCardCodes(inputs.giftCardCodes));
    case 'GiftCardCodesAdd':
      return run(cart.addGiftCardCodes(inputs.giftCardCodes));
    case 'GiftCardCodesRemove':
      return run(cart.removeGiftCardCodes(inputs.giftCardCodes));
    case 'NoteUpdate':
      return run(cart.updateNote(inputs.note));
    case 'CustomRestore':
      return {cart: await restoreCart(clients, inputs.checkoutId), notices: [], ok: true};
    case 'CustomSetLines':
      return setLines(clients, inputs);
  }
}

/** The bag of the cookie, or of the saved checkout id where the cookie is gone; null if neither is. */
export async function restoreCart(
  clients: CartClients,
  checkoutId?: string | null,
): Promise<CartState | null> {
  const found = await getCart(clients, checkoutId);
  return found && mapCart(found);
}

/** The provider's cart; null when there is none, or it was paid or has expired. */
export async function getCart(
  {cart, storefront}: CartClients,
  checkoutId?: string | null,
): Promise<CartApiMutationFragment | null> {
  const ids = new Set([cart.getCartId(), checkoutId ? asCartId(checkoutId) : undefined]);
  for (const id of ids) {
    if (!id) continue;
    const answer = await storefront.query(cartQuery, {variables: {id}, cache: CacheNone()});
    if (answer.cart) return answer.cart;
  }
  return null;
}

/**
 * Gives lines the quantities they shall have. Asked for what is already so, it does nothing, and
 * asked twice it does no more than once: an answer that was lost can safely be asked for again.
 */
async function setLines(
  clients: CartClients,
  {lines, checkoutId}: Extract<CartOperation, {action: 'CustomSetLines'}>['inputs'],
): Promise<CartOutcome> {
  const {cart} = clients;
  const present = await getCart(clients, checkoutId);
  const presentLine = (wanted: (typeof lines)[number]) =>
    present?.lines.nodes.find(({id}) => id === wanted.lineId) ??
    present?.lines.nodes.find(
      ({merchandise, attributes}) =>
        merchandise.id === wanted.merchandiseId && attributes.length === 0,
    );

  const changes = lines
    .map((wanted) => ({wanted, line: presentLine(wanted)}))
    .filter(({wanted, line}) => (line?.quantity ?? 0) !== wanted.quantity);
  const updates = changes.flatMap(({wanted: {quantity}, line}) =>
    line ? [{id: line.id, quantity}] : [],
  );
  const additions = changes.flatMap(({wanted: {merchandiseId, quantity}, line}) =>
    line ? [] : [{merchandiseId, quantity}],
  );

  let outcome: CartOutcome = {cart: present && mapCart(present), notices: [], ok: true};
  const step = async (promise: Promise<CartQueryDataReturn>) => {
    const next = readOutcome('CustomSetLines', await promise);
    outcome = {
      cart: next.cart ?? outcome.cart,
      notices: [...outcome.notices, ...next.notices],
      ok: outcome.ok && next.ok,
    };
  };
  const cartId = present?.id;
  if (updates.length > 0) await step(cart.updateLines(updates, {cartId}));
  if (additions.length > 0) {
    await step(cartId ? cart.addLines(additions, {cartId}) : cart.create({lines: additions}));
  }
  return outcome;
}

/**
 * Reads what the provider answered. Refusals become notices; failures throw.
 * @throws CartMutationError when the provider gave neither a cart nor a reason.
 */
function readOutcome(operation: string, answer: ProviderAnswer): CartOutcome {
  const result = readCartMutation(operation, answer);
  for (const code of result.unknownCodes) logFailure('bag', `unknown code ${code}`);
  if (result.ok) {
    const cart = mapCart(result.cart);
    const lines = result.cart.lines.nodes;
    return {
      cart,
      notices: result.userErrors.map((error) => notice(error, cart, lines)),
      ok: result.userErrors.every(({severity}) => severity === 'warning'),
    };
  }
  if (result.error.retryable) throw result.error;
  return {
    cart: null,
    notices: result.error.userErrors.map((error) => ({text: shopperText(error)})),
    ok: false,
  };
}

function notice(
  error: LegacyUserError,
  cart: CartState,
  lines: CartApiMutationFragment['lines']['nodes'],
): BagNotice {
  const index = lines.findIndex(({id}) => id === error.target);
  const itemId = cart.items[index]?.id;
  return {
    text: shopperText(error, {quantityLeft: lines[index]?.merchandise.quantityAvailable}),
    ...(itemId && {itemId}),
  };
}

/** A code that was typed joins those that are there already. */
function withTyped({
  discountCode,
  discountCodes = [],
}: {
  discountCode?: string;
  discountCodes?: string[];
}) {
  return [...new Set(discountCode ? [...discountCodes, discountCode] : discountCodes)];
}
