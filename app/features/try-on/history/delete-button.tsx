import {useState} from 'react';
import {useFetcher} from 'react-router';
import {IconButton} from '~/ui/button';
import {Icon} from '~/ui/icon';
import {useHydrated} from '~/ui/use-hydrated';

/** Deletes for good, after a second press. Without JavaScript one press is enough. */
export function DeleteButton({
  intent,
  id,
  label,
}: {
  intent: 'delete-session' | 'delete-photo';
  id: string;
  label: string;
}) {
  const fetcher = useFetcher({key: 'try-on-history'});
  const hydrated = useHydrated();
  const [asking, setAsking] = useState(false);
  const busy = fetcher.state !== 'idle' && fetcher.formData?.get('id') === id;

  if (hydrated && !asking) {
    return (
      <IconButton label={label} onClick={() => setAsking(true)} className="-mt-2 -mr-2 shrink-0">
        <Icon name="trash" className="size-4.5" />
      </IconButton>
    );
  }
  return (
    <fetcher.Form
      method="post"
      action="/portal/try-on"
      className="flex shrink-0 items-center gap-4"
    >
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={id} />
      <button
        type="submit"
        disabled={busy}
        aria-label={`${label} for good`}
        className="-mt-2 min-h-11 text-sm text-pomegranate link-line disabled:text-muted"
      >
        {busy ? 'Deleting' : 'Delete'}
      </button>
      {hydrated && (
        <button
          type="button"
          onClick={() => setAsking(false)}
          className="-mt-2 min-h-11 text-sm link-line"
        >
          Keep
        </button>
      )}
    </fetcher.Form>
  );
}
