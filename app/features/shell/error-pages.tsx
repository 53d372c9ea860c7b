import {useEffect} from 'react';
import {ButtonLink} from '~/ui/button';
import {EmptyState} from '~/ui/empty-state';
import {TryAgain} from '~/ui/try-again';
import {PageTitle} from './page-title';

/** For every path that leads nowhere. */
export function NotFoundPage() {
  return (
    <div className="wrap flex flex-1 items-center justify-center">
      <PageTitle title="Page Not Found" />
      <EmptyState
        level={1}
        title="Page Not Found"
        actions={
          <>
            <ButtonLink to="/">Return Home</ButtonLink>
            <ButtonLink to="/collections" look="secondary">
              Browse Collections
            </ButtonLink>
          </>
        }
      >
        <p>This page has moved, or was never made. The pieces are all still here.</p>
      </EmptyState>
    </div>
  );
}

/** For a failure of our own, or of those we depend on. */
export function ErrorPage() {
  useEffect(() => {
    // Without a connection it is no failure of the shop, and there is a page that says so.
    if (navigator.onLine) return;
    const {pathname, search} = window.location;
    const from = new URLSearchParams({from: pathname + search});
    window.location.assign(`/offline?${from.toString()}`);
  }, []);

  return (
    <div className="wrap flex flex-1 items-center justify-center">
      <PageTitle title="Something is not working" />
      <EmptyState
        level={1}
        title="Something is not working"
        actions={
          <>
            <TryAgain look="primary" />
            <ButtonLink to="/" look="secondary">
              Return Home
            </ButtonLink>
          </>
        }
      >
        <p>
          This page could not be shown just now. Your bag is safe. Please try again in a moment.
        </p>
      </EmptyState>
    </div>
  );
}
