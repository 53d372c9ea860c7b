import type {ReactNode} from 'react';
import {Form, Link, useNavigation} from 'react-router';
import {Button} from '~/ui/button';
import {Field} from '~/ui/field';
import {Notice} from '~/ui/notice';
import {TabLinks, TabPanel} from '~/ui/tab-links';
import {AuthLayout} from './auth-layout';
import {AuthNoticeBox} from './auth-notice';
import {authPath, type AuthTab} from './auth-path';
import type {AuthNotice} from './failures';
import {PasswordField} from './password-field';
import {passwordLength} from './password-length';
import type {FieldErrors} from './schema';

export interface AuthAnswer {
  email: string;
  notice?: AuthNotice;
  fieldErrors?: FieldErrors;
  /** A link was mailed. */
  mailed?: 'sign-up' | 'resend';
}

const texts = {
  'sign-in': {
    title: 'Sign In',
    intro: 'Your wishlist, your orders and your try-ons are waiting for you.',
    submit: 'Sign In',
    autoComplete: 'current-password',
  },
  'sign-up': {
    title: 'Sign Up',
    intro: 'An account keeps your try-ons, your pieces and your orders in one quiet place.',
    submit: 'Create Account',
    autoComplete: 'new-password',
  },
} as const;

/** Signing in and opening an account, with an address each. */
export function AuthPage({
  tab,
  email,
  redirectTo,
  answer,
  before,
  after,
}: {
  tab: AuthTab;
  /** Typed before, here or on the page that led here. */
  email: string;
  /** Where to go once signed in. */
  redirectTo: string;
  answer?: AuthAnswer;
  /** What somebody was about to do, above the forms and below them. */
  before?: ReactNode;
  after?: ReactNode;
}) {
  const busy = useNavigation().state === 'submitting';
  const {title, intro, submit, autoComplete} = texts[tab];
  const typed = answer?.email ?? email;
  const {notice, fieldErrors, mailed} = answer ?? {};

  if (mailed === 'sign-up') {
    return (
      <AuthLayout title="Check your email">
        <CheckYourEmail email={typed} redirectTo={redirectTo} />
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={title} intro={<p>{intro}</p>}>
      {before}
      <TabLinks
        id="auth"
        label="Sign in or sign up"
        className="mb-10 gap-8"
        tabs={(['sign-in', 'sign-up'] as const).map((name) => ({
          to: authPath({tab: name, email: typed, redirectTo}),
          label: texts[name].title,
          selected: name === tab,
        }))}
      />
      <TabPanel id="auth">
        <Form
          method="post"
          // Of the address itself, server and browser may each have a spelling.
          action={authPath({tab, redirectTo})}
          replace
          key={tab}
          className="space-y-6"
        >
          <input type="hidden" name="redirect_to" value={redirectTo} />
          <Field
            label="Email"
            name="email"
            type="email"
            autoComplete="username"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            defaultValue={typed}
            error={fieldErrors?.email}
            required
          />
          <PasswordField
            label="Password"
            name="password"
            autoComplete={autoComplete}
            minLength={tab === 'sign-up' ? passwordLength : undefined}
            maxLength={72}
            hint={tab === 'sign-up' ? `At least ${passwordLength} characters.` : undefined}
            error={fieldErrors?.password}
          />
          <Button type="submit" name="intent" value={tab} disabled={busy} className="w-full">
            {busy ? 'One moment…' : submit}
          </Button>
        </Form>
        {mailed === 'resend' && <ResendNotice email={typed} />}
        {notice && (
          <AuthNoticeBox notice={notice}>
            {notice.offer === 'sign-in' && (
              <Link
                to={authPath({tab: 'sign-in', email: typed, redirectTo})}
                className="mt-2 inline-flex min-h-11 items-center text-ink link-line"
              >
                Sign in with this email
              </Link>
            )}
            {notice.offer === 'resend' && <ResendForm email={typed} redirectTo={redirectTo} />}
          </AuthNoticeBox>
        )}
        {tab === 'sign-in' && (
          <p className="mt-6 text-center text-sm">
            <Link
              to={`/auth/forgot${typed ? `?email=${encodeURIComponent(typed)}` : ''}`}
              className="inline-flex min-h-11 items-center link-line"
            >
              Forgot your password?
            </Link>
          </p>
        )}
      </TabPanel>
      {after}
    </AuthLayout>
  );
}

/** After signing up: the link is on its way, and what to do when it does not come. */
function CheckYourEmail({email, redirectTo}: {email: string; redirectTo: string}) {
  return (
    <>
      <div role="status">
        <p>
          We have sent a link to <strong className="font-medium">{email}</strong>. Open it to
          confirm your address, and your account is ready.
        </p>
      </div>
      <p className="mt-6 text-sm text-muted">
        Nothing there after a few minutes? Look into the spam folder, or have it sent again.
      </p>
      <ResendForm email={email} redirectTo={redirectTo} />
      <p className="mt-8 border-t border-hairline pt-6 text-sm">
        <Link
          to={authPath({tab: 'sign-in', email, redirectTo})}
          className="inline-flex min-h-11 items-center link-line"
        >
          Back to Sign In
        </Link>
      </p>
    </>
  );
}

function ResendForm({email, redirectTo}: {email: string; redirectTo: string}) {
  return (
    <Form method="post" replace>
      <input type="hidden" name="redirect_to" value={redirectTo} />
      <input type="hidden" name="email" value={email} />
      <Button type="submit" look="quiet" name="intent" value="resend">
        Send the link again
      </Button>
    </Form>
  );
}

function ResendNotice({email}: {email: string}) {
  return (
    <Notice title="Check your email" tone="calm" className="mt-6">
      <p>If {email} waits to be confirmed, a new link is on its way.</p>
    </Notice>
  );
}
