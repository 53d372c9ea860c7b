import {useEffect} from 'react';
import {Form, useNavigate, useNavigation} from 'react-router';
import {Button, ButtonLink} from '~/ui/button';
import {EternityWheel} from '~/ui/eternity-wheel';
import {Notice} from '~/ui/notice';
import {useHydrated} from '~/ui/use-hydrated';
import {useSubmitOnArrival} from '~/ui/use-submit-on-arrival';
import {useRefreshOnLeaving} from './account-context';
import {AuthLayout} from './auth-layout';

/** Milliseconds that the good news is shown before the page goes on. */
const goOnAfter = 2_000;

const failures = {
  invalid: {title: 'Invalid confirmation link', message: 'Please open the link in our mail again.'},
  used: {
    title: 'Verification Failed',
    message:
      'This link has expired or was used already. Sign in, and if your address still waits to be confirmed, a new link can be sent.',
  },
  unavailable: {title: 'Error', message: 'An unexpected error occurred'},
} as const;

export type ConfirmFailure = keyof typeof failures;

/**
 * A mailed link: it is used up by a person or a page with scripts, never by merely opening it.
 * Somebody who is signed in is asked first: the link may be of another account, and whoever planted
 * it would be given what is kept from then on.
 */
export function ConfirmPage({
  recovery,
  signedInAs,
}: {
  recovery: boolean;
  signedInAs: string | null;
}) {
  useRefreshOnLeaving();
  const hydrated = useHydrated();
  const byItself = signedInAs === null;
  const verifying = useNavigation().state !== 'idle' || (hydrated && byItself);
  const form = useSubmitOnArrival(byItself);

  return (
    <AuthLayout title={recovery ? 'Choose a new password' : 'Confirm your email'}>
      <div role="status" aria-live="polite">
        {verifying ? (
          <p className="flex items-center gap-4">
            <EternityWheel className="size-8" turning />
            {recovery ? 'Verifying your link...' : 'Verifying your email...'}
          </p>
        ) : signedInAs === null ? (
          <p>One more step, so that only you can use this link.</p>
        ) : (
          <p>
            You are signed in as {signedInAs}. This link signs you in to the account that it was
            mailed to.
          </p>
        )}
      </div>
      <Form ref={form} method="post" replace className="mt-8">
        {!verifying && <Button type="submit">{recovery ? 'Continue' : 'Confirm my email'}</Button>}
      </Form>
    </AuthLayout>
  );
}

export function FailedPage({failure}: {failure: ConfirmFailure}) {
  const {title, message} = failures[failure];
  return (
    <AuthLayout title="We could not confirm this">
      <Notice title={title}>
        <p>{message}</p>
      </Notice>
      <div className="mt-8 flex flex-wrap gap-4">
        {failure === 'unavailable' && (
          <Form method="post" replace>
            <Button type="submit">Try again</Button>
          </Form>
        )}
        <ButtonLink to="/auth" look={failure === 'unavailable' ? 'secondary' : 'primary'}>
          Go to Sign In
        </ButtonLink>
        <ButtonLink to="/" look="secondary">
          Return Home
        </ButtonLink>
      </div>
    </AuthLayout>
  );
}

/** The good news, for two seconds. Without JavaScript the answer's headers lead on. */
export function ConfirmedPage({to}: {to: string}) {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate(to, {replace: true}), goOnAfter);
    return () => clearTimeout(timer);
  }, [navigate, to]);

  return (
    <AuthLayout title="Email verified">
      <div role="status">
        <p>Thank you. Your address is confirmed and you are signed in.</p>
      </div>
      <p className="mt-8">
        <ButtonLink to={to} replace>
          Continue
        </ButtonLink>
      </p>
    </AuthLayout>
  );
}
