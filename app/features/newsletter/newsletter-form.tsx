import {useId, useState, type ReactNode, type SyntheticEvent} from 'react';
import {Button} from '~/ui/button';
import {inputLook} from '~/ui/field';
import {takeFocus} from '~/ui/take-focus';
import {preferences} from './preferences';
import {newsletterTexts, type NewsletterOutcome} from './texts';

interface NewsletterFormProps {
  /** What the address field starts with. */
  email?: string;
  /** Lets the visitor choose what the letters are about; else they are about everything. */
  choice?: boolean;
  /** What a form that was sent without JavaScript came to. */
  outcome?: NewsletterOutcome | null;
  onSent?: () => void;
  /** The way on, below the news that the mail was sent. */
  afterwards?: ReactNode;
  children?: ReactNode;
}

/** Asks for the letters, in place where there is JavaScript, by the page /newsletter without it. */
export function NewsletterForm({
  email = '',
  choice = false,
  outcome: initial = null,
  onSent,
  afterwards,
  children,
}: NewsletterFormProps) {
  const [outcome, setOutcome] = useState(initial);
  const [busy, setBusy] = useState(false);
  /** What comes in the form's place takes its room, so that nothing moves. */
  const [height, setHeight] = useState<number>();
  const id = useId();

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setBusy(true);
    const told = await ask(new FormData(form));
    setHeight(form.offsetHeight);
    setBusy(false);
    setOutcome(told);
    if (told.status === 'sent') onSent?.();
    if (told.status === 'email') form.querySelector<HTMLInputElement>('[type=email]')?.focus();
  };

  if (outcome?.status === 'sent') {
    return (
      <Sent {...outcome} height={height}>
        {afterwards}
      </Sent>
    );
  }
  // The room for an answer opens with the click, not with the answer.
  const answer = (busy || outcome) && (
    <p id={id} role="alert" className="min-h-15 pt-3 text-sm">
      {!busy && (
        <>
          <strong className="font-medium">{outcome?.title}</strong>
          <span className="block">{outcome?.message}</span>
        </>
      )}
    </p>
  );
  const wrong = (field: NewsletterOutcome['status']) =>
    outcome?.status === field ? {'aria-invalid': true, 'aria-describedby': id} : {};

  return (
    <form method="post" action="/newsletter" noValidate onSubmit={(event) => void submit(event)}>
      {choice ? (
        <fieldset className="mb-6" {...wrong('preferences')}>
          <legend className="mb-3 text-sm">What would you like to hear about?</legend>
          <div className="flex flex-wrap gap-2">
            {preferences.map((preference) => (
              <Chip key={preference.name} {...preference} />
            ))}
          </div>
        </fieldset>
      ) : (
        preferences.map(({name}) => (
          <input key={name} type="hidden" name="preferences" value={name} />
        ))
      )}
      <label htmlFor={`${id}-email`} className="mb-2 block text-sm">
        Email
      </label>
      <div className="flex flex-col gap-3 sm:flex-row sm:gap-0">
        <input
          id={`${id}-email`}
          type="email"
          name="email"
          autoComplete="email"
          inputMode="email"
          defaultValue={email}
          className={`${inputLook} min-w-0 flex-1 text-ink`}
          {...wrong('email')}
        />
        <Button type="submit" disabled={busy} className="shrink-0">
          {busy ? 'Sending' : 'Sign Up'}
        </Button>
      </div>
      {answer}
      {children}
    </form>
  );
}

function Chip({name, label}: {name: string; label: string}) {
  return (
    <label className="inline-flex min-h-11 items-center gap-2 border border-hairline px-4 text-sm transition-colors duration-200 has-checked:border-ink has-checked:bg-ink has-checked:text-white has-focus-visible:outline has-focus-visible:outline-offset-3">
      <input type="checkbox" name="preferences" value={name} defaultChecked className="sr-only" />
      {label}
    </label>
  );
}

function Sent({
  title,
  message,
  height,
  children,
}: Pick<NewsletterOutcome, 'title' | 'message'> & {height?: number; children: ReactNode}) {
  return (
    <div
      role="status"
      tabIndex={-1}
      ref={takeFocus}
      style={{minHeight: height}}
      className="flex flex-col items-start justify-center outline-none"
    >
      <p className="font-serif text-xl">{title}</p>
      <p className="mt-2 text-sm">{message}</p>
      {children}
    </div>
  );
}

async function ask(form: FormData): Promise<NewsletterOutcome> {
  try {
    const response = await fetch('/newsletter.json', {method: 'POST', body: form});
    return await response.json<NewsletterOutcome>();
  } catch {
    return {status: 'failed', ...newsletterTexts.failed};
  }
}
