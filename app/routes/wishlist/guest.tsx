import {data} from 'react-router';
import {pageMeta} from '~/features/shell/page-meta';
import {GuestSave} from '~/features/wishlist/guest/guest-save';
import {saveForGuest} from '~/features/wishlist/guest/guest.server';
import {parseAddress} from '~/features/wishlist/schema';
import {services} from '~/lib/context';
import {ButtonLink} from '~/ui/button';
import {EmptyState} from '~/ui/empty-state';
import type {Route} from './+types/guest';

/** Keeps a piece by an address alone. */
export async function action({request, context}: Route.ActionArgs) {
  const {email, subject} = parseAddress(await request.formData(), 'productId');
  const answer = await saveForGuest(context.get(services), email, subject);
  return data({...answer, productId: subject}, {status: answer.ok ? 200 : 422});
}

export const meta: Route.MetaFunction = ({matches}) =>
  pageMeta(matches, {title: 'Keep a piece by email'});

/** What a browser without JavaScript is shown: how it ended, and the form again where it did not. */
export default function Guest({actionData}: Route.ComponentProps) {
  return (
    <div className="mx-auto w-full max-w-xl flex-1 px-5 pb-24">
      {actionData ? (
        <GuestSave productId={actionData.productId} answer={actionData} />
      ) : (
        <EmptyState
          level={1}
          title="Keep a piece by email"
          actions={<ButtonLink to="/collections">Browse Collections</ButtonLink>}
        >
          <p>Press the heart on a piece, and we keep it for you.</p>
        </EmptyState>
      )}
    </div>
  );
}
