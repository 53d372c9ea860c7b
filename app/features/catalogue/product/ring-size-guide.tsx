import {lazy, useState, type MouseEvent} from 'react';
import {Link} from 'react-router';
import {Fetched} from '~/ui/fetched';
import {opensElsewhere} from '~/ui/opens-elsewhere';

const Dialog = lazy(() => import('~/ui/dialog').then((module) => ({default: module.Dialog})));
const RingSizes = lazy(() =>
  import('./ring-sizes').then((module) => ({default: module.RingSizes})),
);

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
        <Fetched fallback={null}>
          <Dialog open={open} onClose={() => setOpen(false)} title="Ring size guide">
            <div className="overflow-y-auto p-6">
              <RingSizes />
            </div>
          </Dialog>
        </Fetched>
      )}
    </>
  );
}
