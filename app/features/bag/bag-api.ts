import type {CartState} from './cart';
import type {BagNotice, Wanted} from './bag-state';

/** What the shop answers to a change of the bag. */
export interface BagAnswer {
  /** Null when there is no bag: none was begun, or it was paid or expired. */
  cart: CartState | null;
  notices: BagNotice[];
}

/** A line and the quantity it shall have. */
export interface WantedLine {
  itemId: string;
  merchandiseId: string;
  lineId?: string;
  quantity: number;
}

export const wantedLine = ({item, quantity}: Wanted): WantedLine => ({
  itemId: item.id,
  merchandiseId: item.variantId,
  ...(item.lineId && {lineId: item.lineId}),
  quantity,
});

const path = '/cart.json';

/**
 * The bag that belongs to the cookie, or to the saved checkout id where the cookie is gone.
 * @throws Error when the shop or its provider cannot be reached.
 */
export function fetchBag(checkoutId: string | null): Promise<BagAnswer> {
  return call({action: 'CustomRestore', inputs: {checkoutId}});
}

/**
 * Makes the saved bag have these lines.
 * @throws Error when the shop or its provider cannot be reached; then nothing is known of the change.
 */
export function saveLines(lines: WantedLine[], checkoutId: string | undefined): Promise<BagAnswer> {
  return call({action: 'CustomSetLines', inputs: {lines, checkoutId}});
}

/**
 * Any other operation of the cart route, by Hydrogen's names for them.
 * @throws Error when the shop or its provider cannot be reached.
 */
export async function call(operation: {action: string; inputs: object}): Promise<BagAnswer> {
  const body = new FormData();
  body.set('cartFormInput', JSON.stringify(operation));
  const response = await fetch(path, {method: 'POST', body, keepalive: true});
  if (!response.ok) throw new Error(`The bag answered ${response.status}`);
  return await response.json<BagAnswer>();
}
