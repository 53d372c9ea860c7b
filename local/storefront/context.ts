import type {Store} from './store.ts';

/** How a request proved itself: see `access.ts`. */
export type Access = 'public' | 'private' | 'tokenless';

/** What every resolver of one request can see. */
export interface Context {
  store: Store;
  access: Access;
  /** The country and language of `@inContext`, or the shop's own. */
  country: string;
  language: string;
}
