import {useEffect, useRef, type ReactNode} from 'react';
import {useFetcher} from 'react-router';
import {Button} from '~/ui/button';
import {Field} from '~/ui/field';
import {Notice} from '~/ui/notice';
import type {AddressOutcome} from './guest.server';

/**
 * One address and one button, answered in place; without JavaScript the answer is the page that the
 * form leads to.
 */
export function AddressForm({
  action,
  hidden,
  button,
  done,
  doneTitle,
  answer: given = null,
  email: known = '',
}: {
  action: string;
  /** What it is about. */
  hidden: Record<string, string>;
  button: string;
  doneTitle: string;
  done: (email: string) => ReactNode;
  /** An answer that the page was rendered with. */
  answer?: AddressOutcome | null;
  /** The address of whoever is signed in. */
  email?: string;
}) {
  const fetcher = useFetcher<AddressOutcome>();
  const answer = fetcher.data ?? given;
  const field = useRef<HTMLInputElement>(null);
  const failed = answer?.ok === false;
  const busy = fetcher.state !== 'idle';
  useEffect(() => {
    if (failed && !busy) field.current?.focus();
  }, [busy, failed]);

  if (answer?.ok) {
    return (
      <Notice title={doneTitle} tone="calm">
        <p>{done(answer.email)}</p>
      </Notice>
    );
  }
  return (
    <fetcher.Form method="post" action={action}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="flex flex-col gap-3 sm:flex-row sm:items-start">
        <Field
          key={known}
          ref={field}
          label="Email"
          type="email"
          name="email"
          autoComplete="email"
          defaultValue={known}
          error={failed ? answer.message : null}
          required
          className="flex-1"
        />
        <Button type="submit" look="secondary" disabled={busy} className="shrink-0 px-6 sm:mt-7">
          {busy ? 'One moment…' : button}
        </Button>
      </div>
    </fetcher.Form>
  );
}
