import {useEffect, useMemo, useState, type ReactNode} from 'react';
import {useFetcher, useSearchParams} from 'react-router';
import {LoadFailure, Outcome} from '~/features/portal/tab-parts';
import {ButtonLink} from '~/ui/button';
import {EmptyState} from '~/ui/empty-state';
import {TabLinks, TabPanel} from '~/ui/tab-links';
import {useToast} from '~/ui/toast';
import type {ChangeOutcome} from './change';
import {CompareBar} from './compare-bar';
import {PhotoManager} from './photo-manager';
import {counted, groupsOf, type HistorySession, type TryOnHistory} from './session';
import {SessionCard} from './session-card';

/** The shopper's try-ons, all of them or by photo. */
export function HistoryTab({
  history: {sessions, photos},
  outcome,
}: {
  history: TryOnHistory;
  /** How a change ended that was sent without JavaScript. */
  outcome?: ChangeOutcome;
}) {
  const fetcher = useFetcher<ChangeOutcome>({key: 'try-on-history'});
  const toast = useToast();
  useEffect(() => {
    if (fetcher.data) toast(fetcher.data.toast);
  }, [fetcher.data, toast]);

  // Photos that could not be read may be there all the same.
  const anyPhotos = photos?.length !== 0;
  const manager = <PhotoManager photos={photos} anything={!!sessions?.length || anyPhotos} />;
  return (
    <div aria-busy={fetcher.state !== 'idle'}>
      <Outcome outcome={outcome?.toast} />
      {!sessions && <LoadFailure title="Failed to load try-on history" />}
      {sessions?.length === 0 && (
        <>
          <EmptyState
            title="No Try-On Sessions Yet"
            actions={
              <>
                <ButtonLink to="/collections">Choose a Piece to Try On</ButtonLink>
                <ButtonLink to="/virtual-try-on" look="secondary">
                  How It Works
                </ButtonLink>
              </>
            }
          >
            <p>Open any ring, bracelet, necklace or pair of earrings and see it on you.</p>
          </EmptyState>
          {anyPhotos && <div className="flex justify-center">{manager}</div>}
        </>
      )}
      {!!sessions?.length && <Sessions sessions={sessions} manager={manager} />}
    </div>
  );
}

function Sessions({sessions, manager}: {sessions: HistorySession[]; manager: ReactNode}) {
  const groups = useMemo(() => groupsOf(sessions), [sessions]);
  const [chosen, setChosen] = useState<string[]>([]);
  const [favourites, setFavourites] = useState<ReadonlySet<string>>(new Set());
  const toast = useToast();
  const grouped = useSearchParams()[0].get('view') === 'grouped';

  const toggleFavourite = (id: string) => {
    const next = new Set(favourites);
    if (!next.delete(id)) next.add(id);
    setFavourites(next);
    toast({title: next.has(id) ? 'Added to favorites' : 'Removed from favorites'});
  };
  const toggleChosen = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  const grid = (members: HistorySession[]) => (
    <ul className="grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
      {members.map((session) => (
        <li key={session.id}>
          <SessionCard
            session={session}
            favourite={favourites.has(session.id)}
            onFavourite={() => toggleFavourite(session.id)}
            chosen={chosen.includes(session.id)}
            onCompare={() => toggleChosen(session.id)}
          />
        </li>
      ))}
    </ul>
  );

  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
        <div>
          <h2 className="text-2xl">Your Try-On History</h2>
          <p className="mt-2 text-sm text-muted">
            {[
              counted(sessions.length, 'session'),
              ...(groups.length > 0 ? [counted(groups.length, 'group')] : []),
            ].join(', ')}
          </p>
        </div>
        {manager}
      </div>
      <TabLinks
        id="try-ons"
        label="Your try-ons"
        className="mt-8 gap-8"
        tabs={[
          {to: '?', label: 'All Sessions', selected: !grouped},
          {to: '?view=grouped', label: 'Grouped Sessions', selected: grouped},
        ]}
      />
      <TabPanel id="try-ons" className="pt-10">
        {!grouped && grid(sessions)}
        {grouped &&
          groups.map((group) => (
            <section key={group.id} aria-label={labelOf(group.sessions)} className="mb-20">
              <h3 className="mb-6 border-b border-hairline pb-4 text-lg">
                {labelOf(group.sessions)}
              </h3>
              {grid(group.sessions)}
            </section>
          ))}
        {grouped && groups.length === 0 && (
          <p className="py-16 text-center text-muted">
            Try a second piece on one photo, and the two will stand here side by side.
          </p>
        )}
      </TabPanel>
      <CompareBar
        sessions={chosen.flatMap((id) => sessions.find((session) => session.id === id) ?? [])}
        onClear={() => setChosen([])}
      />
    </>
  );
}

const labelOf = (sessions: HistorySession[]) => `${sessions.length} pieces with same photo`;
