import {useEffect, useRef, type RefObject} from 'react';

/**
 * Sends a form once scripts run. A link in a mail is then used up by a page that somebody looks at,
 * never by merely being opened: programs that scan mail open links, and send no forms.
 */
export function useSubmitOnArrival(enabled = true): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const sent = useRef(false);
  useEffect(() => {
    if (!enabled || sent.current) return;
    sent.current = true;
    form.current?.requestSubmit();
  }, [enabled]);
  return form;
}
