import {emptyCart, type CartLineItem, type CartState} from './cart';
import {cartReducer} from './cart-reducer';

/** A quantity that the shopper asked for and the provider has not confirmed yet. */
export interface Wanted {
  item: CartLineItem;
  /** The quantity the line shall have, not a difference: sending it twice is harmless. */
  quantity: number;
  /** `{tab}/{count}`, another for every click: an answer to an older one does not undo a newer. */
  stamp: string;
  /** It was sent, and could not be saved; it will be sent again. */
  unsaved?: boolean;
  /** Clicked before the saved bag was known: it comes on top of what that bag turns out to hold. */
  onTop?: boolean;
}

type WantedById = Record<string, Wanted>;

/** What a notice is about, so that it stands where the shopper looks. */
export type NoticeTopic = 'discount' | 'giftCard' | 'note' | 'wrapping';

/** Something to tell the shopper about the bag. */
export interface BagNotice {
  text: string;
  /** The line it concerns. */
  itemId?: string;
  /** Its name, where the line is not in the bag. */
  title?: string;
  topic?: NoticeTopic;
}

export interface BagState {
  /** `restoring` until the saved bag has been asked for. */
  phase: 'restoring' | 'ready';
  /** The bag as the provider last confirmed it. */
  saved: CartState;
  /** By item id. */
  wanted: WantedById;
  /** Nobody answered the last time. What is shown is what this browser remembers. */
  unreachable: boolean;
  notices: BagNotice[];
}

export const initialBag: BagState = {
  phase: 'restoring',
  saved: emptyCart,
  wanted: {},
  unreachable: false,
  notices: [],
};

export type BagEvent =
  /** The shopper wants a line to have a quantity; zero takes it out. */
  | {type: 'wanted'; item: CartLineItem; quantity: number; stamp: string}
  /** The provider's bag at the start of a visit; null when there is none, or it was paid. */
  | {type: 'restored'; cart: CartState | null}
  /** What an earlier visit or another tab left in this browser. */
  | {type: 'adopted'; saved: CartState; wanted: WantedById; tab: string}
  /** The provider's answer, and the stamps of what was wanted when it was asked. */
  | {type: 'saved'; cart: CartState | null; stamps: Record<string, string>; notices: BagNotice[]}
  | {type: 'failed'};

/** Every transition of the bag; effects live in bag-store.ts. */
export function bagReducer(state: BagState, event: BagEvent): BagState {
  switch (event.type) {
    case 'wanted': {
      const {item, stamp} = event;
      const before = state.wanted[item.id];
      const wanted: Wanted = {
        item,
        quantity: Math.max(0, event.quantity),
        stamp,
        // Still not saved: the mark stays until it is.
        ...(before?.unsaved && {unsaved: true}),
        ...((before ? before.onTop : isUnknown(state, item)) && {onTop: true}),
      };
      return {
        ...state,
        wanted: {...state.wanted, [item.id]: wanted},
        notices: state.notices.filter(({itemId}) => itemId !== item.id),
      };
    }
    case 'restored':
      return {
        ...state,
        phase: 'ready',
        saved: event.cart ?? emptyCart,
        wanted: onTopOf(event.cart, state.wanted),
        unreachable: false,
      };
    case 'adopted': {
      const own = pick(state.wanted, ({stamp}) => isOf(event.tab, stamp));
      const others = pick(event.wanted, ({stamp}) => !isOf(event.tab, stamp));
      return {...state, saved: event.saved, wanted: {...others, ...own}};
    }
    case 'saved':
      return {
        ...state,
        phase: 'ready',
        saved: event.cart ?? emptyCart,
        wanted: onTopOf(
          event.cart,
          pick(state.wanted, ({stamp}, id) => stamp !== event.stamps[id]),
          event.stamps,
        ),
        unreachable: false,
        notices: event.notices.map((notice) => named(notice, event.cart, state.wanted)),
      };
    case 'failed':
      return {
        ...state,
        phase: 'ready',
        wanted: Object.fromEntries(
          Object.entries(state.wanted).map(([id, wanted]) => [id, {...wanted, unsaved: true}]),
        ),
        unreachable: true,
      };
  }
}

/** Whether the saved bag may hold a piece without our knowing. */
const isUnknown = ({phase, unreachable, saved}: BagState, item: CartLineItem): boolean =>
  (phase === 'restoring' || unreachable) && !saved.items.some(({id}) => id === item.id);

/** What was clicked before the bag was known, as quantities that its lines shall have. */
function onTopOf(
  cart: CartState | null,
  wanted: WantedById,
  /** Lines that the bag was asked to have: it holds them because of that. */
  asked: Record<string, string> = {},
): WantedById {
  const settled = Object.entries(wanted).map(([id, {onTop, ...entry}]): [string, Wanted] => {
    const line = cart?.items.find((item) => item.id === id);
    if (!onTop || !line || id in asked) return [id, entry];
    return [id, {...entry, item: line, quantity: entry.quantity + line.quantity}];
  });
  return Object.fromEntries(settled);
}

/** A notice about a piece that the bag did not take says which piece that is. */
function named(notice: BagNotice, cart: CartState | null, wanted: WantedById): BagNotice {
  const {itemId = ''} = notice;
  const title = wanted[itemId]?.item.title;
  const standsByItsLine = cart?.items.some(({id}) => id === itemId);
  return title && !standsByItsLine ? {...notice, title} : notice;
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

/** Ids of the lines that the provider could not be told of. */
export const unsavedItems = ({wanted}: BagState): Set<string> =>
  new Set(Object.keys(pick(wanted, ({unsaved}) => unsaved === true)));

/** What is wanted now, to be matched with the answer. */
export const stampsOf = ({wanted}: BagState): Record<string, string> =>
  Object.fromEntries(Object.entries(wanted).map(([id, {stamp}]) => [id, stamp]));

/**
 * What is to be kept in the browser: what this tab wants, and what another tab has put there in the
 * meantime and nobody has answered yet.
 */
export function withOtherTabs(
  own: WantedById,
  kept: WantedById,
  {tab, answered}: {tab: string; answered: Record<string, string>},
): WantedById {
  const others = pick(kept, ({stamp}, id) => !isOf(tab, stamp) && answered[id] !== stamp);
  return {...others, ...own};
}

const isOf = (tab: string, stamp: string): boolean => stamp.startsWith(`${tab}/`);

const pick = (wanted: WantedById, keep: (wanted: Wanted, id: string) => boolean): WantedById =>
  Object.fromEntries(Object.entries(wanted).filter(([id, entry]) => keep(entry, id)));
