import type {DatabaseSync} from 'node:sqlite';
import {type Cart, parseCartId} from './cart.ts';

/** Carts are forgotten when nobody has touched them for this long. */
const LIFETIME_DAYS = 10;

/** Access to a cart: whoever has no key, or a wrong one, sees no personal data and changes nothing. */
export interface OpenedCart {
  cart: Cart;
  isBuyer: boolean;
}

/** The carts that are kept. A paid cart is removed and is as unknown as one that never was. */
export class Carts {
  private readonly database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.database = database;
    database.prepare('delete from carts where updated_at < ?').run(this.oldest());
  }

  /** Opens a cart by its id; null where there is none (any more). */
  open(id: string): OpenedCart | null {
    const parsed = parseCartId(id);
    if (!parsed) return null;
    const cart = this.byToken(parsed.token);
    return cart ? {cart, isBuyer: cart.key === parsed.key} : null;
  }

  byToken(token: string): Cart | null {
    const row = this.database
      .prepare('select document from carts where token = ? and updated_at >= ?')
      .get(token, this.oldest());
    return row ? (JSON.parse(String(row.document)) as Cart) : null;
  }

  save(cart: Cart): Cart {
    const saved = {...cart, updatedAt: new Date().toISOString()};
    this.database
      .prepare(
        `insert into carts values (?, ?, ?)
         on conflict do update set document = excluded.document, updated_at = excluded.updated_at`,
      )
      .run(saved.token, JSON.stringify(saved), saved.updatedAt);
    return saved;
  }

  remove(token: string): void {
    this.database.prepare('delete from carts where token = ?').run(token);
  }

  private oldest(): string {
    return new Date(Date.now() - LIFETIME_DAYS * 24 * 60 * 60 * 1000).toISOString();
  }
}
