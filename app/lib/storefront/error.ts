import {logFailure} from '../log';

/** Which layer failed. `empty`: the provider answered 200 with no data at all. */
export type StorefrontFailure = 'network' | 'timeout' | 'http' | 'throttled' | 'graphql' | 'empty';

/** The one error that the Storefront client throws. The message fits on a log line. */
export class StorefrontError extends Error {
  override readonly name = 'StorefrontError';

  readonly failure: StorefrontFailure;
  readonly operation: string;
  /** The HTTP status, where there was one. */
  readonly status: number | undefined;

  constructor(failure: StorefrontFailure, operation: string, detail: string, status?: number) {
    super(`${operation}: ${detail}`);
    this.failure = failure;
    this.operation = operation;
    this.status = status;
    // A failing provider is not a bug here: a stack would only bury the line.
    this.stack = `${this.name}: ${this.message}`;
  }

  /** Whether asking again a moment later may help. Only ever used for queries. */
  get retryable(): boolean {
    return (
      this.failure === 'network' ||
      this.failure === 'throttled' ||
      (this.failure === 'http' && (this.status ?? 0) >= 500)
    );
  }
}

/** One line for a failure that the Storefront client has not written one for already. */
export function logUnlessLogged(scope: string, error: unknown): void {
  if (!(error instanceof StorefrontError)) logFailure(scope, error);
}
