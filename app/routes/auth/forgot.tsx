import {data} from 'react-router';
import {askForRecovery} from '~/features/auth/auth.server';
import {confirmUrl} from '~/features/auth/confirm.server';
import {ForgotPage} from '~/features/auth/forgot-page';
import {addressSchema, parseForm} from '~/features/auth/schema';
import {pageMeta} from '~/features/shell/page-meta';
import {services} from '~/lib/context';
import type {Route} from './+types/forgot';

export const loader = ({request}: Route.LoaderArgs) => ({
  email: new URL(request.url).searchParams.get('email')?.slice(0, 254) ?? '',
});

export async function action({request, context}: Route.ActionArgs) {
  const form = await request.formData();
  const parsed = parseForm(addressSchema, form);
  if ('fieldErrors' in parsed) return data({...parsed, notice: null, mailed: null}, {status: 400});
  const {email} = parsed.input;
  const failure = await askForRecovery(context.get(services), email, confirmUrl(request, '/'));
  return failure
    ? data({fieldErrors: {}, notice: failure.notice, mailed: null}, {status: failure.status})
    : data({fieldErrors: {}, notice: null, mailed: email});
}

export const meta: Route.MetaFunction = ({matches}) => [
  ...pageMeta(matches, {title: 'Forgotten password'}),
  {name: 'robots', content: 'noindex'},
];

export default function Forgot({loaderData, actionData}: Route.ComponentProps) {
  return <ForgotPage email={loaderData.email} answer={actionData} />;
}
