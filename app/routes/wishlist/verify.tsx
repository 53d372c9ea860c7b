import {data, redirect} from 'react-router';
import {signIn, signUp, welcome} from '~/features/auth/auth.server';
import {confirmUrl} from '~/features/auth/confirm.server';
import {pageMeta} from '~/features/shell/page-meta';
import {
  accountNotice,
  verifyNotices,
  type AccountMode,
} from '~/features/wishlist/guest/verify-notices';
import {VerifyPage, type VerifiedPiece} from '~/features/wishlist/guest/verify-page';
import {
  forgetVerifiedPiece,
  verifiedPiece,
  verifyPiece,
} from '~/features/wishlist/guest/verify.server';
import {storedCurrency} from '~/features/wishlist/wishlist.server';
import {arrivalNotice} from '~/lib/arrival-notice';
import {services, type Services} from '~/lib/context';
import {shopperIfKnown} from '~/lib/supabase/accounts';
import type {Route} from './+types/verify';

const tokenOf = (request: Request) => new URL(request.url).searchParams.get('token') ?? '';

/** Reads the link and uses nothing up: scanners of mail open links too. */
export async function loader({request, context}: Route.LoaderArgs) {
  const {session, storefront} = context.get(services);
  const token = tokenOf(request);
  if (!token)
    return data({state: 'invalid' as const, notice: verifyNotices.missing}, {status: 400});
  const piece = verifiedPiece(session, token);
  if (!piece) return {state: 'ready' as const};
  const mode: AccountMode =
    new URL(request.url).searchParams.get('mode') === 'sign-in' ? 'sign-in' : 'sign-up';
  const currency = await storedCurrency(storefront);
  return {state: 'verified' as const, piece, currency, mode, notice: null, mailed: false};
}

export async function action({request, context}: Route.ActionArgs) {
  const clients = context.get(services);
  const token = tokenOf(request);
  const form = await request.formData();
  const intent = form.get('intent');
  const proven = verifiedPiece(clients.session, token);
  if (proven && (intent === 'sign-up' || intent === 'sign-in')) {
    return openAccount(request, clients, proven, intent, form.get('password'));
  }

  const piece = proven ?? (await verifyPiece(clients, token));
  if (piece === 'invalid') {
    return data({state: piece, notice: verifyNotices.invalid}, {status: 400});
  }
  if (piece === 'unavailable') return data({state: piece}, {status: 503});
  const shopper = await shopperIfKnown(clients.accounts);
  if (shopper?.email === piece.email) {
    await welcome(shopper);
    forgetVerifiedPiece(clients.session);
    throw redirect('/portal', 303);
  }
  // So that the page can be reloaded, and the way back leads to no form.
  throw redirect(`/verify-wishlist?${new URLSearchParams({token}).toString()}`, 303);
}

/** Creates the account of a proven address, or signs in to it; guest pieces come over by that. */
async function openAccount(
  request: Request,
  clients: Services,
  piece: VerifiedPiece,
  mode: AccountMode,
  password: FormDataEntryValue | null,
) {
  const currency = await storedCurrency(clients.storefront);
  const page = {state: 'verified' as const, piece, currency, mode, notice: null, mailed: false};
  if (typeof password !== 'string' || password === '') {
    return data({...page, notice: verifyNotices.incomplete}, {status: 400});
  }
  const credentials = {email: piece.email, password};
  const failure =
    mode === 'sign-up'
      ? await signUp(clients, credentials, confirmUrl(request, '/portal'))
      : await signIn(clients, credentials);
  if (failure) return data({...page, ...accountNotice(mode, failure)}, {status: failure.status});

  const shopper = await shopperIfKnown(clients.accounts);
  // A project that asks for confirmation signs nobody in before.
  if (shopper?.email !== piece.email) return data({...page, mailed: true});
  forgetVerifiedPiece(clients.session);
  throw redirect('/portal', {status: 303, headers: arrivalNotice('welcome-back')});
}

export const meta: Route.MetaFunction = ({matches}) => [
  ...pageMeta(matches, {title: 'Verify your wishlist'}),
  {name: 'robots', content: 'noindex'},
];

export default function Verify({loaderData, actionData}: Route.ComponentProps) {
  return <VerifyPage {...(actionData ?? loaderData)} />;
}
