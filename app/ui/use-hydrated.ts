import {useSyncExternalStore} from 'react';

const never = () => () => undefined;

/** False in the server's HTML and in the first rendering over it, true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
