import {data, redirect} from 'react-router';
import * as v from 'valibot';
import {afterConfirmation, confirm} from '~/features/auth/confirm.server';
import {ConfirmedPage, ConfirmPage, FailedPage} from '~/features/auth/confirm-page';
import {confirmationSchema} from '~/features/auth/schema';
import {pageMeta} from '~/features/shell/page-meta';
import {services} from '~/lib/context';
import {shopperIfKnown} from '~/lib/supabase/accounts';
import type {Route} from './+types/confirm';

/** Links that a shopper may follow while signed in: they change the account. */
const forAccounts = new Set(['recovery', 'email_change']);

/** Reads a link and uses nothing up: scanners of mail open links too. */
export async function loader({request, context}: Route.LoaderArgs) {
  const {searchParams} = new URL(request.url);
  const link = v.safeParse(confirmationSchema, Object.fromEntries(searchParams));
  const type = link.success ? link.output.type : null;
  const shopper = await shopperIfKnown(context.get(services).accounts);

  if (searchParams.get('state') === 'verified') {
    if (!shopper) throw redirect('/auth');
    const to = afterConfirmation(request, searchParams.get('redirect_to'));
    // A page that arrived as a document may be one without scripts.
    const isDocument = request.headers.get('Sec-Fetch-Dest') !== 'empty';
    const headers = new Headers(isDocument ? {Refresh: `2;url=${to}`} : {});
    return data({state: 'verified' as const, to}, {headers});
  }
  if (shopper && !forAccounts.has(type ?? '')) throw redirect('/');
  return link.success
    ? data({
        state: 'ready' as const,
        recovery: type === 'recovery',
        signedInAs: shopper?.email ?? null,
      })
    : data({state: 'invalid' as const}, {status: 400});
}

export async function action({request, context}: Route.ActionArgs) {
  const {searchParams} = new URL(request.url);
  const link = v.safeParse(confirmationSchema, Object.fromEntries(searchParams));
  if (!link.success) return data({failure: 'invalid' as const}, {status: 400});
  const outcome = await confirm(context.get(services), link.output);
  switch (outcome) {
    case 'recovering':
      return redirect('/auth/password', 303);
    case 'verified': {
      const to = afterConfirmation(request, searchParams.get('redirect_to'));
      const query = new URLSearchParams({state: 'verified', redirect_to: to});
      return redirect(`/auth/confirm?${query.toString()}`, 303);
    }
    case 'used':
      return data({failure: outcome}, {status: 400});
    case 'unavailable':
      return data({failure: outcome}, {status: 503});
  }
}

export const headers: Route.HeadersFunction = ({loaderHeaders}) => loaderHeaders;

export const meta: Route.MetaFunction = ({matches}) => [
  ...pageMeta(matches, {title: 'Confirm your email'}),
  {name: 'robots', content: 'noindex'},
];

export default function Confirm({loaderData, actionData}: Route.ComponentProps) {
  if (loaderData.state === 'verified') return <ConfirmedPage to={loaderData.to} />;
  if (loaderData.state === 'invalid') return <FailedPage failure="invalid" />;
  if (actionData) return <FailedPage failure={actionData.failure} />;
  return <ConfirmPage recovery={loaderData.recovery} signedInAs={loaderData.signedInAs} />;
}
