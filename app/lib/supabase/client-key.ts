/**
 * Stands for a visitor's device towards the back end, which counts attempts by it: an HMAC of the
 * network address, so that only the shop can make it and nobody can read the address out of it.
 * @returns 43 characters of `A-Za-z0-9_-`, for the header `x-client-key`.
 */
export function clientKey({headers}: Request, secret: string): Promise<string> {
  const address = headers.get('oxygen-buyer-ip') ?? headers.get('cf-connecting-ip') ?? 'local';
  return keyedHash(`client:${networkOf(address)}`, secret);
}

/** What one visitor has to themselves: an IPv4 address, or all of the 2^64 that IPv6 gives a home. */
function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address;
  const [before = [], after] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = after ? 8 - before.length - after.length : 0;
  return [...before, ...Array<string>(Math.max(0, zeros)).fill('0'), ...(after ?? [])]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16))
    .join(':');
}

/**
 * A name for something that only the shop can derive from it, and that says nothing about it.
 * @returns 43 characters of `A-Za-z0-9_-`.
 */
export async function keyedHash(text: string, secret: string): Promise<string> {
  const bytes = new TextEncoder();
  const algorithm = {name: 'HMAC', hash: 'SHA-256'};
  const key = await crypto.subtle.importKey('raw', bytes.encode(secret), algorithm, false, [
    'sign',
  ]);
  const signature = await crypto.subtle.sign('HMAC', key, bytes.encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(signature)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
