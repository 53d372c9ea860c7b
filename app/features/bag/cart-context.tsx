import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import type {BagAnswer} from './bag-api';
import {initialBag, unsavedItems, visibleCart, type BagNotice, type BagState} from './bag-state';
import type {BagStore} from './bag-store';
import type {CartLineItem, CartState} from './cart';

export interface CartApi {
  cart: CartState;
  phase: BagState['phase'];
  sync: BagState['sync'];
  notices: BagNotice[];
  /** Ids of the lines that could not be saved yet. */
  unsaved: Set<string>;
  /** The bag drawer. */
  open: boolean;
  setOpen: (open: boolean) => void;
  addItem: (item: CartLineItem) => void;
  updateQuantity: (item: CartLineItem, quantity: number) => void;
  removeItem: (item: CartLineItem) => void;
  /** Sends what is not saved yet; false when the provider cannot be reached. */
  flush: () => Promise<boolean>;
  /** Takes over the answer of another cart operation. */
  accept: (answer: BagAnswer) => void;
}

const CartContext = createContext<CartApi | null>(null);

const neverChanges = () => () => undefined;
const beforeStart = () => initialBag;

/**
 * Gives the page its bag. What keeps the bag (requests, storage, other tabs) is fetched beside the
 * page and not with it: nothing of it is needed for the page to appear.
 */
export function CartProvider({children}: {children: ReactNode}) {
  const [store, setStore] = useState<BagStore | null>(null);
  const [open, setOpen] = useState(false);
  const state = useSyncExternalStore(
    store?.subscribe ?? neverChanges,
    store?.getState ?? beforeStart,
    beforeStart,
  );

  const opening = useRef<Promise<BagStore>>(undefined);
  /** What is clicked before the store is there waits for it, in order. */
  const withStore = useCallback(
    <Result,>(work: (store: BagStore) => Result | Promise<Result>): Promise<Result> =>
      (opening.current ??= openStore().catch((error: unknown) => {
        // The next click asks for it again.
        opening.current = undefined;
        throw error;
      })).then(work),
    [],
  );

  useEffect(() => {
    let stop: (() => void) | undefined;
    let left = false;
    void withStore((opened) => {
      if (left) return;
      stop = opened.start();
      setStore(opened);
    });
    return () => {
      left = true;
      stop?.();
    };
  }, [withStore]);

  const api = useMemo<CartApi>(() => {
    const cart = visibleCart(state);
    const want = (item: CartLineItem, quantity: number) =>
      void withStore((opened) => opened.want({type: 'wanted', item, quantity}));
    return {
      cart,
      phase: state.phase,
      sync: state.sync,
      notices: state.notices,
      unsaved: unsavedItems(state),
      open,
      setOpen,
      addItem: (item) =>
        void withStore((opened) => {
          // Read anew: several clicks may come between two renderings.
          const present = visibleCart(opened.getState()).items.find(({id}) => id === item.id);
          const quantity = (present?.quantity ?? 0) + item.quantity;
          opened.want({type: 'wanted', item: present ?? item, quantity});
        }),
      updateQuantity: want,
      removeItem: (item) => want(item, 0),
      flush: () => withStore((opened) => opened.flush()),
      accept: (answer) => void withStore((opened) => opened.accept(answer)),
    };
  }, [open, state, withStore]);

  return <CartContext value={api}>{children}</CartContext>;
}

async function openStore(): Promise<BagStore> {
  const {BagStore: Store} = await import('./bag-store');
  return new Store();
}

/** @throws Error outside a CartProvider. */
export function useCart(): CartApi {
  const api = use(CartContext);
  if (!api) throw new Error('useCart must be used within a CartProvider');
  return api;
}
