import {createContext, use, useEffect, useMemo, useState, type ReactNode} from 'react';
import type {Operation} from './bag-api';
import type {BagNotice, BagState} from './bag-state';
import type {BagStore} from './bag-store';
import {emptyCart, type CartLineItem, type CartState} from './cart';

/** The bag as it is shown. */
export interface BagView {
  cart: CartState;
  phase: BagState['phase'];
  notices: BagNotice[];
  /** Ids of the lines that could not be saved yet. */
  unsaved: ReadonlySet<string>;
  /** Nobody answered the last time; what is shown is what this browser remembers. */
  unreachable: boolean;
}

/** What can be done with the bag; the same functions for as long as the page lives. */
export interface BagActions {
  addItem: (item: CartLineItem) => void;
  /** So many more, or fewer, but never fewer than one. */
  stepQuantity: (item: CartLineItem, by: number) => void;
  /** Zero or less takes the line out. */
  updateQuantity: (item: CartLineItem, quantity: number) => void;
  removeItem: (item: CartLineItem) => void;
  /** Any other operation of the cart route; resolves to false when nobody answered. */
  run: (operation: Operation) => Promise<boolean>;
  /** Where to pay; null when nobody can tell just now. */
  checkout: () => Promise<string | null>;
  /** Asks for the saved bag again. */
  refresh: () => void;
  /** Takes the bag that the page came with, until the saved one is here. */
  seed: (cart: CartState) => void;
  /** The bag drawer. */
  setOpen: (open: boolean) => void;
}

const nothingYet: BagView = {
  cart: emptyCart,
  phase: 'restoring',
  notices: [],
  unsaved: new Set(),
  unreachable: false,
};

const ViewContext = createContext<(BagView & {open: boolean}) | null>(null);
const ActionsContext = createContext<BagActions | null>(null);

/** Something that is awaited before it is there, and at hand at once from then on. */
class Arriving<Value> {
  #value: Value | undefined;
  #arrive!: (value: Value) => void;
  readonly #arrived = new Promise<Value>((resolve) => (this.#arrive = resolve));

  arrive(value: Value): void {
    this.#value = value;
    this.#arrive(value);
  }

  async with<Result>(job: (value: Value) => Result): Promise<Awaited<Result>> {
    return await job(this.#value ?? (await this.#arrived));
  }
}

/** The bag of this browser, for everything inside. The code that keeps it is fetched after the page. */
export function CartProvider({children}: {children: ReactNode}) {
  const [view, setView] = useState(nothingYet);
  const [open, setOpen] = useState(false);
  const [store] = useState(() => new Arriving<BagStore>());

  useEffect(() => {
    let stop: (() => void) | undefined;
    let left = false;
    const open = async () => {
      const {BagStore} = await import('./bag-store');
      if (left) return;
      const opened = new BagStore(setView);
      stop = opened.start();
      store.arrive(opened);
    };
    // Without a connection the code is asked for again when there is one.
    const tryAgain = () => void open().catch(() => undefined);
    window.addEventListener('online', tryAgain, {once: true});
    void open()
      .then(() => window.removeEventListener('online', tryAgain))
      .catch(() => undefined);
    return () => {
      left = true;
      stop?.();
    };
  }, [store]);

  const actions = useMemo<BagActions>(() => {
    // A click that comes before the code is kept until it is here.
    const tell = (job: (bag: BagStore) => void) => void store.with(job);
    return {
      addItem: (item) => tell((bag) => bag.step(item, item.quantity)),
      stepQuantity: (item, by) => tell((bag) => bag.step(item, by)),
      updateQuantity: (item, quantity) => tell((bag) => bag.setQuantity(item, quantity)),
      removeItem: (item) => tell((bag) => bag.setQuantity(item, 0)),
      run: (operation) => store.with((bag) => bag.run(operation)),
      checkout: () => store.with((bag) => bag.checkout()),
      refresh: () => tell((bag) => void bag.restore()),
      seed: (cart) => tell((bag) => bag.seed(cart)),
      setOpen,
    };
  }, [store]);
  const shown = useMemo(() => ({...view, open}), [view, open]);

  return (
    <ActionsContext value={actions}>
      <ViewContext value={shown}>{children}</ViewContext>
    </ActionsContext>
  );
}

/**
 * The bag and what can be done with it.
 * @throws Error outside a CartProvider.
 */
export function useCart(): BagView & {open: boolean} & BagActions {
  return {...inProvider(use(ViewContext)), ...useBagActions()};
}

/**
 * Only what can be done: a view that uses this is not drawn again when the bag changes.
 * @throws Error outside a CartProvider.
 */
export const useBagActions = (): BagActions => inProvider(use(ActionsContext));

function inProvider<Value>(value: Value | null): Value {
  if (!value) throw new Error('useCart must be used within a CartProvider');
  return value;
}
