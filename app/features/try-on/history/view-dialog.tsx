import {ButtonLink} from '~/ui/button';
import {Dialog} from '~/ui/dialog';
import type {HistorySession} from './session';

/** One try-on, as large as the window allows. */
export function ViewDialog({
  session: {picture, piece},
  open,
  onClose,
}: {
  session: HistorySession;
  open: boolean;
  onClose: () => void;
}) {
  const name = piece?.title ?? 'Your try-on';
  return (
    <Dialog open={open} onClose={onClose} title={name}>
      <div className="flex min-h-0 flex-1 flex-col">
        <img
          src={picture ?? undefined}
          alt={`You with the ${name} on`}
          className="min-h-0 w-full flex-1 bg-linen object-contain"
        />
        {piece && (
          <div className="flex shrink-0 flex-wrap items-center justify-between gap-4 px-6 py-4">
            <p className="text-muted figures">{piece.price}</p>
            <ButtonLink to={piece.path}>View Piece</ButtonLink>
          </div>
        )}
      </div>
    </Dialog>
  );
}
