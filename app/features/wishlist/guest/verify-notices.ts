import type {AuthFailure} from '~/features/auth/failures';
import type {Toast} from '~/ui/toast';

/** The texts of the verification page, word for word. */
export const verifyNotices = {
  missing: {
    title: 'Invalid Link',
    message: 'The verification link is invalid or expired.',
    tone: 'failure',
  },
  invalid: {
    title: 'Verification Failed',
    message: 'Verification link is invalid or expired',
    tone: 'failure',
  },
  unavailable: {
    title: 'Verification Failed',
    message: 'Failed to verify your wishlist item.',
    tone: 'failure',
  },
  incomplete: {
    title: 'Missing Information',
    message: 'Please provide email and password.',
    tone: 'failure',
  },
  exists: {
    title: 'Account Exists',
    message: 'An account with this email already exists. Please sign in instead.',
    tone: 'failure',
  },
} as const satisfies Record<string, Toast>;

export type AccountMode = 'sign-up' | 'sign-in';

/** What the account form says of a failure, and which form comes next. */
export function accountNotice(
  mode: AccountMode,
  {status, notice}: AuthFailure,
): {notice: Toast; mode: AccountMode} {
  if (status === 409) return {notice: verifyNotices.exists, mode: 'sign-in'};
  // A limit has words of its own, which say how long to wait.
  if (status === 429) return {notice: {...notice, tone: 'failure'}, mode};
  const [title, fallback] =
    mode === 'sign-up'
      ? ['Account Creation Failed', 'Failed to create account.']
      : ['Sign In Failed', 'Failed to sign in.'];
  const message = status >= 500 ? fallback : notice.message;
  return {notice: {title, message, tone: 'failure'}, mode};
}
