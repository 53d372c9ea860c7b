import {fromBase64, isSigned, sign, toBase64Url} from './secrets.ts';

/**
 * The token of an unsubscribe link: the address, signed. Nothing is kept for it, it works for as
 * long as the secret does, and only for the address that the mail was sent to.
 */
export async function unsubscribeToken(email: string, secret: string): Promise<string> {
  const address = toBase64Url(new TextEncoder().encode(email));
  return `${address}.${await sign(`unsubscribe:${email}`, secret)}`;
}

/** The address of a token; null when it was not signed here. */
export async function addressOf(token: string, secret: string): Promise<string | null> {
  const [address = '', signature = ''] = token.split('.');
  const bytes = fromBase64(address);
  if (!bytes) return null;
  const email = new TextDecoder().decode(bytes);
  return (await isSigned(`unsubscribe:${email}`, signature, secret)) ? email : null;
}
