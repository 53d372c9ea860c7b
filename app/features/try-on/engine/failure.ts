import {FetchError} from './model-files.ts';
import type {FailureCode} from './protocol.ts';

/** What the worker could not do, with the code that the page is told. */
export class Failure extends Error {
  readonly code: FailureCode;
  constructor(code: FailureCode, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), {cause});
    this.code = code;
  }
}

/** The failure behind anything that was thrown. */
export function failureOf(error: unknown): Failure {
  if (error instanceof Failure) return error;
  return new Failure(error instanceof FetchError ? 'network' : 'internal', error);
}
