import {readBytes} from '../_shared/http.ts';
import {fromBase64} from '../_shared/secrets.ts';

/** Kinds that the bucket takes, with the ending of their files. */
export const endings = {'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp'} as const;
export type PictureType = keyof typeof endings;

/** What the bucket takes, in bytes. */
const mostBytes = 10 * 1024 * 1024;

export interface Picture {
  type: PictureType;
  base64: string;
}

/** A data URL of a picture, taken apart; null when it is none. */
export function fromDataUrl(url: string): Picture | null {
  const comma = url.indexOf(',');
  const type = /^data:(image\/(?:jpeg|png|webp));base64$/.exec(url.slice(0, comma))?.[1];
  const base64 = url.slice(comma + 1);
  return type && base64 ? {type: type as PictureType, base64} : null;
}

/** The bytes of a picture that is what it says it is; null for anything else. */
export function bytesOf({type, base64}: Picture): Uint8Array<ArrayBuffer> | null {
  const bytes = fromBase64(base64);
  return bytes && bytes.length <= mostBytes && typeOf(bytes) === type ? bytes : null;
}

/** What a file is by its first bytes, whatever it calls itself. */
export function typeOf(bytes: Uint8Array): PictureType | null {
  const starts = (text: string, at = 0) =>
    [...text].every((letter, index) => bytes[at + index] === letter.charCodeAt(0));
  if (starts('\xff\xd8\xff')) return 'image/jpeg';
  if (starts('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (starts('RIFF') && starts('WEBP', 8)) return 'image/webp';
  return null;
}

function toBase64(bytes: Uint8Array): string {
  const chunk = 0x8000;
  let binary = '';
  for (let at = 0; at < bytes.length; at += chunk) {
    binary += String.fromCharCode(...bytes.subarray(at, at + chunk));
  }
  return btoa(binary);
}

/**
 * Fetches the picture of a piece. Only from the shop's own hosts: the address comes from a caller,
 * and a function can reach what callers cannot.
 * @throws Error when it is elsewhere, no picture, too large or not to be had.
 */
export async function fetchPiecePicture(address: string, shopUrl: string): Promise<Picture> {
  const url = new URL(address);
  const own = new URL(shopUrl);
  const isShopifys = url.protocol === 'https:' && url.hostname === 'cdn.shopify.com';
  if (!isShopifys && url.origin !== own.origin) throw new Error('not a picture of the shop');
  const response = await fetch(url, {
    headers: {Accept: 'image/webp,image/jpeg,image/png'},
    redirect: 'error',
    signal: AbortSignal.timeout(8_000),
  });
  const bytes = response.ok ? await readBytes(response, mostBytes) : null;
  const type = bytes && typeOf(bytes);
  if (!bytes || !type) throw new Error(`the picture of the piece answered ${response.status}`);
  return {type, base64: toBase64(bytes)};
}
