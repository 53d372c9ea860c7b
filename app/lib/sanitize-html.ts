import {fromParse5} from 'hast-util-from-parse5';
import {sanitize, type Schema} from 'hast-util-sanitize';
import {toHtml} from 'hast-util-to-html';
import {parseFragment} from 'parse5';
import {allowedHtml} from './allowed-html';

const schema: Schema = {
  tagNames: [...allowedHtml.tags],
  attributes: {a: [...allowedHtml.attributes]},
  protocols: {href: ['http', 'https', 'mailto', 'tel']},
  // Their text is no text.
  strip: ['script', 'style', 'template', 'iframe', 'noscript', 'textarea', 'title'],
};

/**
 * Text with basic tags out of whatever HTML the provider holds. The parser is the HTML standard's,
 * so that browsers read the result as it was read here.
 */
export function sanitizeHtml(html: string): string {
  const tree = sanitize(fromParse5(parseFragment(html)), schema);
  return toHtml(tree);
}
