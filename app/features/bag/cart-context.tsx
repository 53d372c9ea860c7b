import {
  createContext,
  use,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import type {BagAnswer} from './bag-api';
import {initialBag, unsavedItems, visibleCart, type BagNotice, type BagState} from './bag-state';
import {BagStore} from './bag-store';
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

export function CartProvider({children}: {children: ReactNode}) {
  const [store] = useState(() => new BagStore());
  const [open, setOpen] = useState(false);
  const state = useSyncExternalStore(store.subscribe, store.getState, () => initialBag);
  useEffect(() => store.start(), [store]);

  const api = useMemo<CartApi>(() => {
    const cart = visibleCart(state);
    const want = (item: CartLineItem, quantity: number) =>
      store.want({type: 'wanted', item, quantity});
    return {
      cart,
      phase: state.phase,
      sync: state.sync,
      notices: state.notices,
      unsaved: unsavedItems(state),
      open,
      setOpen,
      addItem: (item) => {
        // Read anew: several clicks may come between two renderings.
        const present = visibleCart(store.getState()).items.find(({id}) => id === item.id);
        want(present ?? item, (present?.quantity ?? 0) + item.quantity);
      },
      updateQuantity: want,
      removeItem: (item) => want(item, 0),
      flush: () => store.flush(),
      accept: (answer) => store.accept(answer),
    };
  }, [open, state, store]);

  return <CartContext value={api}>{children}</CartContext>;
}

/** @throws Error outside a CartProvider. */
export function useCart(): CartApi {
  const api = use(CartContext);
  if (!api) throw new Error('useCart must be used within a CartProvider');
  return api;
}
