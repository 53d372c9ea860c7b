import * as v from 'valibot';
import {knownListKey} from './known-list-key';
import type {WishlistItem} from './mapping';

const known = v.array(
  v.object({
    productId: v.string(),
    name: v.string(),
    href: v.string(),
    image: v.nullable(v.string()),
    /** As it is shown, such as "$4,200". */
    price: v.string(),
  }),
);

export type KnownItem = v.InferOutput<typeof known>[number];

/** What this browser remembers; empty when nothing, or nothing that can be read. */
export function readKnownList(): KnownItem[] {
  try {
    const parsed = v.safeParse(known, JSON.parse(localStorage.getItem(knownListKey) ?? '[]'));
    return parsed.success ? parsed.output : [];
  } catch {
    return [];
  }
}

export function writeKnownList(items: WishlistItem[], priceText: (item: WishlistItem) => string) {
  const list: KnownItem[] = items.map((item) => ({
    productId: item.productId,
    name: item.name,
    href: item.href,
    image: item.picture?.url ?? null,
    price: priceText(item),
  }));
  try {
    if (list.length === 0) localStorage.removeItem(knownListKey);
    else localStorage.setItem(knownListKey, JSON.stringify(list));
  } catch {
    // A full or forbidden storage costs reading offline, not the wishlist.
  }
}
