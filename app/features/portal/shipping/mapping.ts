import * as v from 'valibot';
import {formatDate, formatDateTime} from '~/lib/dates';
import type {Database} from '~/lib/supabase/database.types';
import {orderTotal} from '../orders/mapping';

type Row = Database['public']['Tables']['shipments']['Row'];
export type ShipmentRow = Pick<
  Row,
  'id' | 'tracking_number' | 'tracking_url' | 'carrier' | 'status' | 'estimated_delivery' | 'events'
> & {order: {order_number: string; total_amount: number; currency: string} | null};

export interface ShipmentView {
  id: string;
  orderNumber: string;
  total: string;
  trackingNumber: string | null;
  trackingUrl: string | null;
  carrier: string | null;
  status: string;
  text: string;
  /** "Nov 21, 2026" */
  estimatedDelivery: string | null;
  events: {text: string; location: string | null; time: string}[];
}

/** Events shown of a parcel: the latest three. */
const shownEvents = 3;

const eventsSchema = v.fallback(
  v.array(v.object({status: v.string(), location: v.nullable(v.string()), timestamp: v.string()})),
  [],
);

/** A parcel as the portal shows it. */
export function mapShipment(row: ShipmentRow): ShipmentView {
  const events = v
    .parse(eventsSchema, row.events)
    .toSorted((one, other) => Date.parse(other.timestamp) - Date.parse(one.timestamp))
    .slice(0, shownEvents);
  return {
    id: row.id,
    orderNumber: row.order?.order_number ?? '',
    total: row.order ? orderTotal(row.order) : '',
    trackingNumber: row.tracking_number,
    trackingUrl: row.tracking_url,
    carrier: row.carrier,
    status: row.status,
    text: inWords(row.status),
    estimatedDelivery: row.estimated_delivery ? formatDate(row.estimated_delivery) : null,
    events: events.map(({status, location, timestamp}) => ({
      text: inWords(status),
      location,
      time: formatDateTime(timestamp),
    })),
  };
}

/** "out_for_delivery" as "Out for delivery". */
function inWords(status: string): string {
  const words = status.replaceAll('_', ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A pattern that finds a text anywhere, whatever the text is made of. */
export const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
