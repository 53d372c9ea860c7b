import {useEffect, useRef} from 'react';
import {allowedHtml} from '~/lib/allowed-html';

/**
 * HTML that the server sanitized. Where a script puts it into the page, after a soft navigation, the
 * browser's own parser gets the last word: DOMPurify goes over what it made of it.
 */
export function SafeHtml({html, className}: {html: string; className?: string}) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void import('dompurify').then(
      ({default: purify}) => {
        if (!element.current) return;
        purify.sanitize(element.current, {
          IN_PLACE: true,
          // Beside what is allowed in it, the element itself.
          ALLOWED_TAGS: ['div', ...allowedHtml.tags],
          ALLOWED_ATTR: ['class', ...allowedHtml.attributes],
        });
      },
      // Without its code there is still the server's pass.
      () => undefined,
    );
  }, [html]);
  return <div ref={element} className={className} dangerouslySetInnerHTML={{__html: html}} />;
}
