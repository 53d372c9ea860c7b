import {Form, Link, useNavigation} from 'react-router';
import {Button} from '~/ui/button';
import {AuthLayout} from './auth-layout';
import {AuthNoticeBox} from './auth-notice';
import type {AuthNotice} from './failures';
import {PasswordField} from './password-field';
import {passwordLength} from './password-length';
import type {FieldErrors} from './schema';

interface PasswordAnswer {
  notice: AuthNotice | null;
  fieldErrors: FieldErrors;
}

/** A new password: with the present one, or after a recovery link without it. */
export function PasswordPage({
  recovering,
  email,
  answer,
}: {
  recovering: boolean;
  email: string;
  answer?: PasswordAnswer;
}) {
  const busy = useNavigation().state === 'submitting';
  return (
    <AuthLayout
      title={recovering ? 'Choose a new password' : 'Change password'}
      intro={<p>For {email}. Saving it signs your other devices out.</p>}
    >
      <Form method="post" replace className="space-y-6">
        {/* Tells password managers whose password this is. */}
        <input type="hidden" name="username" autoComplete="username" defaultValue={email} />
        {!recovering && (
          <PasswordField
            label="Current password"
            name="current"
            autoComplete="current-password"
            error={answer?.fieldErrors.current}
          />
        )}
        <PasswordField
          label="New password"
          name="password"
          autoComplete="new-password"
          minLength={passwordLength}
          maxLength={72}
          hint={`At least ${passwordLength} characters.`}
          error={answer?.fieldErrors.password}
        />
        <Button type="submit" disabled={busy} className="w-full">
          {busy ? 'One moment…' : 'Save the new password'}
        </Button>
      </Form>
      {answer?.notice && <AuthNoticeBox notice={answer.notice} />}
      <p className="mt-6 text-sm">
        <Link to="/portal" className="inline-flex min-h-11 items-center link-line">
          Back to your atelier
        </Link>
      </p>
    </AuthLayout>
  );
}
