/** What is said of an attempt that did not work, and what is offered next. */
export interface AuthNotice {
  title: string;
  message: string;
  offer?: 'resend' | 'sign-in';
}

export interface AuthFailure {
  /** HTTP status of the page that says it. */
  status: number;
  notice: AuthNotice;
}

/** An error of the auth service, as its client gives it. */
interface ServiceError {
  code?: string | undefined;
  status?: number | undefined;
  message: string;
}

export const unexpected: AuthFailure = {
  status: 503,
  notice: {title: 'Error', message: 'An unexpected error occurred'},
};

export const accountExists: AuthFailure = {
  status: 409,
  notice: {
    title: 'Account exists',
    message: 'An account with this email already exists. Please sign in instead.',
    offer: 'sign-in',
  },
};

/** @param seconds to wait, where known */
export function tooManyAttempts(seconds?: number): AuthFailure {
  const minutes = Math.ceil((seconds ?? 60) / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return {
    status: 429,
    notice: {title: 'Too many attempts', message: `Please wait ${wait} and try again.`},
  };
}

const invalidCredentials: AuthFailure = {
  status: 400,
  notice: {
    title: 'Invalid credentials',
    message: 'Please check your email and password and try again.',
  },
};
const notConfirmed: AuthFailure = {
  status: 400,
  notice: {
    title: 'Sign in failed',
    message: 'Your email is not confirmed yet. Please open the link that we sent you.',
    offer: 'resend',
  },
};
const samePassword: AuthFailure = {
  status: 422,
  notice: {title: 'Password not changed', message: 'This is your password already.'},
};

/** Codes that mean the same wherever they come up. */
const byCode: Record<string, AuthFailure> = {
  invalid_credentials: invalidCredentials,
  email_not_confirmed: notConfirmed,
  user_already_exists: accountExists,
  email_exists: accountExists,
  same_password: samePassword,
  over_request_rate_limit: tooManyAttempts(),
  over_email_send_rate_limit: tooManyAttempts(),
};

/** Sentences of the service that the requirements name; older services give no codes. */
const byMessage: [RegExp, AuthFailure][] = [
  [/Invalid login credentials/, invalidCredentials],
  [/already registered/, accountExists],
];

/** What an error of the auth service means to the shopper. `title` is for what has no own text. */
export function authFailure(error: ServiceError, title: string): AuthFailure {
  const known =
    byCode[error.code ?? ''] ?? byMessage.find(([pattern]) => pattern.test(error.message))?.[1];
  if (known) return known;
  const status = error.status ?? 0;
  if (status === 429) return tooManyAttempts();
  if (status < 400 || status >= 500) return unexpected;
  return {status, notice: {title, message: sentence(error.message)}};
}

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);
