import {createContext, use, useEffect, useMemo, useState, type ReactNode} from 'react';
import {useToast} from '~/ui/toast';
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

/** Done in silence, answered with something to tell, or not answered at all. */
export type OperationEnd = 'done' | 'told' | 'unreachable';

/** What can be done with the bag; the same functions for as long as the page lives. */
export interface BagActions {
  addItem: (item: CartLineItem) => void;
  /** So many more, or fewer, but never fewer than one. */
  stepQuantity: (item: CartLineItem, by: number) => void;
  /** Zero or less takes the line out. */
  updateQuantity: (item: CartLineItem, quantity: number) => void;
  removeItem: (item: CartLineItem) => void;
  /** Any other operation of the cart route. */
  run: (operation: Operation) => Promise<OperationEnd>;
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

/** The store, fetched on first use; once here it is at hand at once, for as long as the page lives. */
class LazyStore {
  readonly #publish: (view: BagView) => void;
  #store: BagStore | undefined;
  #opening: Promise<BagStore> | undefined;

  constructor(publish: (view: BagView) => void) {
    this.#publish = publish;
  }

  /** What is clicked before the store is there waits for it, in order. */
  async with<Result>(work: (store: BagStore) => Result): Promise<Awaited<Result>> {
    return await work(this.#store ?? (await this.#open()));
  }

  #open(): Promise<BagStore> {
    this.#opening ??= import('./bag-store').then(
      ({BagStore}) => {
        const store = new BagStore(this.#publish);
        store.start();
        this.#store = store;
        return store;
      },
      (error: unknown) => {
        // The next click asks for it again.
        this.#opening = undefined;
        throw error;
      },
    );
    return this.#opening;
  }
}

/** The bag of this browser, for everything inside. The code that keeps it is fetched after the page. */
export function CartProvider({children}: {children: ReactNode}) {
  const [view, setView] = useState(nothingYet);
  const [open, setOpen] = useState(false);
  const [store] = useState(() => new LazyStore(setView));

  const toast = useToast();
  useEffect(() => {
    store.with(() => undefined).catch(() => undefined);
  }, [store]);

  const actions = useMemo<BagActions>(() => {
    // A click that comes before the code is kept until it is here.
    const tell = (job: (bag: BagStore) => void) =>
      void store.with(job).catch(() =>
        toast({
          title: 'The bag cannot be reached',
          message: 'Nothing was changed. Please try again in a moment.',
          tone: 'failure',
        }),
      );
    return {
      addItem: (item) => tell((bag) => bag.step(item, item.quantity)),
      stepQuantity: (item, by) => tell((bag) => bag.step(item, by)),
      updateQuantity: (item, quantity) => tell((bag) => bag.setQuantity(item, quantity)),
      removeItem: (item) => tell((bag) => bag.setQuantity(item, 0)),
      run: (operation) =>
        store.with((bag) => bag.run(operation)).catch(() => 'unreachable' as const),
      checkout: () => store.with((bag) => bag.checkout()).catch(() => null),
      refresh: () => tell((bag) => void bag.restore()),
      seed: (cart) => tell((bag) => bag.seed(cart)),
      setOpen,
    };
  }, [store, toast]);
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
