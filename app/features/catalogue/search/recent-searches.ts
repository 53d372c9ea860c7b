const key = 'recent-searches';
const kept = 5;

/** What was searched for last in this browser, newest first. */
export function recentSearches(): string[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(read)
      ? read.filter((text) => typeof text === 'string').slice(0, kept)
      : [];
  } catch {
    // No storage, or something else in it: then nothing is remembered.
    return [];
  }
}

export function rememberSearch(query: string): void {
  if (!query) return;
  const others = recentSearches().filter((text) => text.toLowerCase() !== query.toLowerCase());
  write([query, ...others].slice(0, kept));
}

export function forgetSearches(): void {
  write([]);
}

function write(searches: string[]) {
  try {
    if (searches.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(searches));
  } catch {
    // A full or forbidden storage costs the convenience, nothing else.
  }
}
