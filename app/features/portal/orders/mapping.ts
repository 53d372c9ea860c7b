import * as v from 'valibot';
import {formatDate} from '~/lib/dates';
import {formatMoney, parseMoney} from '~/lib/money';
import type {Database} from '~/lib/supabase/database.types';

type Row = Database['public']['Tables']['orders']['Row'];
export type OrderRow = Pick<
  Row,
  'id' | 'order_number' | 'total_amount' | 'currency' | 'status' | 'created_at' | 'items'
>;

export const orderStatuses = [
  'pending',
  'processing',
  'shipped',
  'delivered',
  'cancelled',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export interface OrderView {
  id: string;
  number: string;
  total: string;
  /** "Nov 21, 2026" */
  date: string;
  status: OrderStatus;
  items: {name: string; image: string | null; quantity: number}[];
}

const itemsSchema = v.fallback(
  v.array(v.object({name: v.string(), image: v.nullable(v.string()), quantity: v.number()})),
  [],
);

/** An order as the portal shows it. */
export const mapOrder = (row: OrderRow): OrderView => ({
  id: row.id,
  number: row.order_number,
  total: orderTotal(row),
  date: formatDate(row.created_at),
  status: orderStatuses.find((status) => status === row.status) ?? 'pending',
  items: v.parse(itemsSchema, row.items),
});

/** "$4,200.00"; empty for what is no amount. */
export function orderTotal({
  total_amount,
  currency,
}: Pick<Row, 'total_amount' | 'currency'>): string {
  const money = parseMoney(String(total_amount), currency as 'USD');
  return money ? formatMoney(money) : '';
}
