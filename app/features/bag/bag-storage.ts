import * as v from 'valibot';
import {bagHint} from '~/lib/cart-cookie';
import {withOtherTabs, type BagState, type Wanted} from './bag-state';
import {emptyCart, type CartState} from './cart';

/** The saved checkout's id, under the name that the shop has always used. */
const checkoutIdKey = 'shopify-checkout-id';
/** The last bag seen and what is not saved of it: what is shown when nobody can be asked. */
const bagKey = 'bag';

const lineItem = v.object({
  id: v.string(),
  variantId: v.string(),
  productId: v.string(),
  title: v.string(),
  price: v.pipe(v.string(), v.decimal()),
  compareAtPrice: v.optional(v.string()),
  image: v.optional(v.string()),
  quantity: v.pipe(v.number(), v.integer()),
  variant: v.object({
    title: v.string(),
    selectedOptions: v.array(v.object({name: v.string(), value: v.string()})),
  }),
  href: v.string(),
  lineId: v.optional(v.string()),
});

/** What is missing beside the lines is as in an empty bag. */
const cart = v.object({
  items: v.array(lineItem),
  totalQuantity: v.optional(v.number(), emptyCart.totalQuantity),
  subtotal: v.optional(v.pipe(v.string(), v.decimal()), emptyCart.subtotal),
  currency: v.optional(
    v.custom<CartState['currency']>((code) => /^[A-Z]{3}$/.test(String(code))),
    emptyCart.currency,
  ),
  checkoutId: v.optional(v.string()),
  checkoutUrl: v.optional(v.string()),
  discountCodes: v.optional(v.array(v.object({code: v.string(), applicable: v.boolean()})), []),
  discounts: v.optional(v.array(v.object({label: v.string(), amount: v.string()})), []),
  giftCards: v.optional(
    v.array(v.object({id: v.string(), lastCharacters: v.string(), amountUsed: v.string()})),
    [],
  ),
  note: v.optional(v.string(), ''),
  attributes: v.optional(v.array(v.object({key: v.string(), value: v.string()})), []),
});

const wanted = v.object({
  item: lineItem,
  quantity: v.number(),
  stamp: v.string(),
  unsaved: v.optional(v.boolean()),
  onTop: v.optional(v.boolean()),
});

const keptBag = v.object({saved: cart, wanted: v.record(v.string(), wanted)});

interface KeptBag {
  saved: CartState;
  wanted: Record<string, Wanted>;
}

export const readCheckoutId = (): string | null => read(checkoutIdKey);

/** Whether there may be a saved bag: an id was kept here, or the shop says that it keeps one. */
export const mayHaveSavedBag = (): boolean =>
  readCheckoutId() !== null || document.cookie.includes(`${bagHint}=1`);

/**
 * What this browser remembers of the bag; an empty one where there is nothing, or nothing that can
 * be read. The checkout's id is remembered on its own: it outlives what else was kept.
 */
export function readBag(): KeptBag {
  const {saved, wanted} = readKept() ?? {saved: emptyCart, wanted: {}};
  const checkoutId = readCheckoutId();
  return {saved: {...saved, ...(checkoutId && {checkoutId})}, wanted};
}

function readKept(): KeptBag | null {
  try {
    const bag = v.safeParse(keptBag, JSON.parse(read(bagKey) ?? 'null'));
    return bag.success ? bag.output : null;
  } catch {
    return null;
  }
}

/**
 * Remembers the bag; the checkout's id is kept beside it, and goes when the bag has none.
 * @param answered stamps that the provider has just answered, whichever tab they came from
 */
export function writeBag(
  state: BagState,
  by: {tab: string; answered: Record<string, string>},
): void {
  try {
    const {saved} = state;
    if (saved.checkoutId) localStorage.setItem(checkoutIdKey, saved.checkoutId);
    else localStorage.removeItem(checkoutIdKey);
    const wanted = withOtherTabs(state.wanted, readBag().wanted, by);
    const isEmpty = saved.items.length === 0 && Object.keys(wanted).length === 0;
    if (isEmpty) localStorage.removeItem(bagKey);
    else localStorage.setItem(bagKey, JSON.stringify({saved, wanted}));
  } catch {
    // A full or forbidden storage costs the memory of this bag, not the bag.
  }
}

/** Calls back when another tab has changed the bag. */
export function onBagChangedElsewhere(changed: () => void): () => void {
  const listen = ({key}: StorageEvent) => key === bagKey && changed();
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
