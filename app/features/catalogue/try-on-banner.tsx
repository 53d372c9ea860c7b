import {useState, useSyncExternalStore} from 'react';
import {Link} from 'react-router';
import {useAccount} from '~/features/auth/account-context';
import {IconButton} from '~/ui/button';
import {Icon} from '~/ui/icon';

const tryOnPath = '/virtual-try-on';
const closedKey = 'try-on-banner-closed';

/**
 * Reminds of the try-on whoever is signed in, or came here from it. It lies over the page's lower
 * edge, so that nothing moves when it comes, and stays away once it was closed.
 */
export function TryOnBanner() {
  const {status} = useAccount();
  const cameFromIt = useSyncExternalStore(never, cameFromTryOn, () => false);
  const wasClosed = useSyncExternalStore(never, isClosed, () => true);
  const [closed, setClosed] = useState(false);
  const signedIn = status === 'signed-in';
  if (closed || wasClosed || !(signedIn || cameFromIt)) return null;

  const close = () => {
    setClosed(true);
    try {
      sessionStorage.setItem(closedKey, 'true');
    } catch {
      // Then it is closed on this page only.
    }
  };

  return (
    <aside
      aria-label="Virtual try-on"
      className="on-ink fixed inset-x-0 bottom-0 z-20 animate-[fade-in_300ms_ease-out] bg-ink pb-[env(safe-area-inset-bottom)] text-paper"
    >
      <div className="wrap flex items-center gap-x-8 gap-y-1 py-3 max-sm:flex-wrap">
        <p className="min-w-0 flex-1 text-sm">
          See it on you: open a piece, choose Try It On, and a photo does the rest.
        </p>
        <div className="flex items-center gap-6 text-sm max-sm:order-last max-sm:w-full">
          <Link to={tryOnPath} prefetch="intent" className="py-2 link-line">
            How it works
          </Link>
          {status === 'signed-out' && (
            <Link to="/auth?redirect_to=%2Fcollections" className="py-2 link-line">
              Sign In
            </Link>
          )}
        </div>
        <IconButton label="Close" onClick={close} className="-mr-3">
          <Icon name="close" />
        </IconButton>
      </div>
    </aside>
  );
}

const never = () => () => undefined;

/** Whether the page before this one was the try-on's, by a link or by a document. */
function cameFromTryOn(): boolean {
  const entries = 'navigation' in window ? window.navigation.entries() : [];
  const here = 'navigation' in window ? (window.navigation.currentEntry?.index ?? -1) : -1;
  const before = entries[here - 1]?.url ?? document.referrer;
  return before.includes(tryOnPath);
}

function isClosed(): boolean {
  try {
    return sessionStorage.getItem(closedKey) === 'true';
  } catch {
    return false;
  }
}
