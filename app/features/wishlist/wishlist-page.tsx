import type {ReactNode} from 'react';
import {Link} from 'react-router';
import {ButtonLink, buttonLook} from '~/ui/button';
import {EmptyState} from '~/ui/empty-state';
import {Notice} from '~/ui/notice';
import type {Toast} from '~/ui/toast';
import {TryAgain} from '~/ui/try-again';
import type {WishlistItem} from './mapping';
import {loadFailure} from './notices';
import {WishlistList} from './wishlist-list';

export type WishlistPageData =
  | {state: 'signed-out' | 'unavailable'}
  | {state: 'ready'; items: WishlistItem[]; notice: Toast | null; retry: boolean};

/** The pieces that a shopper keeps, or the way to them. */
export function WishlistPage(data: WishlistPageData) {
  return (
    <div className="wrap flex-1 pt-14 pb-24">
      <h1 className="text-4xl">Wishlist</h1>
      <Content {...data} />
    </div>
  );
}

function Content(data: WishlistPageData): ReactNode {
  switch (data.state) {
    case 'signed-out':
      return (
        <EmptyState
          title="Sign in to see your wishlist"
          actions={
            <>
              <ButtonLink to="/auth?redirect_to=/wishlist">Sign In</ButtonLink>
              <ButtonLink to="/collections" look="secondary">
                Browse Collections
              </ButtonLink>
            </>
          }
        >
          <p>The pieces that you keep wait for you in your account.</p>
        </EmptyState>
      );
    case 'unavailable':
      return <WishlistUnavailable />;
    case 'ready':
      return (
        <div className="mt-4">
          {data.notice && <ChangeNotice {...data.notice} retry={data.retry} />}
          <WishlistList items={data.items} />
        </div>
      );
  }
}

/** Said where the list would stand. The pieces are safe: only reading them failed. */
export function WishlistUnavailable() {
  return (
    <Notice title={loadFailure.title} className="mt-8">
      <p>{loadFailure.message}</p>
      <TryAgain look="quiet" className="text-ink" />
    </Notice>
  );
}

/** How a change ended that came by a plain form. */
function ChangeNotice({title, message, tone, retry}: Toast & {retry: boolean}) {
  return (
    <Notice title={title} tone={tone ?? 'calm'} className="mb-6">
      <p>{message}</p>
      {retry && (
        <Link to="/wishlist/keep" prefetch="none" className={buttonLook('quiet', 'text-ink')}>
          Try again
        </Link>
      )}
    </Notice>
  );
}
