import {useState} from 'react';
import {Link} from 'react-router';
import {Button} from '~/ui/button';
import {Dialog} from '~/ui/dialog';
import type {HistorySession} from './session';

/** Stays at the foot of the window while try-ons are chosen, and lays them side by side. */
export function CompareBar({sessions, onClear}: {sessions: HistorySession[]; onClear: () => void}) {
  const [open, setOpen] = useState(false);
  if (sessions.length === 0) return null;
  return (
    <>
      <div className="on-ink sticky bottom-0 z-20 mt-12 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 bg-ink px-6 py-3 text-paper">
        <p role="status" className="text-sm">
          {sessions.length === 1 ? 'Choose one more to compare' : `${sessions.length} chosen`}
        </p>
        <div className="flex items-center gap-6">
          <Button look="quiet" onClick={onClear}>
            Clear
          </Button>
          <Button disabled={sessions.length < 2} onClick={() => setOpen(true)}>
            Compare Side by Side
          </Button>
        </div>
      </div>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Side by side"
        className="sm:w-[94vw]"
      >
        <ul className="grid min-h-0 flex-1 auto-cols-[minmax(15rem,1fr)] grid-flow-col gap-4 overflow-auto p-6">
          {sessions.map(({id, picture, piece}) => (
            <li key={id} className="flex min-h-0 flex-col">
              <img
                src={picture ?? undefined}
                alt={`You with the ${piece?.title ?? 'piece'} on`}
                className="max-h-[68dvh] w-full bg-linen object-contain"
              />
              {piece && (
                <>
                  <Link
                    to={piece.path}
                    className="mt-3 w-fit font-serif text-lg leading-snug link-line"
                  >
                    {piece.title}
                  </Link>
                  <p className="mt-1 text-sm text-muted figures">{piece.price}</p>
                </>
              )}
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
