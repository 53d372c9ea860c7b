import {logFailure} from '~/lib/log';
import type {Shopper} from '~/lib/supabase/accounts';
import {containing, mapShipment, type ShipmentView} from './mapping';

const mostShipments = 100;

/**
 * The shopper's parcels, newest first; with a text only those whose tracking number contains it.
 * Null when they cannot be read. Row level security says whose they are.
 */
export async function loadShipments(
  {client}: Shopper,
  search: string,
): Promise<ShipmentView[] | null> {
  const all = client
    .from('shipments')
    .select(
      'id, tracking_number, tracking_url, carrier, status, estimated_delivery, events, order:orders(order_number, total_amount, currency)',
    );
  const wanted = search ? all.ilike('tracking_number', containing(search)) : all;
  const {data, error} = await wanted.order('created_at', {ascending: false}).limit(mostShipments);
  if (error) {
    logFailure('shipments', error);
    return null;
  }
  return data.map(mapShipment);
}
