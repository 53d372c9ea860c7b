const key = 'recently-viewed';
/** The one that is looked at, and six others. */
const kept = 7;

/** Plain ids of the pieces that were looked at in this browser, newest first. */
export function recentPieces(): string[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(read)
      ? read.filter((id): id is string => typeof id === 'string' && /^\d+$/.test(id)).slice(0, kept)
      : [];
  } catch {
    // No storage, or something else in it: then nothing was looked at.
    return [];
  }
}

export function rememberPiece(id: string): void {
  try {
    const others = recentPieces().filter((other) => other !== id);
    localStorage.setItem(key, JSON.stringify([id, ...others].slice(0, kept)));
  } catch {
    // A full or forbidden storage costs the convenience, nothing else.
  }
}
