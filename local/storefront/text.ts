/** The words of an HTML text, for descriptions and search. */
export function plainText(html: string): string {
  return html
    .replace(/<\/(p|li|h\d|ul|ol)>|<br\s*\/?>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&amp;/g, '&')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
}

/** The first `length` characters, cut at a word, with an ellipsis that counts. */
export function truncated(text: string, length: number | null | undefined): string {
  if (length === null || length === undefined || text.length <= length) return text;
  const cut = text.slice(0, Math.max(0, length - 3));
  const space = cut.lastIndexOf(' ');
  return `${space > 0 ? cut.slice(0, space) : cut}...`;
}

/** Text as it may stand in HTML, also inside an attribute. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
