import {data, redirect, type ShouldRevalidateFunctionArgs} from 'react-router';
import {applyLinkedCode} from '~/features/bag/links.server';
import {rememberCart} from '~/features/bag/remember-cart';
import {
  rememberedWelcome,
  rememberWelcome,
  verifyAddress,
} from '~/features/newsletter/verification.server';
import {VerifyPage, type VerifyState} from '~/features/newsletter/verify-page';
import {pageMeta} from '~/features/shell/page-meta';
import {services, type Services} from '~/lib/context';
import {logUnlessLogged} from '~/lib/storefront/error';
import type {Route} from './+types/verify';

const headers = {'Cache-Control': 'no-store'};

/** Looking at the link changes nothing. */
export function loader({request, context}: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const kept = token && rememberedWelcome(context.get(services), token);
  return data<VerifyState>(
    kept
      ? {kind: 'verified', token, code: kept.code, notApplied: false}
      : token
        ? {kind: 'waiting', token}
        : {kind: 'missing'},
    {headers},
  );
}

/** Uses the link up, or takes its code to the bag. */
export async function action({request, context}: Route.ActionArgs) {
  const clients = context.get(services);
  const form = await request.formData();
  const token = form.get('token');
  if (typeof token !== 'string' || token === '') return data<VerifyState>({kind: 'missing'});

  const kept = rememberedWelcome(clients, token);
  if (kept?.code && form.get('intent') === 'shop') {
    return shop(request, clients, {token, code: kept.code});
  }

  const verification = kept
    ? {outcome: 'verified' as const, code: kept.code}
    : await verifyAddress(clients, token);
  if (verification.outcome === 'verified') {
    rememberWelcome(clients, token, verification.code);
    return redirect(`/verify-newsletter?${new URLSearchParams({token}).toString()}`, 303);
  }
  return verification.outcome === 'invalid'
    ? data<VerifyState>({kind: 'invalid'}, {status: 410, headers})
    : data<VerifyState>({kind: 'unavailable', token}, {status: 503, headers});
}

async function shop(
  request: Request,
  clients: Services,
  {token, code}: {token: string; code: string},
) {
  try {
    const outcome = await applyLinkedCode(clients, code);
    return redirect('/collections', {status: 303, headers: rememberCart(request, outcome)});
  } catch (error) {
    logUnlessLogged('bag', error);
    const state: VerifyState = {kind: 'verified', token, code, notApplied: true};
    return data(state, {status: 503, headers});
  }
}

/** What did not work changed nothing; what did leads to this page anew. */
export function shouldRevalidate({
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return actionResult ? false : defaultShouldRevalidate;
}

/** Being offline is told in place. */
export async function clientAction({request, serverAction}: Route.ClientActionArgs) {
  const token = (await request.clone().formData()).get('token');
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    return {kind: 'unavailable', token: typeof token === 'string' ? token : ''} as const;
  }
}

export const meta: Route.MetaFunction = ({matches}) => [
  ...pageMeta(matches, {title: 'Confirm your address'}),
  {name: 'robots', content: 'noindex'},
];

export default function Verify({loaderData, actionData}: Route.ComponentProps) {
  return <VerifyPage state={actionData ?? loaderData} />;
}
