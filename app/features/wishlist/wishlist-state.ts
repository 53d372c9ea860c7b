/**
 * Which pieces are kept: what the account is known to hold, and what was clicked since. Products are
 * named by the plain number of their store id.
 */
export interface WishlistState {
  saved: ReadonlySet<string>;
  /** Clicks that the account has not answered yet. */
  wanted: ReadonlyMap<string, boolean>;
  /** What was removed since the page was loaded: a list that was rendered before still has it. */
  removed: ReadonlySet<string>;
}

export const emptyWishlist: WishlistState = {
  saved: new Set(),
  wanted: new Map(),
  removed: new Set(),
};

export type WishlistEvent =
  /** The account told what it holds. */
  | {type: 'loaded'; productIds: readonly string[]}
  | {type: 'wanted'; productId: string; kept: boolean}
  /** The account answered that it now holds the piece, or does not. */
  | {type: 'settled'; productId: string; kept: boolean}
  /** The change was not made: what was seen before is shown again. */
  | {type: 'failed'; productId: string};

export function wishlistReducer(state: WishlistState, event: WishlistEvent): WishlistState {
  switch (event.type) {
    case 'loaded':
      return {
        ...state,
        saved: new Set(event.productIds),
        removed: new Set([...state.removed].filter((id) => !event.productIds.includes(id))),
      };
    case 'wanted':
      return {...state, wanted: new Map(state.wanted).set(event.productId, event.kept)};
    case 'settled': {
      const {productId, kept} = event;
      const saved = new Set(state.saved);
      const removed = new Set(state.removed);
      const [into, outOf] = kept ? [saved, removed] : [removed, saved];
      into.add(productId);
      outOf.delete(productId);
      // A click made meanwhile wants something else, and is still to be asked for.
      const answered = state.wanted.get(productId) === kept;
      return {saved, removed, wanted: answered ? without(state.wanted, productId) : state.wanted};
    }
    case 'failed':
      return {...state, wanted: without(state.wanted, event.productId)};
  }
}

/** What the shopper sees: the last click, else what the account holds. */
export const isKept = ({saved, wanted}: WishlistState, productId: string): boolean =>
  wanted.get(productId) ?? saved.has(productId);

/** Whether a piece that a list was rendered with is to be taken off it. */
export const isRemoved = ({wanted, removed}: WishlistState, productId: string): boolean =>
  wanted.has(productId) ? wanted.get(productId) === false : removed.has(productId);

/** How many pieces the shopper sees as kept. */
export function countKept({saved, wanted}: WishlistState): number {
  let count = saved.size;
  for (const [productId, kept] of wanted) count += Number(kept) - Number(saved.has(productId));
  return count;
}

function without(wanted: WishlistState['wanted'], productId: string): Map<string, boolean> {
  const rest = new Map(wanted);
  rest.delete(productId);
  return rest;
}
