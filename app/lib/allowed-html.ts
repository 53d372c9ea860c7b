/** What is kept of merchants' HTML: basic text tags, and of attributes only these three. */
export const allowedHtml = {
  tags: ['p', 'br', 'strong', 'em', 'u', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'a'],
  attributes: ['href', 'target', 'rel'],
} as const;
