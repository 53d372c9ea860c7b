import {data, redirect} from 'react-router';
import type {AuthOutcome} from '~/features/auth/auth.server';
import {mayChooseNewPassword} from '~/features/auth/confirm.server';
import {changePassword, chooseNewPassword} from '~/features/auth/password.server';
import {PasswordPage} from '~/features/auth/password-page';
import type {AuthNotice} from '~/features/auth/failures';
import {
  changedPasswordSchema,
  parseForm,
  recoveredPasswordSchema,
  type FieldErrors,
} from '~/features/auth/schema';
import {pageMeta} from '~/features/shell/page-meta';
import {arrivalNotice} from '~/lib/arrival-notice';
import {services} from '~/lib/context';
import {requireShopper} from '~/lib/supabase/accounts';
import type {Route} from './+types/password';

export async function loader({request, context}: Route.LoaderArgs) {
  const {accounts, session} = context.get(services);
  const {id, email} = await requireShopper(request, accounts);
  return {email, recovering: mayChooseNewPassword(session, id)};
}

export async function action({request, context}: Route.ActionArgs) {
  const clients = context.get(services);
  const shopper = await requireShopper(request, clients.accounts);
  const form = await request.formData();

  const refuse = (fieldErrors: FieldErrors) =>
    data({fieldErrors, notice: null as AuthNotice | null}, {status: 400});
  let failure: AuthOutcome;
  if (mayChooseNewPassword(clients.session, shopper.id)) {
    const parsed = parseForm(recoveredPasswordSchema, form);
    if ('fieldErrors' in parsed) return refuse(parsed.fieldErrors);
    failure = await chooseNewPassword(clients, shopper, parsed.input.password);
  } else {
    const parsed = parseForm(changedPasswordSchema, form);
    if ('fieldErrors' in parsed) return refuse(parsed.fieldErrors);
    failure = await changePassword(clients, shopper, parsed.input);
  }
  return failure
    ? data({fieldErrors: {}, notice: failure.notice}, {status: failure.status})
    : redirect('/portal', {status: 303, headers: arrivalNotice('password-changed')});
}

export const meta: Route.MetaFunction = ({matches}) => [
  ...pageMeta(matches, {title: 'Password'}),
  {name: 'robots', content: 'noindex'},
];

export default function Password({loaderData, actionData}: Route.ComponentProps) {
  return <PasswordPage {...loaderData} answer={actionData} />;
}
