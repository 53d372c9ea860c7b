import {useEffect, useRef} from 'react';

/**
 * HTML that the server sanitized. Where a script puts it into the page, after a soft navigation, the
 * browser's own parser gets the last word: DOMPurify goes over what it made of it.
 */
export function SafeHtml({html, className}: {html: string; className?: string}) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void import('dompurify').then(({default: purify}) => {
      if (element.current) {
        purify.sanitize(element.current, {
          IN_PLACE: true,
          ALLOWED_TAGS: [
            'div',
            'p',
            'br',
            'strong',
            'em',
            'u',
            'h1',
            'h2',
            'h3',
            'h4',
            'h5',
            'h6',
            'ul',
            'ol',
            'li',
            'a',
          ],
          ALLOWED_ATTR: ['href', 'target', 'rel', 'class'],
        });
      }
    });
  }, [html]);
  return <div ref={element} className={className} dangerouslySetInnerHTML={{__html: html}} />;
}
