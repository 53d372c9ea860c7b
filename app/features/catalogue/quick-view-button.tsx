import {useState} from 'react';
import {fetchAhead, fetchedDialog} from '~/ui/fetched';

// Fetched when it is first asked for, or about to be.
const load = () => import('./quick-view');
const QuickView = fetchedDialog(async () => (await load()).QuickView);

/** Shows a piece in a dialog over the list that it is in. */
export function QuickViewButton({
  path,
  name,
  className,
}: {
  path: string;
  name: string;
  className: string;
}) {
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`Quick View of ${name}`}
        onPointerEnter={() => fetchAhead(load)}
        onClick={() => {
          setAsked(true);
          setOpen(true);
        }}
        className={className}
      >
        Quick View
      </button>
      {asked && <QuickView open={open} onClose={() => setOpen(false)} path={path} name={name} />}
    </>
  );
}
