import {lazy} from 'react';
import {Fetched} from '~/ui/fetched';
import {useHydrated} from '~/ui/use-hydrated';

/** Fetched after the page is there: nothing waits for it. */
const NewsletterPopup = lazy(() => import('./popup'));

export function NewsletterPopupHost() {
  return useHydrated() ? (
    <Fetched unasked>
      <NewsletterPopup />
    </Fetched>
  ) : null;
}
