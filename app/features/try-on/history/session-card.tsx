import {useState} from 'react';
import {Link} from 'react-router';
import {formatDate} from '~/lib/dates';
import {Button, IconButton} from '~/ui/button';
import {fetchedDialog} from '~/ui/fetched';
import {Icon} from '~/ui/icon';
import {Image} from '~/ui/image';
import {DeleteButton} from './delete-button';
import {DownloadButton} from './download-button';
import type {HistorySession} from './session';
import {ViewDialog} from './view-dialog';

/** Fetched when somebody shares. */
const ShareSession = fetchedDialog(async () => (await import('../sharing/share-session')).default);

/** A try-on: its picture, its piece on hover, and what can be done with it. */
export function SessionCard({
  session,
  favourite,
  onFavourite,
  chosen,
  onCompare,
}: {
  session: HistorySession;
  favourite: boolean;
  onFavourite: () => void;
  /** For the comparison. */
  chosen: boolean;
  onCompare: () => void;
}) {
  const {id, piece, picture, createdAt, shared} = session;
  const [dialog, setDialog] = useState<'view' | 'share' | null>(null);
  const [sharing, setSharing] = useState(false);
  const name = piece?.title ?? 'Piece no longer in the shop';

  return (
    <article aria-label={`${name}, ${formatDate(createdAt)}`}>
      <div
        className={`group relative aspect-piece overflow-hidden bg-linen ${chosen ? 'outline outline-offset-4' : ''}`}
      >
        {picture ? (
          <img
            src={picture}
            alt={`You with the ${name} on`}
            loading="lazy"
            decoding="async"
            className="size-full object-cover"
          />
        ) : (
          <Waiting status={session.status} />
        )}
        {piece?.image && picture && (
          <div
            aria-hidden="true"
            className="pointer-events-none absolute inset-0 hidden bg-linen opacity-0 transition-opacity duration-300 group-hover:opacity-100 [@media(hover:hover)]:block"
          >
            <Image
              data={{url: piece.image}}
              alt=""
              aspectRatio="4/5"
              sizes="(min-width: 80em) 20vw, (min-width: 64em) 30vw, 46vw"
              loading="lazy"
              className="size-full object-cover"
            />
          </div>
        )}
        <StatusBadge session={session} />
        <IconButton
          label={favourite ? `Remove ${name} from favorites` : `Add ${name} to favorites`}
          aria-pressed={favourite}
          onClick={onFavourite}
          className="absolute top-1.5 right-1.5 bg-white/85 hover:text-pomegranate [[data-hydrated=false]_&]:hidden"
        >
          <Icon name="heart" filled={favourite} />
        </IconButton>
      </div>
      <div className="mt-4 flex items-start justify-between gap-4">
        <div>
          <h3 className="font-serif text-lg leading-snug">
            {piece ? <Link to={piece.path}>{name}</Link> : name}
          </h3>
          <p className="mt-1 text-sm text-muted">
            {[piece?.price, formatDate(createdAt)].filter(Boolean).join(' · ')}
          </p>
          {session.engine && (
            <p className="mt-0.5 text-xs text-muted">
              {session.engine === 'device' ? 'Made on your device' : 'Made by AI'}
              {shared && ' · Shared'}
            </p>
          )}
        </div>
        <DeleteButton intent="delete-session" id={id} label={`Delete ${name}`} />
      </div>
      {picture && (
        <div className="mt-2 flex flex-wrap gap-x-5 [[data-hydrated=false]_&]:hidden">
          <Button look="quiet" onClick={() => setDialog('view')} aria-haspopup="dialog">
            View
          </Button>
          <Button look="quiet" onClick={onCompare} aria-pressed={chosen}>
            {chosen ? 'Comparing' : 'Compare'}
          </Button>
          <Button
            look="quiet"
            aria-haspopup="dialog"
            onClick={() => {
              setSharing(true);
              setDialog('share');
            }}
          >
            Share
          </Button>
          <DownloadButton picture={picture} title={name} />
        </div>
      )}
      {picture && (
        <ViewDialog session={session} open={dialog === 'view'} onClose={() => setDialog(null)} />
      )}
      {sharing && (
        <ShareSession session={session} open={dialog === 'share'} onClose={() => setDialog(null)} />
      )}
    </article>
  );
}

const waitingTexts: Record<string, string> = {
  processing: 'This picture is still being made, or was left before it was done.',
  failed: 'This picture could not be made.',
  completed: 'This picture has expired.',
};

const Waiting = ({status}: {status: string}) => (
  <p className="flex size-full items-center justify-center p-8 text-center text-sm text-muted">
    {waitingTexts[status] ?? 'There is no picture.'}
  </p>
);

const badges: Record<string, string> = {
  completed: 'bg-leaf text-white',
  processing: 'bg-ink text-paper',
  failed: 'bg-pomegranate text-white',
};

function StatusBadge({session: {status}}: {session: HistorySession}) {
  return (
    <span
      className={`absolute top-3 left-3 px-2.5 py-1 caps text-2xs ${badges[status] ?? 'border border-ink bg-white/85 text-ink'}`}
    >
      {status}
    </span>
  );
}
