/**
 * Writes one line about a failure that the shopper was already told about.
 * No stack, no personal data: what failed, and what the far side said.
 */
export function logFailure(scope: string, error: unknown): void {
  console.error(`[${scope}] ${error instanceof Error ? error.message : String(error)}`);
}
