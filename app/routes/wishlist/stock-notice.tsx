import {data} from 'react-router';
import {pageMeta} from '~/features/shell/page-meta';
import {askForNotice} from '~/features/wishlist/guest/guest.server';
import {parseAddress} from '~/features/wishlist/schema';
import {StockNotice} from '~/features/wishlist/stock-notice';
import {services} from '~/lib/context';
import {ButtonLink} from '~/ui/button';
import {EmptyState} from '~/ui/empty-state';
import type {Route} from './+types/stock-notice';

/** Notes who wants to know when a variant is back. */
export async function action({request, context}: Route.ActionArgs) {
  const {email, subject} = parseAddress(await request.formData(), 'variantId');
  const answer = await askForNotice(context.get(services), email, subject);
  return data({...answer, variantId: subject}, {status: answer.ok ? 200 : 422});
}

export const meta: Route.MetaFunction = ({matches}) =>
  pageMeta(matches, {title: 'Tell me when it is back'});

/** What a browser without JavaScript is shown. */
export default function StockNoticePage({actionData}: Route.ComponentProps) {
  return (
    <div className="mx-auto w-full max-w-xl flex-1 px-5 pt-8 pb-24">
      {actionData ? (
        <StockNotice variantId={actionData.variantId} answer={actionData} />
      ) : (
        <EmptyState
          level={1}
          title="Tell me when it is back"
          actions={<ButtonLink to="/collections">Browse Collections</ButtonLink>}
        >
          <p>On the page of a piece that is sold out, leave your address. We write once.</p>
        </EmptyState>
      )}
    </div>
  );
}
