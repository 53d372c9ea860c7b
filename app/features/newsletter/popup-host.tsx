import {lazy, Suspense} from 'react';
import {useHydrated} from '~/ui/use-hydrated';

/** Fetched after the page is there: nothing waits for it. */
const NewsletterPopup = lazy(() => import('./popup'));

export function NewsletterPopupHost() {
  return useHydrated() ? (
    <Suspense>
      <NewsletterPopup />
    </Suspense>
  ) : null;
}
