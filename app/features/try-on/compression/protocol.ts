/** What the page and the worker that makes photos smaller say to each other. */

export interface CompressionRequest {
  photo: Blob;
}

export type CompressionAnswer =
  | {kind: 'ready'}
  | {kind: 'done'; file: Blob}
  /** No picture that this browser can read, or none that could be made small enough. */
  | {kind: 'failed'; message: string};
