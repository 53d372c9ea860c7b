import {fromParse5} from 'hast-util-from-parse5';
import {sanitize, type Schema} from 'hast-util-sanitize';
import {toHtml} from 'hast-util-to-html';
import {parseFragment} from 'parse5';

/** Basic text tags, and of attributes only `href`, `target` and `rel`. */
export const allowed = {
  tags: ['p', 'br', 'strong', 'em', 'u', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'a'],
  attributes: ['href', 'target', 'rel'],
} as const;

const schema: Schema = {
  tagNames: [...allowed.tags],
  attributes: {a: [...allowed.attributes]},
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
