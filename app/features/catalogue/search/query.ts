/** Longer than anything a shopper types; more is cut off. */
const longest = 100;

/** What an address searches for: trimmed, its spaces single; empty for nothing. */
export const readQuery = (params: URLSearchParams): string =>
  (params.get('q') ?? '').trim().replace(/\s+/g, ' ').slice(0, longest);

/** The results page of a search. */
export const searchPath = (query: string): string =>
  `/search?${new URLSearchParams({q: query}).toString()}`;
