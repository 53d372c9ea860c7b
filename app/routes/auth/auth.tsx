import {data, redirect} from 'react-router';
import {AuthPage} from '~/features/auth/auth-page';
import type {AuthTab} from '~/features/auth/auth-path';
import {answerSignInPage} from '~/features/auth/sign-in-page.server';
import {pageMeta} from '~/features/shell/page-meta';
import {GuestSave, WishedPieceNote} from '~/features/wishlist/guest/guest-save';
import {wishedIn} from '~/features/wishlist/wished-piece.server';
import {describePiece} from '~/features/wishlist/wishlist.server';
import {services} from '~/lib/context';
import {logFailure} from '~/lib/log';
import {safeRedirectTarget} from '~/lib/safe-redirect';
import type {Route} from './+types/auth';

export async function loader({request, context}: Route.LoaderArgs) {
  const {searchParams} = new URL(request.url);
  const redirectTo = safeRedirectTarget(request, searchParams.get('redirect_to'));
  const shopper = await context
    .get(services)
    .accounts.shopper()
    .catch((error: unknown) => {
      logFailure('auth', error);
      return null;
    });
  if (shopper) throw redirect(redirectTo);
  const tab: AuthTab = searchParams.get('tab') === 'sign-up' ? 'sign-up' : 'sign-in';
  const wished = wishedIn(redirectTo);
  return data({
    wished,
    wishedPiece: wished ? await describePiece(context.get(services).storefront, wished) : null,
    tab,
    email: searchParams.get('email')?.slice(0, 254) ?? '',
    redirectTo,
  });
}

export const action = ({request, context}: Route.ActionArgs) =>
  answerSignInPage(request, context.get(services));

export const meta: Route.MetaFunction = ({matches, loaderData}) => [
  ...pageMeta(matches, {title: loaderData?.tab === 'sign-up' ? 'Sign Up' : 'Sign In'}),
  {name: 'robots', content: 'noindex'},
];

export default function Auth({loaderData, actionData}: Route.ComponentProps) {
  const {wished, wishedPiece, ...page} = loaderData;
  return (
    <AuthPage
      {...page}
      answer={actionData}
      before={wished && <WishedPieceNote piece={wishedPiece} />}
      after={wished && <GuestSave productId={wished} name={wishedPiece?.name} />}
    />
  );
}
