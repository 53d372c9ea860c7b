import type {CartApiMutationFragment} from 'storefrontapi.generated';
import type {LegacyUserError} from '~/lib/checkout/error-codes';
import {shopperText} from '~/lib/checkout/messages';
import {readCartMutation, type CartMutationResponse} from '~/lib/checkout/mutation-result';
import {logFailure} from '~/lib/log';
import type {BagNotice, NoticeTopic} from './bag-state';
import type {CartState} from './cart';
import {mapCart} from './mapping';
import type {CartOperation} from './schema';

export interface CartOutcome {
  /** The bag afterwards; null when there is none. */
  cart: CartState | null;
  notices: BagNotice[];
  /** False where the provider refused the change. */
  ok: boolean;
}

export type ProviderAnswer = CartMutationResponse<CartApiMutationFragment>;

/**
 * Reads what the provider answered. Refusals become notices; failures throw.
 * @param asked the lines that were asked for, so that a refused one can be named
 * @throws CartMutationError when the provider gave neither a cart nor a reason.
 */
export function readOutcome(
  operation: CartOperation['action'],
  answer: ProviderAnswer,
  asked: readonly {itemId: string}[] = [],
): CartOutcome {
  const result = readCartMutation(operation, answer);
  for (const code of result.unknownCodes) logFailure('bag', `unknown code ${code}`);
  if (!result.ok && result.error.retryable) throw result.error;

  const cart = result.ok ? mapCart(result.cart) : null;
  const lines = result.ok ? result.cart.lines.nodes : [];
  const {userErrors} = result.ok ? result : result.error;
  return {
    cart,
    notices: userErrors.map((error) => {
      const index = lines.findIndex(({id}) => id === error.target);
      const itemId = cart?.items[index]?.id ?? asked[positionIn(error.field)]?.itemId;
      const topic = itemId ? undefined : topicOf(operation, error);
      return {
        text: shopperText(error, {quantityLeft: lines[index]?.merchandise.quantityAvailable}),
        ...(itemId && {itemId}),
        ...(topic && {topic}),
      };
    }),
    ok: result.ok && userErrors.every(({severity}) => severity === 'warning'),
  };
}

/** Whether the cart that was to be changed is no more: it was paid, or has expired. */
export const isGone = ({cart, userErrors}: ProviderAnswer): boolean =>
  !cart && (userErrors ?? []).some(({field}) => field?.at(-1) === 'cartId');

/** The position in the list of lines that an error's path names; -1 where it names none. */
function positionIn(field: LegacyUserError['field']): number {
  const list = field?.indexOf('lines') ?? -1;
  const position = list < 0 ? undefined : field?.[list + 1];
  return position !== undefined && /^\d+$/.test(position) ? Number(position) : -1;
}

const topics: Partial<Record<CartOperation['action'], NoticeTopic>> = {
  DiscountCodesUpdate: 'discount',
  GiftCardCodesAdd: 'giftCard',
  GiftCardCodesUpdate: 'giftCard',
  GiftCardCodesRemove: 'giftCard',
  NoteUpdate: 'note',
  AttributesUpdateInput: 'wrapping',
};

/** A discount may stop applying with any change; everything else concerns what was asked for. */
const topicOf = (
  operation: CartOperation['action'],
  {providerCode}: LegacyUserError,
): NoticeTopic | undefined =>
  providerCode?.startsWith('DISCOUNT_') ? 'discount' : topics[operation];
