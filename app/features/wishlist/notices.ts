import type {Toast} from '~/ui/toast';

/** How a change of the wishlist ended. */
export type WishlistOutcome =
  | 'added'
  | 'present'
  | 'removed'
  | 'add-failed'
  | 'remove-failed'
  | 'signed-out';

export const loadFailure: Toast = {
  title: 'Error',
  message: 'Failed to load wishlist',
  tone: 'failure',
};

/** What the shopper is told about a change, word for word as the house says it. */
export function noticeOf(outcome: WishlistOutcome, productName: string): Toast {
  switch (outcome) {
    case 'added':
      return {
        title: 'Added to wishlist',
        message: `${productName} has been added to your wishlist`,
      };
    case 'present':
      return {
        title: 'Already in wishlist',
        message: 'This item is already in your wishlist',
      };
    case 'removed':
      return {
        title: 'Removed from wishlist',
        message: 'Item has been removed from your wishlist',
      };
    case 'add-failed':
      return {title: 'Error', message: 'Failed to add item to wishlist', tone: 'failure'};
    case 'remove-failed':
      return {title: 'Error', message: 'Failed to remove item from wishlist', tone: 'failure'};
    case 'signed-out':
      return {
        title: 'Sign in required',
        message: 'Please sign in to add items to your wishlist',
        tone: 'failure',
      };
  }
}

/** "1 item saved", "3 items saved". */
export const savedCount = (count: number): string =>
  `${count} ${count === 1 ? 'item' : 'items'} saved`;
