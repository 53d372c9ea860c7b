import {createCookieSessionStorage, type Session, type SessionStorage} from 'react-router';

/**
 * What the shop remembers of one visitor between requests, in one signed cookie that scripts cannot
 * read. It is written back only when something changed, so that public pages stay cacheable.
 */
export class ShopSession {
  readonly #storage: SessionStorage;
  readonly #session: Session;
  #changed = false;

  private constructor(storage: SessionStorage, session: Session) {
    this.#storage = storage;
    this.#session = session;
  }

  static async open(request: Request, secret: string): Promise<ShopSession> {
    const storage = createCookieSessionStorage({
      cookie: {
        name: 'session',
        httpOnly: true,
        path: '/',
        sameSite: 'lax',
        secure: new URL(request.url).protocol === 'https:',
        secrets: [secret],
      },
    });
    const session = await storage.getSession(request.headers.get('Cookie'));
    return new ShopSession(storage, session);
  }

  get(key: string): unknown {
    return this.#session.get(key);
  }

  set(key: string, value: unknown): void {
    this.#changed = true;
    this.#session.set(key, value);
  }

  unset(key: string): void {
    this.#changed = true;
    this.#session.unset(key);
  }

  /** The `Set-Cookie` value to send, or null when nothing changed. */
  async commit(): Promise<string | null> {
    return this.#changed ? this.#storage.commitSession(this.#session) : null;
  }
}
