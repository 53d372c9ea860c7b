import {cartReducer, emptyCart, type CartLineItem, type CartState} from './cart';

/** A quantity that the shopper asked for and the provider has not confirmed yet. */
export interface Wanted {
  item: CartLineItem;
  /** The quantity the line shall have, not a difference: sending it twice is harmless. */
  quantity: number;
  /** Grows with every change, so that an answer to an older one does not undo a newer one. */
  revision: number;
}

/** Something to tell the shopper about the bag, beside the line it concerns if there is one. */
export interface BagNotice {
  text: string;
  itemId?: string;
}

export interface BagState {
  /** `restoring` until the saved bag has been asked for. */
  phase: 'restoring' | 'ready';
  /** The bag as the provider last confirmed it. */
  saved: CartState;
  /** By item id. */
  wanted: Record<string, Wanted>;
  /** `failed`: what is wanted could not be saved, and will be tried again. */
  sync: 'idle' | 'sending' | 'failed';
  notices: BagNotice[];
}

export const initialBag: BagState = {
  phase: 'restoring',
  saved: emptyCart,
  wanted: {},
  sync: 'idle',
  notices: [],
};

export type BagEvent =
  /** The shopper wants a line to have a quantity; zero takes it out. */
  | {type: 'wanted'; item: CartLineItem; quantity: number}
  /** The provider's bag at the start of a visit; null when there is none, or it was paid. */
  | {type: 'restored'; cart: CartState | null}
  /** What an earlier visit or another tab left in this browser. */
  | {type: 'adopted'; saved: CartState; wanted: Record<string, Wanted>}
  | {type: 'sending'}
  /** The provider's answer to what was wanted at these revisions. */
  | {type: 'saved'; cart: CartState; revisions: Record<string, number>; notices: BagNotice[]}
  | {type: 'failed'};

/** Every transition of the bag; effects live in bag-sync.ts. */
export function bagReducer(state: BagState, event: BagEvent): BagState {
  switch (event.type) {
    case 'wanted': {
      const {item, quantity} = event;
      const revision = (state.wanted[item.id]?.revision ?? 0) + 1;
      const wanted = {
        ...state.wanted,
        [item.id]: {item, quantity: Math.max(0, quantity), revision},
      };
      return {...state, wanted, notices: state.notices.filter(({itemId}) => itemId !== item.id)};
    }
    case 'restored':
      return {...state, phase: 'ready', saved: event.cart ?? emptyCart, sync: 'idle'};
    case 'adopted':
      return {...state, saved: event.saved, wanted: event.wanted};
    case 'sending':
      return {...state, sync: 'sending'};
    case 'saved': {
      const unanswered = Object.entries(state.wanted).filter(
        ([id, {revision}]) => revision !== event.revisions[id],
      );
      return {
        ...state,
        phase: 'ready',
        saved: event.cart,
        wanted: Object.fromEntries(unanswered),
        sync: 'idle',
        notices: event.notices,
      };
    }
    case 'failed':
      return {...state, sync: 'failed'};
  }
}

/** The bag that the shopper sees: what is saved, with everything wanted already in it. */
export function visibleCart({saved, wanted}: BagState): CartState {
  return Object.values(wanted).reduce((cart, {item, quantity}) => {
    const present = cart.items.some(({id}) => id === item.id);
    return cartReducer(
      cart,
      present || quantity === 0
        ? {type: 'update', id: item.id, quantity}
        : {type: 'add', item: {...item, quantity}},
    );
  }, saved);
}

/** Ids of the lines that the provider does not know yet and could not be told. */
export const unsavedItems = ({wanted, sync}: BagState): Set<string> =>
  new Set(sync === 'failed' ? Object.keys(wanted) : []);
