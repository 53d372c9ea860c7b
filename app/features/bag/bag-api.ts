import type {BagNotice, Wanted} from './bag-state';
import type {CartState} from './cart';

/** What the shop answers to a change of the bag. */
export interface BagAnswer {
  /** Null when there is no bag: none was begun, or it was paid or expired. */
  cart: CartState | null;
  notices: BagNotice[];
}

/** Where to pay, and the bag where one had to be made for it. */
export interface CheckoutAnswer {
  /** Null when nobody can tell just now. */
  url: string | null;
  made: BagAnswer | null;
}

/** A line and the quantity it shall have. */
export interface WantedLine {
  itemId: string;
  merchandiseId: string;
  lineId?: string;
  quantity: number;
}

/** What the shop's route for the bag does, by Hydrogen's names. */
export interface Operation {
  action: string;
  inputs: object;
}

/** Longer than the shop itself waits for the provider (milliseconds). */
const patience = 25_000;

/** A line as the cart route takes it. */
export const wantedLine = ({item, quantity}: Pick<Wanted, 'item' | 'quantity'>): WantedLine => ({
  itemId: item.id,
  merchandiseId: item.variantId,
  ...(item.lineId && {lineId: item.lineId}),
  quantity,
});

/**
 * The bag that belongs to the cookie, or to the saved checkout id where the cookie is gone.
 * @throws Error when the shop or its provider cannot be reached.
 */
export const fetchBag = (checkoutId: string | null): Promise<BagAnswer> =>
  call({action: 'CustomRestore', inputs: {checkoutId}});

/**
 * Makes the saved bag have these lines.
 * @throws Error when the shop or its provider cannot be reached; then nothing is known of the change.
 */
export const saveLines = (
  lines: WantedLine[],
  checkoutId: string | undefined,
): Promise<BagAnswer> => call({action: 'CustomSetLines', inputs: {lines, checkoutId}});

/**
 * Any operation of the cart route.
 * @throws Error when the shop or its provider cannot be reached.
 */
export function call(operation: Operation): Promise<BagAnswer> {
  const body = new FormData();
  body.set('cartFormInput', JSON.stringify(operation));
  // Outlives the page: what was clicked just before leaving it is saved all the same.
  return post<BagAnswer>('/cart.json', {body, keepalive: true});
}

/**
 * Where this bag can be paid for.
 * @throws Error when the shop cannot be reached.
 */
export function fetchCheckout({
  items,
  checkoutId,
  checkoutUrl,
}: CartState): Promise<CheckoutAnswer> {
  const lines = items.map(({variantId, quantity}) => ({variantId, quantity}));
  return post<CheckoutAnswer>('/checkout', {
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify({checkoutId, checkoutUrl, lines}),
  });
}

async function post<Answer>(path: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(path, {
    ...init,
    method: 'POST',
    signal: AbortSignal.timeout(patience),
  });
  if (!response.ok) throw new Error(`The bag answered ${response.status}`);
  return await response.json<Answer>();
}
