import {useEffect, useState} from 'react';
import {fetchedDialog} from '~/ui/fetched';
import {useFetcher} from 'react-router';
import {Icon} from '~/ui/icon';
import {useToast} from '~/ui/toast';
import type {ChangeOutcome} from '../history/change';
import type {Look} from './state';

/** Fetched when somebody shares: it draws the branded picture as well. */
const ShareSession = fetchedDialog(async () => (await import('../sharing/share-session')).default);

/** Shares the try-on that is shown, once it is kept: only then is there something to open. */
export function ShareResult({
  sessionId,
  look,
}: {
  /** Null until it is kept. */
  sessionId: string | null;
  look: Look;
}) {
  const [open, setOpen] = useState<boolean | null>(null);
  // A try-on keeps its link when its piece is moved, and while another one is shown.
  const [links, setLinks] = useState<ReadonlySet<string>>(new Set());
  const toast = useToast();
  const {data} = useFetcher<ChangeOutcome>({key: 'try-on-history'});
  const [heard, setHeard] = useState(data);
  if (data !== heard) {
    setHeard(data);
    if (data?.ok && data.id) {
      const others = [...links].filter((id) => id !== data.id);
      setLinks(new Set(data.intent === 'share' ? [...others, data.id] : others));
    }
  }
  // Its own window tells of success; what failed is told here.
  useEffect(() => {
    if (data && !data.ok && data.id === sessionId) toast(data.toast);
  }, [data, sessionId, toast]);

  const title = look.worn.at(-1)?.piece.title ?? '';
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        disabled={sessionId === null}
        onClick={() => setOpen(true)}
        className="inline-flex min-h-11 items-center gap-2.5 text-sm link-line disabled:text-muted"
      >
        <Icon name="share" className="size-4" />
        Share
      </button>
      {open !== null && sessionId && (
        <ShareSession
          session={{
            id: sessionId,
            piece: {title},
            picture: look.url,
            shared: links.has(sessionId),
          }}
          open={open}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
