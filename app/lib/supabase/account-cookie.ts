import {createCookie, type Cookie} from 'react-router';

/** What keeps a shopper signed in. `expiresAt` in seconds since 1970. */
export interface SessionTokens {
  accessToken: string;
  refreshToken: string;
  expiresAt: number;
}

/** Tells scripts that somebody is signed in, and nothing else. */
export const hintCookie = 'signed-in';

const name = 'account';
const maxAge = 60 * 24 * 60 * 60;
/** A browser keeps 4096 bytes a cookie, name and attributes included. */
const pieceLength = 3_600;
const mostPieces = 8;

/**
 * The session of a shopper in signed cookies that scripts cannot read, in pieces where one is too
 * small, and the hint beside it.
 */
export class AccountCookie {
  readonly #cookie: Cookie;
  readonly #sent: Map<string, string>;
  readonly #attributes: string;

  constructor(request: Request, secret: string) {
    this.#cookie = createCookie(name, {secrets: [secret]});
    this.#sent = parseCookies(request.headers.get('Cookie') ?? '');
    const secure = new URL(request.url).protocol === 'https:' ? '; Secure' : '';
    this.#attributes = `; Path=/; SameSite=Lax${secure}`;
  }

  /** Null when there is none, or when it is not one that the shop made. */
  async read(): Promise<SessionTokens | null> {
    const pieces: string[] = [];
    for (let index = 0; index < mostPieces; index += 1) {
      const piece = this.#sent.get(pieceName(index));
      if (piece === undefined) break;
      pieces.push(piece);
    }
    if (pieces.length === 0) return null;
    const value: unknown = await this.#cookie.parse(`${name}=${pieces.join('')}`);
    return isTokens(value)
      ? {accessToken: value[0], refreshToken: value[1], expiresAt: value[2]}
      : null;
  }

  /** Whether the browser still says that somebody is signed in. */
  get hinted(): boolean {
    return this.#sent.has(hintCookie);
  }

  /** The `Set-Cookie` values that keep a session, or with null let it go. */
  async write(tokens: SessionTokens | null): Promise<string[]> {
    const value = tokens ? await this.#encode(tokens) : '';
    const pieces = value.match(new RegExp(`.{1,${pieceLength}}`, 'g')) ?? [];
    const leftOver = [...this.#sent.keys()].filter(
      (key) => isPieceName(key) && !pieces.some((_, index) => key === pieceName(index)),
    );
    const lasting = `; Max-Age=${maxAge}${this.#attributes}`;
    const ending = `; Max-Age=0${this.#attributes}`;
    return [
      ...pieces.map((piece, index) => `${pieceName(index)}=${piece}${lasting}; HttpOnly`),
      ...leftOver.map((key) => `${key}=${ending}; HttpOnly`),
      tokens ? `${hintCookie}=1${lasting}` : `${hintCookie}=${ending}`,
    ];
  }

  async #encode({accessToken, refreshToken, expiresAt}: SessionTokens): Promise<string> {
    const line = await this.#cookie.serialize([accessToken, refreshToken, expiresAt]);
    return line.slice(name.length + 1, line.indexOf(';'));
  }
}

const pieceName = (index: number) => (index === 0 ? name : `${name}.${index}`);
const isPieceName = (key: string) => key === name || key.startsWith(`${name}.`);

const isTokens = (value: unknown): value is [string, string, number] =>
  Array.isArray(value) &&
  typeof value[0] === 'string' &&
  typeof value[1] === 'string' &&
  typeof value[2] === 'number';

function parseCookies(header: string): Map<string, string> {
  return new Map(
    header.split(';').flatMap((pair) => {
      const at = pair.indexOf('=');
      return at < 0 ? [] : [[pair.slice(0, at).trim(), pair.slice(at + 1).trim()]];
    }),
  );
}
