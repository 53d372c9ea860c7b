import {createContext, use} from 'react';

/** The nonce that the page's Content-Security-Policy names; scripts without it do not run. */
export const NonceContext = createContext<string | undefined>(undefined);

export const useNonce = (): string | undefined => use(NonceContext);
