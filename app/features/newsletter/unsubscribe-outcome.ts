export type UnsubscribeOutcome =
  | {outcome: 'done'}
  | {outcome: 'refused'}
  /** May be tried again; `message` is what the shopper reads. */
  | {outcome: 'failed'; message: string};

export const unsubscribeFailed = 'You could not be unsubscribed. Please try again.';
