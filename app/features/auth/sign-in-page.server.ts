import {data, redirect} from 'react-router';
import type {Services} from '~/lib/context';
import {arrivalNotice} from '~/lib/arrival-notice';
import {safeRedirectTarget} from '~/lib/safe-redirect';
import {resendConfirmation, signIn, signUp, type AuthOutcome} from './auth.server';
import type {AuthAnswer} from './auth-page';
import {confirmUrl} from './confirm.server';
import {addressSchema, parseForm, signInSchema, signUpSchema} from './schema';

/** What the sign-in page's forms send: signing in, signing up, or another mail. */
export async function answerSignInPage(request: Request, clients: Services) {
  const form = await request.formData();
  const target = safeRedirectTarget(request, form.get('redirect_to'));
  const typed = form.get('email');
  const email = typeof typed === 'string' ? typed.slice(0, 254) : '';
  const say = (answer: Omit<AuthAnswer, 'email'>, status = 200) =>
    data<AuthAnswer>({email, ...answer}, {status});
  const tell = (failure: NonNullable<AuthOutcome>) => say({notice: failure.notice}, failure.status);

  switch (form.get('intent')) {
    case 'sign-up': {
      const parsed = parseForm(signUpSchema, form);
      if ('fieldErrors' in parsed) return say(parsed, 400);
      const failure = await signUp(clients, parsed.input, confirmUrl(request, target));
      return failure ? tell(failure) : say({mailed: 'sign-up'});
    }
    case 'resend': {
      const parsed = parseForm(addressSchema, form);
      if ('fieldErrors' in parsed) return say(parsed, 400);
      const url = confirmUrl(request, target);
      const failure = await resendConfirmation(clients, parsed.input.email, url);
      return failure ? tell(failure) : say({mailed: 'resend'});
    }
    default: {
      const parsed = parseForm(signInSchema, form);
      if ('fieldErrors' in parsed) return say(parsed, 400);
      const failure = await signIn(clients, parsed.input);
      return failure
        ? tell(failure)
        : redirect(target, {status: 303, headers: arrivalNotice('welcome-back')});
    }
  }
}
