import type {DatabaseSync} from 'node:sqlite';
import type {Cents} from '../money.ts';

export interface GiftCard {
  id: string;
  code: string;
  lastCharacters: string;
  balance: Cents;
}

/** What is on the cards that the README lists, before any order. */
const issued: Readonly<Record<string, Cents>> = {
  AKNGIFT000000025: 25_00,
  AKNGIFT000000100: 100_00,
  AKNGIFT000005000: 5_000_00,
  AKNGIFT000000000: 0,
};

/** The shop's gift cards. Codes are written in any case, with or without spaces and hyphens. */
export class GiftCards {
  private readonly database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.database = database;
  }

  find(input: string): GiftCard | null {
    const code = input.replace(/[\s-]/g, '').toUpperCase();
    const value = issued[code];
    if (value === undefined) return null;
    const row = this.database
      .prepare('select cents from gift_card_charges where code = ?')
      .get(code);
    return {
      id: `gid://shopify/AppliedGiftCard/${61_000_000_000 + Object.keys(issued).indexOf(code)}`,
      code,
      lastCharacters: code.slice(-4),
      balance: value - Number(row?.cents ?? 0),
    };
  }

  /** Takes an amount off a card, or puts it back where `cents` is negative. */
  charge(code: string, cents: Cents): void {
    this.database
      .prepare(
        `insert into gift_card_charges values (?, ?)
         on conflict do update set cents = cents + excluded.cents`,
      )
      .run(code, cents);
  }
}
