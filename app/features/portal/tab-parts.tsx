import {useEffect, type ReactNode} from 'react';
import {EternityWheel} from '~/ui/eternity-wheel';
import {Notice} from '~/ui/notice';
import {useToast, type Toast} from '~/ui/toast';
import {TryAgain} from '~/ui/try-again';
import {useArrived} from '~/ui/use-arrived';
import {useHydrated} from '~/ui/use-hydrated';

/** What a tab shows, as soon as it is there; in a document it is there from the start. */
export function ArrivingTab<Value>({
  value,
  children,
}: {
  value: Promise<Value> | Value;
  children: (value: Value) => ReactNode;
}) {
  const arrived = useArrived(value);
  return arrived ? children(arrived.value) : <PortalLoading />;
}

export function PortalLoading() {
  return (
    <div role="status" className="flex min-h-80 flex-col items-center justify-center gap-6">
      <EternityWheel className="size-14" turning />
      <p className="text-muted">Loading your sanctuary...</p>
    </div>
  );
}

/** In the place of what could not be read: says so, and asks again. */
export function LoadFailure({title}: {title: string}) {
  return (
    <Notice title={title}>
      <p>Nothing is lost. Please try again in a moment.</p>
      <TryAgain look="quiet" className="text-ink" />
    </Notice>
  );
}

/** How a change ended: a toast, or without JavaScript a text above what was changed. */
export function Outcome({outcome}: {outcome: Toast | null | undefined}) {
  const toast = useToast();
  const hydrated = useHydrated();
  useEffect(() => {
    if (outcome) toast(outcome);
  }, [outcome, toast]);
  return outcome && !hydrated ? (
    <Notice title={outcome.title} tone={outcome.tone} className="mb-8">
      {outcome.message}
    </Notice>
  ) : null;
}

/** A tab's part with its title at the side, on windows wide enough. */
export function TabSection({
  title,
  children,
  intro,
  onScreenOnly = false,
}: {
  title: string;
  intro?: ReactNode;
  /** For what is of no use on paper. */
  onScreenOnly?: boolean;
  children: ReactNode;
}) {
  return (
    <section
      data-print={onScreenOnly ? 'none' : undefined}
      className="grid gap-x-16 gap-y-8 lg:grid-cols-[4fr_8fr] [&+&]:mt-16 [&+&]:border-t [&+&]:border-hairline [&+&]:pt-16"
    >
      <div>
        <h2 className="text-2xl">{title}</h2>
        {intro && <div className="mt-3 max-w-sm text-sm text-muted">{intro}</div>}
      </div>
      <div>{children}</div>
    </section>
  );
}
