import type {CartLineInput} from '@shopify/hydrogen/storefront-api-types';
import * as v from 'valibot';
import {planCheckout} from '~/lib/checkout/checkout-plan';
import {resolveCheckoutUrl} from '~/lib/checkout/checkout-url';
import {mapLegacyCheckout, type LegacyCheckout} from '~/lib/checkout/legacy-checkout';
import {logUnlessLogged} from '~/lib/storefront/error';
import type {BagAnswer, CheckoutAnswer} from './bag-api';
import {readOutcome} from './cart-outcome.server';
import {getCart, type CartClients} from './saved-cart.server';

/** What the browser knows of the bag; everything in it is optional, and nothing in it is trusted. */
const request = v.object({
  checkoutId: v.optional(v.string()),
  checkoutUrl: v.optional(v.string()),
  lines: v.optional(
    v.pipe(v.array(v.object({variantId: v.string(), quantity: v.number()})), v.maxLength(250)),
    [],
  ),
});

export type CheckoutRequest = v.InferOutput<typeof request>;

export function parseCheckoutRequest(input: unknown): CheckoutRequest {
  const parsed = v.safeParse(request, input);
  return parsed.success ? parsed.output : {lines: []};
}

/**
 * Proceed to checkout: the saved checkout while it is open, else a new one with the bag's lines,
 * else the URL that was saved last. Null, and one line in the log, when none of them is to be had.
 */
export async function proceedToCheckout(
  clients: CartClients,
  {checkoutId, checkoutUrl, lines}: CheckoutRequest,
  {
    checkoutDomain,
    shopOrigins,
    email,
  }: {
    checkoutDomain?: string;
    shopOrigins: string[];
    /** Of the shopper who is signed in: the checkout need not ask for it. */
    email?: string;
  },
): Promise<CheckoutAnswer> {
  const saved = await savedCheckout(clients, checkoutId);
  const plan = planCheckout({
    saved,
    // A URL that came with the request is followed only to the shop's own hosts.
    savedUrl: isOneOf(shopOrigins, checkoutUrl) ? checkoutUrl : null,
    items: lines,
    brandedHost: checkoutDomain,
  });
  switch (plan.step) {
    case 'open':
      if (saved && email && !saved.email) await giveEmail(clients, saved.id, email);
      return {url: plan.url, made: null};
    case 'create': {
      const made = await createCheckout(clients, plan.lines, email);
      const url = resolveCheckoutUrl(made?.cart?.checkoutUrl, checkoutDomain);
      return {url: url ?? plan.fallbackUrl, made};
    }
    case 'none':
      return {url: null, made: null};
  }
}

async function savedCheckout(
  clients: CartClients,
  checkoutId: string | undefined,
): Promise<LegacyCheckout | null> {
  try {
    const saved = await getCart(clients, checkoutId);
    // An empty bag has nothing to pay for, open or not.
    return saved && saved.lines.nodes.length > 0 ? mapLegacyCheckout(saved)!.checkout : null;
  } catch (error) {
    logUnlessLogged('checkout', error);
    return null;
  }
}

/** A checkout with these lines, to be remembered as the bag; null where none could be made. */
async function createCheckout(
  {cart}: CartClients,
  lines: readonly CartLineInput[],
  email: string | undefined,
): Promise<BagAnswer | null> {
  try {
    const outcome = readOutcome(
      'Create',
      await cart.create({lines: [...lines], ...(email && {buyerIdentity: {email}})}),
    );
    return outcome.cart ? outcome : null;
  } catch (error) {
    logUnlessLogged('checkout', error);
    return null;
  }
}

/** Without it the checkout asks: no reason to keep anyone from paying. */
async function giveEmail({cart}: CartClients, cartId: string, email: string): Promise<void> {
  try {
    await cart.updateBuyerIdentity({email}, {cartId});
  } catch (error) {
    logUnlessLogged('checkout', error);
  }
}

function isOneOf(origins: string[], url: string | undefined): boolean {
  return !!url && URL.canParse(url) && origins.includes(new URL(url).origin);
}
