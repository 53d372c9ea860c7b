import {createServer, type AddressInfo} from 'node:net';

/** Resolves to whether nobody listens on this port of this machine. */
export async function isFree(port: number): Promise<boolean> {
  // `localhost` may be ::1, where nobody is in the way of those who listen on 127.0.0.1.
  return (await canListen(port, '127.0.0.1')) && (await canListen(port, 'localhost'));
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}

/**
 * The first free port from the wanted one on.
 * @throws Error when the next hundred are all taken.
 */
export async function freePort(wanted: number): Promise<number> {
  for (let port = wanted; port < wanted + 100; port += 1) {
    if (await isFree(port)) return port;
  }
  throw new Error(`No free port between ${wanted} and ${wanted + 99}.`);
}

/**
 * Starts something on the first free port from the wanted one on, and on the next one where another
 * program takes that at the last moment.
 * @throws Error when the next hundred are all taken, and whatever else `start` throws.
 */
export async function onFreePort<Started>(
  wanted: number,
  start: (port: number) => Promise<Started>,
): Promise<Started> {
  const port = await freePort(wanted);
  try {
    return await start(port);
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    if (!isTaken) throw error;
    return onFreePort(port + 1, start);
  }
}

/** A port that the system says is free, for runs that side by side must not meet. */
export function anyPort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, 'localhost', () => {
      const {port} = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
