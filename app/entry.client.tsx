import {startTransition, StrictMode} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {HydratedRouter} from 'react-router/dom';
import {startServiceWorker} from '~/features/offline/start-service-worker';
import {NonceContext} from '~/lib/nonce';

startTransition(() => {
  // Browsers hide a nonce from markup but not from scripts: what is rendered here needs the same one.
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  hydrateRoot(
    document,
    <StrictMode>
      <NonceContext value={nonce}>
        <HydratedRouter />
      </NonceContext>
    </StrictMode>,
  );
});

startServiceWorker();
