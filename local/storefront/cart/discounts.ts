import type {DatabaseSync} from 'node:sqlite';
import type {Cents} from '../money.ts';

/** A discount code of the shop. */
export interface Discount {
  code: string;
  /** `lines` lowers the price of pieces, `order` the sum of all, `shipping` makes delivery free. */
  target: 'lines' | 'order' | 'shipping';
  value: {percent: number} | {cents: Cents};
  /** Product type that it is for; everything where it is missing. */
  productType?: string;
  minimumCents?: Cents;
  usageLimit?: number;
  endsAt?: string;
}

/** The codes that the README lists for trying things out. */
export const discounts: readonly Discount[] = [
  {code: 'AKN10', target: 'lines', value: {percent: 10}},
  {code: 'RINGS15', target: 'lines', value: {percent: 15}, productType: 'Rings'},
  {code: 'HOUSE100', target: 'order', value: {cents: 100_00}, minimumCents: 500_00},
  {code: 'ONCE50', target: 'order', value: {cents: 50_00}, usageLimit: 1},
  {code: 'FREESHIP', target: 'shipping', value: {percent: 100}},
  {code: 'WINTER20', target: 'order', value: {percent: 20}, endsAt: '2026-02-28T23:59:59Z'},
];

/** The shop's codes, found without regard to case, and how often each was used. */
export class DiscountBook {
  private readonly database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.database = database;
  }

  find(code: string): Discount | undefined {
    return discounts.find((discount) => discount.code === code.trim().toUpperCase());
  }

  isUsedUp({code, usageLimit}: Discount): boolean {
    if (usageLimit === undefined) return false;
    const row = this.database.prepare('select uses from discount_uses where code = ?').get(code);
    return Number(row?.uses ?? 0) >= usageLimit;
  }

  use(code: string): void {
    this.database
      .prepare('insert into discount_uses values (?, 1) on conflict do update set uses = uses + 1')
      .run(code);
  }
}
