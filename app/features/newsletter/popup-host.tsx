import {fetchedUnasked} from '~/ui/fetched';
import {useHydrated} from '~/ui/use-hydrated';

/** Fetched after the page is there: nothing waits for it. */
const NewsletterPopup = fetchedUnasked(async () => (await import('./popup')).default);

export function NewsletterPopupHost() {
  return useHydrated() ? <NewsletterPopup /> : null;
}
