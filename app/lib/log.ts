/**
 * Writes one line about a failure that the shopper was already told about.
 * No stack, no personal data: what failed, and what the far side said.
 */
export function logFailure(scope: string, error: unknown): void {
  console.error(`[${scope}] ${reasonOf(error)}`);
}

/** What an error says of itself; supabase-js answers with plain objects that only look like errors. */
export function reasonOf(error: unknown): string {
  const says = typeof error === 'object' && error !== null && 'message' in error;
  return String(says ? error.message : error);
}
