import type {CartQueryDataReturn} from '@shopify/hydrogen';
import {isGone, readOutcome, type CartOutcome} from './cart-outcome.server';
import {restoreCart, type CartClients} from './saved-cart.server';
import type {CartOperation} from './schema';
import {setLines} from './set-lines.server';

/**
 * Carries out one operation of the cart route.
 * @throws StorefrontError, CartMutationError when the provider cannot be reached or fails.
 */
export async function performCartOperation(
  clients: CartClients,
  {action, inputs}: CartOperation,
): Promise<CartOutcome> {
  const {cart} = clients;
  const run = async (
    change: Promise<CartQueryDataReturn>,
    /** What to do instead where the saved cart was paid or has expired. */
    anew?: () => Promise<CartQueryDataReturn>,
  ): Promise<CartOutcome> => {
    const answer = await change;
    const outcome = readOutcome(action, anew && isGone(answer) ? await anew() : answer);
    // A refusal may come without the cart: it is still there, as it was.
    return outcome.cart ? outcome : {...outcome, cart: await restoreCart(clients)};
  };

  switch (action) {
    case 'Create':
      return run(cart.create(inputs));
    case 'LinesAdd':
      return run(cart.addLines(inputs.lines), () => cart.create(inputs));
    case 'LinesUpdate':
      return run(cart.updateLines(inputs.lines));
    case 'LinesRemove':
      return run(cart.removeLines(inputs.lineIds));
    case 'AttributesUpdateInput':
      return run(cart.updateAttributes(inputs.attributes));
    case 'BuyerIdentityUpdate':
      return run(cart.updateBuyerIdentity(inputs.buyerIdentity));
    case 'DiscountCodesUpdate': {
      const discountCodes = withTyped(inputs);
      return run(cart.updateDiscountCodes(discountCodes), () => cart.create({discountCodes}));
    }
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
