import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import {useLocation} from 'react-router';
import {nobody, type AccountAnswer} from './account';
import {useArrivalNotice} from './use-arrival-notice';

export interface Account extends Omit<AccountAnswer, 'signedIn'> {
  status: 'loading' | 'signed-out' | 'signed-in' | 'unavailable';
  /** Asks again who is signed in, such as after a change of the wishlist elsewhere. */
  refresh: () => Promise<void>;
}

const AccountContext = createContext<Account | null>(null);

/** Who is here, once the page has loaded: the page itself is the same for everyone. */
export function AccountProvider({children}: {children: ReactNode}) {
  const [answer, setAnswer] = useState<Pick<Account, 'status'> & AccountAnswer>({
    ...nobody,
    status: 'loading',
  });
  const {key} = useLocation();
  const known = useRef<boolean | null>(null);
  const latest = useRef(0);
  useArrivalNotice();

  const refresh = useCallback(async () => {
    const turn = (latest.current += 1);
    known.current = isHinted();
    const next = known.current ? await ask() : {...nobody, status: 'signed-out' as const};
    if (turn !== latest.current) return;
    // What could not be told is asked for again with the next page.
    known.current = next.status === 'unavailable' ? null : isHinted();
    setAnswer(next);
  }, []);

  // Signing in and out end with a navigation; another tab may do either while this one is away.
  useEffect(() => {
    const look = () => {
      if (known.current !== isHinted()) void refresh();
    };
    look();
    window.addEventListener('focus', look);
    window.addEventListener('pageshow', look);
    return () => {
      window.removeEventListener('focus', look);
      window.removeEventListener('pageshow', look);
    };
  }, [key, refresh]);

  const account = useMemo<Account>(() => {
    const {status, email, name, wishlist} = answer;
    return {status, email, name, wishlist, refresh};
  }, [answer, refresh]);
  return <AccountContext value={account}>{children}</AccountContext>;
}

/** @throws Error outside an AccountProvider. */
export function useAccount(): Account {
  const account = use(AccountContext);
  if (!account) throw new Error('useAccount must be used within an AccountProvider');
  return account;
}

/** For pages that may sign in somebody else than before: who it is, is asked anew as they are left. */
export function useRefreshOnLeaving(): void {
  const {refresh} = useAccount();
  useEffect(() => () => void refresh(), [refresh]);
}

const isHinted = () => /(?:^|;\s*)signed-in=1/.test(document.cookie);

async function ask(): Promise<Pick<Account, 'status'> & AccountAnswer> {
  const unavailable = {...nobody, status: 'unavailable' as const};
  try {
    const response = await fetch('/account.json', {headers: {Accept: 'application/json'}});
    if (!response.ok) return unavailable;
    const answer = await response.json<AccountAnswer>();
    return {...answer, status: answer.signedIn ? 'signed-in' : 'signed-out'};
  } catch {
    // Offline, or the page is being left: the links of a visitor stay.
    return unavailable;
  }
}
