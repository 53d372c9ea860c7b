import {Form, Link, useNavigation} from 'react-router';
import {Button} from '~/ui/button';
import {Field} from '~/ui/field';
import {AuthLayout} from './auth-layout';
import {AuthNoticeBox} from './auth-notice';
import type {AuthNotice} from './failures';
import type {FieldErrors} from './schema';

interface ForgotAnswer {
  fieldErrors: FieldErrors;
  notice: AuthNotice | null;
  /** The address that a link was sent to, if there is an account of it. */
  mailed: string | null;
}

/** For a forgotten password: mails a link to a new one. */
export function ForgotPage({email, answer}: {email: string; answer?: ForgotAnswer}) {
  const busy = useNavigation().state === 'submitting';
  if (answer?.mailed) {
    return (
      <AuthLayout title="Check your email">
        <p role="status">
          If there is an account for <strong className="font-medium">{answer.mailed}</strong>, a
          link to a new password is on its way. It works once, within an hour.
        </p>
        <BackToSignIn />
      </AuthLayout>
    );
  }
  return (
    <AuthLayout
      title="Forgotten password"
      intro={<p>Tell us your email, and we send you a link to a new password.</p>}
    >
      <Form method="post" replace className="space-y-6">
        <Field
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          maxLength={254}
          defaultValue={email}
          error={answer?.fieldErrors.email}
          required
        />
        <Button type="submit" disabled={busy} className="w-full">
          {busy ? 'One moment…' : 'Send the link'}
        </Button>
      </Form>
      {answer?.notice && <AuthNoticeBox notice={answer.notice} />}
      <BackToSignIn />
    </AuthLayout>
  );
}

function BackToSignIn() {
  return (
    <p className="mt-6 text-sm">
      <Link to="/auth" className="inline-flex min-h-11 items-center link-line">
        Back to Sign In
      </Link>
    </p>
  );
}
