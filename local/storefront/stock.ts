import type {DatabaseSync} from 'node:sqlite';
import type {Catalogue, Variant} from './catalogue/records.ts';

/** How many pieces there are. Orders take from it, cancelled orders give back. */
export class Stock {
  /** Grows with every change, so that lists counted before it can be told from later ones. */
  version = 0;
  private readonly database: DatabaseSync;

  constructor(database: DatabaseSync, catalogue: Catalogue) {
    this.database = database;
    const taken = new Map(
      database
        .prepare('select variant_id, quantity from stock_taken')
        .all()
        .map((row) => [row.variant_id, Number(row.quantity)]),
    );
    if (taken.size === 0) return;
    for (const variant of catalogue.products.flatMap(({variants}) => variants)) {
      const quantity = taken.get(variant.id);
      if (quantity !== undefined && variant.onHand !== null) variant.onHand -= quantity;
    }
  }

  /** Takes pieces out, or puts them back where `quantity` is negative. */
  take(variant: Variant, quantity: number): void {
    if (variant.onHand === null) return;
    variant.onHand -= quantity;
    this.version += 1;
    this.database
      .prepare(
        `insert into stock_taken values (?, ?)
         on conflict do update set quantity = quantity + excluded.quantity`,
      )
      .run(variant.id, quantity);
  }
}
