import * as v from 'valibot';
import {emptyCart, type CartState} from './cart';
import type {BagState, Wanted} from './bag-state';

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

const keptBag = v.object({
  saved: v.object({items: v.array(lineItem)}),
  wanted: v.record(
    v.string(),
    v.object({item: lineItem, quantity: v.number(), revision: v.number()}),
  ),
});

export interface KeptBag {
  saved: CartState;
  wanted: Record<string, Wanted>;
}

export const readCheckoutId = (): string | null => read(checkoutIdKey);

/** What this browser remembers of the bag; null when nothing, or nothing that can be read. */
export function readBag(): KeptBag | null {
  const text = read(bagKey);
  if (!text) return null;
  try {
    const bag: unknown = JSON.parse(text);
    // Checked for shape, then taken whole: it holds more than the check names.
    return v.is(keptBag, bag)
      ? {...(bag as KeptBag), saved: {...emptyCart, ...(bag.saved as CartState)}}
      : null;
  } catch {
    return null;
  }
}

/** Remembers the bag; the checkout's id is kept beside it, and goes when the bag has none. */
export function writeBag({saved, wanted}: BagState): void {
  try {
    if (saved.checkoutId) localStorage.setItem(checkoutIdKey, saved.checkoutId);
    else localStorage.removeItem(checkoutIdKey);
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
