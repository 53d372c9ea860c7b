import {fetchBag, saveLines, wantedLine, type BagAnswer} from './bag-api';
import {bagReducer, initialBag, type BagEvent, type BagState} from './bag-state';
import {onBagChangedElsewhere, readBag, readCheckoutId, writeBag} from './bag-storage';

/** Clicks within this many milliseconds leave as one request. */
const settle = 250;
/** Waits between attempts while the provider is away, in milliseconds; the last one repeats. */
const retryWaits = [2_000, 5_000, 15_000, 60_000];

/**
 * The bag of this browser: its state, and the effects that keep it, the provider's cart and other
 * tabs in step. Made once, in the browser only.
 */
export class BagStore {
  #state: BagState = initialBag;
  readonly #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;

  readonly getState = (): BagState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Shows what this browser remembers, asks for the saved bag, and replays what is not saved. */
  start(): () => void {
    const adopt = () => {
      const kept = readBag();
      this.#dispatch({type: 'adopted', ...(kept ?? {saved: initialBag.saved, wanted: {}})}, false);
      // The tab that was clicked in sends it, unless it is closed before it could.
      if (this.#hasWanted()) this.#sendAfter(retryWaits[0]!);
    };
    if (readBag()) adopt();
    const stopListening = onBagChangedElsewhere(adopt);
    const replay = () => this.#hasWanted() && void this.flush();
    window.addEventListener('online', replay);
    void this.restore().then(replay);
    return () => {
      stopListening();
      window.removeEventListener('online', replay);
      clearTimeout(this.#timer);
    };
  }

  /** Asks for the saved bag. While nobody answers, the remembered one stays. */
  async restore(): Promise<void> {
    try {
      const {cart} = await fetchBag(readCheckoutId());
      this.#failures = 0;
      this.#dispatch({type: 'restored', cart});
    } catch {
      this.#dispatch({type: 'restored', cart: this.#state.saved}, false);
      this.#dispatch({type: 'failed'}, false);
      this.#retryLater();
    }
  }

  /** Wants a line to have a quantity; it is sent once the clicks settle. */
  want(event: Extract<BagEvent, {type: 'wanted'}>): void {
    this.#dispatch(event);
    this.#sendAfter(settle);
  }

  /** Takes over an answer that another operation of the cart route got. */
  accept({cart, notices}: BagAnswer): void {
    this.#dispatch({type: 'saved', cart: cart ?? initialBag.saved, revisions: {}, notices});
  }

  /** Sends everything wanted, one request at a time over all tabs. Resolves to whether it is saved. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    await navigator.locks.request('bag', () => this.#send());
    if (this.#state.sync === 'failed') return false;
    // What was clicked while the request was under way leaves with the next one.
    if (this.#hasWanted()) this.#sendAfter(0);
    return true;
  }

  async #send(): Promise<void> {
    const {wanted, saved} = this.#state;
    if (Object.keys(wanted).length === 0) return;
    this.#dispatch({type: 'sending'}, false);
    try {
      const {cart, notices} = await saveLines(
        Object.values(wanted).map(wantedLine),
        saved.checkoutId,
      );
      this.#failures = 0;
      this.#dispatch({
        type: 'saved',
        cart: cart ?? initialBag.saved,
        revisions: Object.fromEntries(
          Object.entries(wanted).map(([id, {revision}]) => [id, revision]),
        ),
        notices,
      });
    } catch {
      this.#dispatch({type: 'failed'});
      this.#retryLater();
    }
  }

  #retryLater(): void {
    const wait = retryWaits[Math.min(this.#failures, retryWaits.length - 1)]!;
    this.#failures += 1;
    this.#sendAfter(wait);
  }

  #sendAfter(wait: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.#hasWanted()) void this.flush();
      // After an outage at the start there may be nothing to send, but still a bag to ask for.
      else if (this.#state.sync === 'failed') void this.restore();
    }, wait);
  }

  #hasWanted(): boolean {
    return Object.keys(this.#state.wanted).length > 0;
  }

  #dispatch(event: BagEvent, remember = true): void {
    this.#state = bagReducer(this.#state, event);
    if (remember) writeBag(this.#state);
    this.#listeners.forEach((listener) => listener());
  }
}
