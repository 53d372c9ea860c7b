import type {WishlistOutcome} from './notices';
import {
  emptyWishlist,
  isKept,
  wishlistReducer,
  type WishlistEvent,
  type WishlistState,
} from './wishlist-state';

/** Asks the account for one change. Answers how it ended; it never throws. */
export type AskForChange = (productId: string, kept: boolean) => Promise<WishlistOutcome>;

/** Asks the shop's own route, which answers with an outcome whatever happened. */
export const askShop: AskForChange = async (productId, kept) => {
  const failed = kept ? 'add-failed' : 'remove-failed';
  try {
    const body = new FormData();
    body.set('productId', productId);
    body.set('intent', kept ? 'add' : 'remove');
    const response = await fetch('/wishlist.json', {method: 'POST', body, keepalive: true});
    if (!response.ok) return failed;
    return (await response.json<{outcome: WishlistOutcome}>()).outcome;
  } catch {
    // Offline, or the shop is away. The server writes the log line of what it was told.
    return failed;
  }
};

/**
 * The hearts of this browser: one request at a time for each piece, and the last click wins, so
 * that quick clicks end in what the shopper sees.
 */
export class WishlistStore {
  #state: WishlistState = emptyWishlist;
  readonly #ask: AskForChange;
  readonly #busy = new Set<string>();
  readonly #listeners = new Set<() => void>();

  constructor(ask: AskForChange) {
    this.#ask = ask;
  }

  readonly getState = (): WishlistState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Takes over what the account holds. */
  load(productIds: readonly string[]): void {
    this.#dispatch({type: 'loaded', productIds});
  }

  /**
   * Keeps a piece or lets it go: seen at once, then asked for, and taken back where it failed.
   * Answers null while an earlier request for the piece is under way: that one speaks for all.
   */
  async want(productId: string, kept: boolean): Promise<WishlistOutcome | null> {
    this.#dispatch({type: 'wanted', productId, kept});
    if (this.#busy.has(productId)) return null;

    this.#busy.add(productId);
    let outcome: WishlistOutcome | null = null;
    let asked: boolean;
    do {
      asked = isKept(this.#state, productId);
      outcome = await this.#ask(productId, asked);
      const settled = outcome === 'added' || outcome === 'present' || outcome === 'removed';
      this.#dispatch(
        settled ? {type: 'settled', productId, kept: asked} : {type: 'failed', productId},
      );
    } while (this.#state.wanted.has(productId));
    this.#busy.delete(productId);
    return outcome;
  }

  #dispatch(event: WishlistEvent): void {
    this.#state = wishlistReducer(this.#state, event);
    for (const listener of this.#listeners) listener();
  }
}
