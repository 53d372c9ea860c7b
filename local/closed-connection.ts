import {isFetchableDevEnvironment, type Plugin} from 'vite';

/**
 * For the development server: the Oxygen runtime closes a connection that was idle for five seconds,
 * at about the time at which the server gives it up itself. A request that is just then put on it
 * fails, though nothing is wrong with it.
 */
export function askAgainWhenClosed(): Plugin {
  return {
    name: 'ask-again-when-closed',
    apply: 'serve',
    configureServer({environments: {ssr}}) {
      if (!isFetchableDevEnvironment(ssr)) return;
      const ask = ssr.dispatchFetch.bind(ssr);
      ssr.dispatchFetch = (request) => askTwice(ask, request);
    },
  };
}

/** Asks once more over a new connection, unless asking may have changed something. */
export async function askTwice(
  ask: (request: Request) => Promise<Response>,
  request: Request,
): Promise<Response> {
  try {
    return await ask(request);
  } catch (error) {
    const changesNothing = request.method === 'GET' || request.method === 'HEAD';
    if (changesNothing && isClosed(error)) return ask(request);
    throw error;
  }
}

function isClosed(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : null;
  return cause instanceof Error && 'code' in cause && cause.code === 'UND_ERR_SOCKET';
}
