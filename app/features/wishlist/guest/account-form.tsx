import {Form, Link, useNavigation} from 'react-router';
import {PasswordField} from '~/features/auth/password-field';
import {Button} from '~/ui/button';
import {Field} from '~/ui/field';
import {Notice} from '~/ui/notice';
import type {Toast} from '~/ui/toast';
import type {AccountMode} from './verify-notices';

const texts = {
  'sign-up': {
    title: 'Create your account',
    submit: 'Create Account',
    autoComplete: 'new-password',
    other: 'Already have an account? Sign in',
    otherMode: 'sign-in',
  },
  'sign-in': {
    title: 'Sign in to your account',
    submit: 'Sign In',
    autoComplete: 'current-password',
    other: "Don't have an account? Create one",
    otherMode: 'sign-up',
  },
} as const;

/** The room of the form with an answer, so that nothing below moves when one comes. */
const room = 'min-h-144';

/** From a proven address to an account that holds its pieces. */
export function AccountForm({
  email,
  token,
  mode,
  notice,
  mailed,
}: {
  email: string;
  token: string;
  mode: AccountMode;
  notice: Toast | null;
  mailed: boolean;
}) {
  const busy = useNavigation().state === 'submitting';
  const {title, submit, autoComplete, other, otherMode} = texts[mode];
  if (mailed) {
    return (
      <div className={room}>
        <Notice title="Check your email" tone="calm">
          <p>
            We have sent a link to {email}. Open it to confirm your account: your piece is waiting
            in its wishlist.
          </p>
        </Notice>
      </div>
    );
  }

  return (
    <section aria-labelledby="account-form" className={room}>
      <h2 id="account-form" className="text-xl">
        {title}
      </h2>
      {/* What is missing is said by the page, in its own words. */}
      <Form method="post" replace noValidate key={mode} className="mt-6 space-y-6">
        <Field
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          value={email}
          readOnly
          hint="The address that you have just confirmed."
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete={autoComplete}
          maxLength={72}
        />
        <Button type="submit" name="intent" value={mode} disabled={busy} className="w-full">
          {busy ? 'One moment…' : submit}
        </Button>
        {notice && (
          <Notice title={notice.title}>
            <p>{notice.message}</p>
          </Notice>
        )}
      </Form>
      <p className="mt-6 text-center text-sm">
        <Link
          to={`?${new URLSearchParams({token, mode: otherMode}).toString()}`}
          replace
          preventScrollReset
          className="inline-flex min-h-11 items-center link-line"
        >
          {other}
        </Link>
      </p>
    </section>
  );
}
