import {logFailure} from '~/lib/log';
import type {Shopper} from '~/lib/supabase/accounts';
import {mapOrder, type OrderView} from './mapping';

/** More than anybody reads at once. */
const mostOrders = 100;

/** The shopper's orders, newest first; null when they cannot be read. */
export async function loadOrders({client, id}: Shopper): Promise<OrderView[] | null> {
  const {data, error} = await client
    .from('orders')
    .select('id, order_number, total_amount, currency, status, created_at, items')
    .eq('user_id', id)
    .order('created_at', {ascending: false})
    .limit(mostOrders);
  if (error) {
    logFailure('orders', error);
    return null;
  }
  return data.map(mapOrder);
}
