import {useState, type MouseEvent} from 'react';
import {Link} from 'react-router';
import {Dialog} from '~/ui/dialog';
import {fetchedPart} from '~/ui/fetched';
import {opensElsewhere} from '~/ui/opens-elsewhere';

const RingSizes = fetchedPart(async () => (await import('./ring-sizes')).RingSizes);

/** Opens the guide; without JavaScript it leads to the guide's page. */
export function RingSizeGuide() {
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  const show = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    setAsked(true);
    setOpen(true);
  };

  return (
    <>
      <Link
        to="/ring-size-guide"
        prefetch="none"
        aria-haspopup="dialog"
        onClick={show}
        className="py-1 link-line"
      >
        Ring size guide
      </Link>
      {asked && (
        <Dialog open={open} onClose={() => setOpen(false)} title="Ring size guide">
          <div className="overflow-y-auto p-6">
            <RingSizes />
          </div>
        </Dialog>
      )}
    </>
  );
}
