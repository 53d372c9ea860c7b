import type {CartQueryDataReturn} from '@shopify/hydrogen';
import type {CartApiMutationFragment} from 'storefrontapi.generated';
import {CartMutationError} from '~/lib/checkout/mutation-result';
import {isGone, readOutcome, type CartOutcome} from './cart-outcome.server';
import {mapCart} from './mapping';
import {getCart, type CartClients} from './saved-cart.server';
import type {CartOperation} from './schema';

type Inputs = Extract<CartOperation, {action: 'CustomSetLines'}>['inputs'];
type Line = Inputs['lines'][number];
type Change = (lines: Line[], cart: CartApiMutationFragment | null) => Promise<CartQueryDataReturn>;

/**
 * Gives lines the quantities they shall have. Asked for what is already so, it does nothing, and
 * asked twice it does no more than once: an answer that was lost can safely be asked for again.
 * A piece that is refused keeps no other from its place.
 * @throws StorefrontError, CartMutationError when the provider cannot be reached or fails.
 */
export async function setLines(
  clients: CartClients,
  {lines, checkoutId}: Inputs,
): Promise<CartOutcome> {
  const {cart} = clients;
  let present = await getCart(clients, checkoutId);
  let outcome: CartOutcome = {cart: present && mapCart(present), notices: [], ok: true};

  const step = async (wanted: Line[], change: Change): Promise<void> => {
    if (wanted.length === 0) return;
    const answer = await change(wanted, present);
    // Paid for or expired in this very moment: asked again, a new bag is begun.
    if (isGone(answer)) throw new CartMutationError('The cart went away while it was changed.');
    const next = readOutcome('CustomSetLines', answer, wanted);
    // The provider takes all of a change or nothing: then each piece is tried on its own.
    if (!next.ok && wanted.length > 1) {
      for (const line of wanted) await step([line], change);
      return;
    }
    present = answer.cart ? answer.cart : present;
    outcome = {
      cart: next.cart ?? outcome.cart,
      notices: [...outcome.notices, ...next.notices],
      ok: outcome.ok && next.ok,
    };
  };

  const update: Change = (wanted, from) =>
    cart.updateLines(
      wanted.flatMap((line) => {
        const id = lineOf(from, line)?.id;
        return id ? [{id, quantity: line.quantity}] : [];
      }),
      {cartId: from?.id},
    );
  const add: Change = (wanted, from) => {
    const additions = wanted.map(({merchandiseId, quantity}) => ({merchandiseId, quantity}));
    return from ? cart.addLines(additions, {cartId: from.id}) : cart.create({lines: additions});
  };

  const differing = lines.filter(
    (line) => (lineOf(present, line)?.quantity ?? 0) !== line.quantity,
  );
  await step(
    differing.filter((line) => lineOf(present, line)),
    update,
  );
  const missing = differing.filter((line) => line.quantity > 0 && !lineOf(present, line));
  await step(missing, add);
  // Another tab, or the page before this one, may have added the same piece at the same moment.
  await step(
    missing.filter((line) => (lineOf(present, line)?.quantity ?? 0) > line.quantity),
    update,
  );
  return outcome;
}

/** The cart's line for what is wanted: the very line, or the same piece with nothing attached. */
function lineOf(cart: CartApiMutationFragment | null, {lineId, merchandiseId}: Line) {
  const lines = cart?.lines.nodes ?? [];
  return (
    lines.find(({id}) => id === lineId) ??
    lines.find(
      ({merchandise, attributes}) => merchandise.id === merchandiseId && attributes.length === 0,
    )
  );
}
