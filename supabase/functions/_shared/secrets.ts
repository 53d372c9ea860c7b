const encoder = new TextEncoder();

/** A secret for a mailed link: 32 random bytes, safe in an address. */
export function newToken(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(32)));
}

/** SHA-256 in hex: how tokens are kept and addresses are counted. Equals `private.token_hash`. */
export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', encoder.encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export async function sign(message: string, secret: string): Promise<string> {
  const key = await hmacKey(secret, 'sign');
  return toBase64Url(
    new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(message))),
  );
}

/** Compares in constant time. False for anything that is no signature, too. */
export async function isSigned(
  message: string | Uint8Array<ArrayBuffer>,
  signature: string,
  secret: string,
): Promise<boolean> {
  const bytes = fromBase64(signature);
  if (!bytes) return false;
  const key = await hmacKey(secret, 'verify');
  const data = typeof message === 'string' ? encoder.encode(message) : message;
  return crypto.subtle.verify('HMAC', key, bytes, data);
}

/** Whether two secrets are the same, without telling by the time taken how much of them is. */
export async function isSameSecret(one: string, other: string): Promise<boolean> {
  const key = crypto.randomUUID();
  return isSigned(one, await sign(other, key), key);
}

function hmacKey(secret: string, usage: 'sign' | 'verify'): Promise<CryptoKey> {
  const algorithm = {name: 'HMAC', hash: 'SHA-256'};
  return crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, [usage]);
}

export function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** Of base64 in either alphabet; null when it is neither. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(binary, (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}
