import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import {useAccount, type Account} from '~/features/auth/account-context';
import {useToast} from '~/ui/toast';
import {forgetKnownList} from './known-list-key';
import {noticeOf, type WishlistOutcome} from './notices';
import {countKept, emptyWishlist, isKept, isRemoved} from './wishlist-state';
import {askShop, WishlistStore} from './wishlist-store';

export interface WishlistApi {
  status: Account['status'];
  count: number;
  has: (productId: string) => boolean;
  /** Keeps a piece or lets it go, at once, and tells how it ended. */
  set: (piece: {productId: string; name: string}, kept: boolean) => Promise<WishlistOutcome | null>;
  /** Whether a piece that a list was rendered with has been removed since. */
  isRemoved: (productId: string) => boolean;
  /** Takes over the list that a page has just been given. */
  load: (productIds: readonly string[]) => void;
}

const WishlistContext = createContext<WishlistApi | null>(null);

/** The hearts of every page, fed by one answer about the account after the page has loaded. */
export function WishlistProvider({children}: {children: ReactNode}) {
  const {status, wishlist} = useAccount();
  const toast = useToast();
  const [store] = useState(() => new WishlistStore(askShop));
  const state = useSyncExternalStore(store.subscribe, store.getState, () => emptyWishlist);

  useEffect(() => {
    if (wishlist) store.load(wishlist);
    if (status !== 'signed-out') return;
    store.load([]);
    forgetKnownList();
  }, [status, store, wishlist]);

  const set = useCallback<WishlistApi['set']>(
    async ({productId, name}, kept) => {
      const outcome = await store.want(productId, kept);
      // Whoever has to sign in is told on the page that they are led to.
      if (outcome && outcome !== 'signed-out') toast(noticeOf(outcome, name));
      return outcome;
    },
    [store, toast],
  );
  const load = useCallback<WishlistApi['load']>((ids) => store.load(ids), [store]);

  const api = useMemo<WishlistApi>(
    () => ({
      status,
      count: countKept(state),
      has: (productId) => isKept(state, productId),
      isRemoved: (productId) => isRemoved(state, productId),
      set,
      load,
    }),
    [load, set, state, status],
  );
  return <WishlistContext value={api}>{children}</WishlistContext>;
}

/** @throws Error outside a WishlistProvider. */
export function useWishlist(): WishlistApi {
  const api = use(WishlistContext);
  if (!api) throw new Error('useWishlist must be used within a WishlistProvider');
  return api;
}
