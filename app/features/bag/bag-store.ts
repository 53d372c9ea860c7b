import {
  call,
  fetchBag,
  fetchCheckout,
  saveLines,
  wantedLine,
  type BagAnswer,
  type Operation,
} from './bag-api';
import {
  bagReducer,
  initialBag,
  stampsOf,
  unsavedItems,
  visibleCart,
  type BagEvent,
  type BagState,
} from './bag-state';
import {
  mayHaveSavedBag,
  onBagChangedElsewhere,
  readBag,
  readCheckoutId,
  writeBag,
} from './bag-storage';
import {inTurn} from './bag-turns';
import type {CartLineItem, CartState} from './cart';
import type {BagView, OperationEnd} from './cart-context';

/** Clicks within this many milliseconds leave as one request. */
const settle = 250;
/** A tab looked at again asks anew after so many milliseconds: the bag may have been paid elsewhere. */
const staleAfter = 30_000;
/** Waits between attempts while the provider is away, in milliseconds; the last one repeats. */
const retryWaits = [2_000, 5_000, 15_000, 60_000];

/**
 * The bag of this browser: its state, and the effects that keep it, the provider's cart and other
 * tabs in step. Made once, in the browser only.
 */
export class BagStore {
  #state: BagState = initialBag;
  readonly #tab = crypto.randomUUID();
  readonly #publish: (view: BagView) => void;
  #clicks = 0;
  #askedAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;

  constructor(publish: (view: BagView) => void) {
    this.#publish = publish;
  }

  /** Shows what this browser remembers, asks for the saved bag, and sends what is not saved. */
  start(): () => void {
    const adopt = () => {
      this.#dispatch({type: 'adopted', ...readBag(), tab: this.#tab}, {remember: false});
      // The tab that was clicked in sends it, unless it is closed before it could.
      if (this.#hasWanted()) this.#sendAfter(retryWaits[0]!);
    };
    const refresh = () => void this.restore();
    const fromMemory = ({persisted}: PageTransitionEvent) => persisted && refresh();
    const lookedAt = () => {
      if (document.visibilityState === 'hidden') void this.flush();
      else if (Date.now() - this.#askedAt > staleAfter && this.#state.saved.checkoutId) refresh();
    };

    adopt();
    const stopListening = onBagChangedElsewhere(adopt);
    window.addEventListener('online', refresh);
    // Back from the checkout: the bag may have been paid for there.
    window.addEventListener('pageshow', fromMemory);
    document.addEventListener('visibilitychange', lookedAt);
    refresh();
    return () => {
      stopListening();
      window.removeEventListener('online', refresh);
      window.removeEventListener('pageshow', fromMemory);
      document.removeEventListener('visibilitychange', lookedAt);
      clearTimeout(this.#timer);
    };
  }

  /** Takes a bag that the page came with, until the provider's is here. */
  seed(cart: CartState): void {
    const {phase, saved} = this.#state;
    if (phase === 'restoring' || !saved.checkoutId) this.#dispatch({type: 'restored', cart});
  }

  /** So many more of a piece, or fewer, never fewer than one. Every click counts, however quick. */
  step(item: CartLineItem, by: number): void {
    const present = visibleCart(this.#state).items.find(({id}) => id === item.id);
    this.setQuantity(present ?? item, Math.max(1, (present?.quantity ?? 0) + by));
  }

  /** Wants a line to have a quantity, zero to take it out; it is sent once the clicks settle. */
  setQuantity(item: CartLineItem, quantity: number): void {
    this.#clicks += 1;
    this.#dispatch({type: 'wanted', item, quantity, stamp: `${this.#tab}/${this.#clicks}`});
    this.#sendAfter(settle);
  }

  /**
   * Asks for the saved bag where there may be one, then sends what is wanted. Unanswered, the
   * remembered one stays.
   */
  async restore(): Promise<void> {
    this.#askedAt = Date.now();
    await inTurn(async () => {
      try {
        const cart = mayHaveSavedBag() ? (await fetchBag(readCheckoutId())).cart : null;
        this.#failures = 0;
        this.#dispatch({type: 'restored', cart});
      } catch {
        this.#failed();
      }
    });
    if (!this.#state.unreachable) await this.flush();
  }

  /** Sends everything wanted, one request at a time over all tabs. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    await inTurn(() => this.#send());
  }

  /** Carries out another operation of the cart route. */
  async run(operation: Operation): Promise<OperationEnd> {
    // The lines first, so that what is taken off is counted for what is in the bag.
    await this.#flushAll();
    return inTurn(async () => {
      try {
        const answer = await call(operation);
        this.#answered(answer, {});
        return answer.notices.length > 0 ? 'told' : 'done';
      } catch {
        return 'unreachable';
      }
    });
  }

  /** Where to pay for this bag; null when nobody can tell just now. */
  async checkout(): Promise<string | null> {
    await this.#flushAll();
    return inTurn(async () => {
      const stamps = stampsOf(this.#state);
      try {
        const {url, made} = await fetchCheckout(visibleCart(this.#state));
        if (made) this.#answered(made, stamps);
        return url;
      } catch {
        return null;
      }
    });
  }

  /** Also what was clicked while the last request was under way, while somebody answers. */
  async #flushAll(): Promise<void> {
    do await this.flush();
    while (this.#hasWanted() && !this.#state.unreachable);
  }

  async #send(): Promise<void> {
    const {wanted, saved} = this.#state;
    // What comes on top of a bag that is not known yet waits until it is.
    const known = Object.entries(wanted).filter(([, {onTop}]) => !onTop);
    if (known.length === 0) return;
    const stamps = Object.fromEntries(known.map(([id, {stamp}]) => [id, stamp]));
    try {
      const lines = known.map(([, entry]) => wantedLine(entry));
      this.#answered(await saveLines(lines, saved.checkoutId), stamps);
    } catch {
      this.#failed();
    }
  }

  #answered({cart, notices}: BagAnswer, stamps: Record<string, string>): void {
    this.#failures = 0;
    this.#dispatch({type: 'saved', cart, stamps, notices}, {answered: stamps});
  }

  #failed(): void {
    this.#dispatch({type: 'failed'});
    const wait = retryWaits[Math.min(this.#failures, retryWaits.length - 1)]!;
    this.#failures += 1;
    this.#sendAfter(wait);
  }

  #sendAfter(wait: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      // After an outage the bag is asked for first: it may have changed, or never have been known.
      if (this.#state.unreachable) void this.restore();
      else void this.flush();
    }, wait);
  }

  #hasWanted(): boolean {
    return Object.keys(this.#state.wanted).length > 0;
  }

  #dispatch(
    event: BagEvent,
    {remember = true, answered = {}}: {remember?: boolean; answered?: Record<string, string>} = {},
  ): void {
    this.#state = bagReducer(this.#state, event);
    if (remember) writeBag(this.#state, {tab: this.#tab, answered});
    const {phase, notices, unreachable} = this.#state;
    const [cart, unsaved] = [visibleCart(this.#state), unsavedItems(this.#state)];
    this.#publish({cart, phase, notices, unsaved, unreachable});
  }
}
