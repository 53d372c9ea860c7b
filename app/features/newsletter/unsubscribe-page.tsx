import type {ReactNode} from 'react';
import {Form, Link} from 'react-router';
import {Button, ButtonLink} from '~/ui/button';
import {EmptyState} from '~/ui/empty-state';
import type {UnsubscribeOutcome} from './unsubscribe-outcome';

/** One click ends the letters; opening the page does not, because mail scanners open links. */
export function UnsubscribePage({
  token,
  result,
}: {
  token: string;
  result: UnsubscribeOutcome | null;
}) {
  return (
    <div className="wrap flex flex-1 items-center justify-center py-12">
      {content(token, result)}
    </div>
  );
}

function content(token: string, result: UnsubscribeOutcome | null): ReactNode {
  if (result?.outcome === 'done') {
    return (
      <EmptyState
        level={1}
        title="You are unsubscribed"
        actions={<ButtonLink to="/">Return Home</ButtonLink>}
      >
        <p role="status">
          We will not write to this address again. Should you miss us, our{' '}
          <Link to="/newsletter" className="link-line">
            letters
          </Link>{' '}
          are a click away.
        </p>
      </EmptyState>
    );
  }
  if (!token || result?.outcome === 'refused') {
    return (
      <EmptyState
        level={1}
        title="This link is not complete"
        actions={
          <ButtonLink to="/contact" look="secondary">
            Write to us
          </ButtonLink>
        }
      >
        <p role={result ? 'alert' : undefined}>
          Please open the link from the mail again, or write to us and we take your address off.
        </p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      level={1}
      title="No more letters?"
      actions={
        <Form method="post">
          <input type="hidden" name="token" value={token} />
          <Button type="submit">Unsubscribe</Button>
        </Form>
      }
    >
      <p>One click, and we stop writing to the address that this link was sent to.</p>
      {result && (
        <p role="alert" className="mt-4 text-pomegranate">
          {result.message}
        </p>
      )}
    </EmptyState>
  );
}
