/**
 * The last wishlist seen in this browser, for reading where nobody can be asked (offline). Written
 * whenever the list is shown, gone when the shopper signs out.
 */
export const knownListKey = 'wishlist';

/** Apart from the rest of the list's code, because every page carries it. */
export function forgetKnownList(): void {
  try {
    localStorage.removeItem(knownListKey);
  } catch {
    // A storage that is forbidden holds no list.
  }
}
