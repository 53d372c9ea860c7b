import type {ReactNode} from 'react';
import {Link} from 'react-router';
import {ButtonLink, buttonLook} from '~/ui/button';
import {EmptyState} from '~/ui/empty-state';
import type {Toast} from '~/ui/toast';
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
          {data.notice && <Notice {...data.notice} retry={data.retry} />}
          <WishlistList items={data.items} />
        </div>
      );
  }
}

/** Said where the list would stand. The pieces are safe: only reading them failed. */
export function WishlistUnavailable() {
  return (
    <div role="alert" className="mt-8 border-l-2 border-pomegranate pl-5">
      <p className="font-medium">{loadFailure.title}</p>
      <p className="mt-1 text-muted">{loadFailure.message}</p>
      <Link to="." reloadDocument className={buttonLook('quiet', 'mt-2')}>
        Try again
      </Link>
    </div>
  );
}

function Notice({title, message, tone, retry}: Toast & {retry: boolean}) {
  const failed = tone === 'failure';
  return (
    <div
      role={failed ? 'alert' : 'status'}
      className={`mb-6 border-l-2 py-1 pl-5 ${failed ? 'border-pomegranate' : 'border-gold'}`}
    >
      <p className="font-medium">{title}</p>
      {message && <p className="mt-1 text-muted">{message}</p>}
      {retry && (
        <Link to="/wishlist/keep" prefetch="none" className={buttonLook('quiet', 'mt-1')}>
          Try again
        </Link>
      )}
    </div>
  );
}
