import type {Fulfillment, FulfillmentEvent, Order, Place} from './payloads.ts';

/** An order as `record_shopify_message` takes it. */
export interface OrderMessage {
  shopify_order_id: number;
  shopify_customer_id: number | null;
  email: string | null;
  order_number: string;
  total_amount: string;
  currency: string;
  status: 'pending' | 'processing' | 'cancelled';
  items: {name: string; image: string | null; quantity: number}[];
  created_at: string;
  shopify_updated_at: string;
}

/** A parcel as `record_shopify_message` takes it. Null is what this message does not tell. */
export interface ShipmentMessage {
  shopify_fulfillment_id: number;
  shopify_order_id: number;
  tracking_number: string | null;
  tracking_url: string | null;
  carrier: string | null;
  status: string;
  pieces: number | null;
  estimated_delivery: string | null;
  events: {status: string; location: string | null; timestamp: string}[];
  created_at: string;
  shopify_updated_at: string;
}

/** Which variants an order shows pictures of. */
export function variantsOf({line_items}: Order): string[] {
  return [
    ...new Set(line_items.flatMap(({variant_id}) => (variant_id ? [String(variant_id)] : []))),
  ];
}

/** `images` are picture addresses by variant number; a piece without one is shown without. */
export function orderMessage(order: Order, images: ReadonlyMap<string, string>): OrderMessage {
  return {
    shopify_order_id: order.id,
    shopify_customer_id: order.customer?.id ?? null,
    email: (order.email || order.contact_email || '').trim().toLowerCase() || null,
    order_number: order.name,
    total_amount: order.total_price,
    currency: order.currency,
    status: statusOf(order),
    items: order.line_items
      .map((item) => ({
        name: nameOf(item.title, item.variant_title),
        image: images.get(String(item.variant_id)) ?? null,
        quantity: item.current_quantity ?? item.quantity,
      }))
      .filter(({quantity}) => quantity > 0),
    created_at: order.created_at,
    shopify_updated_at: order.updated_at,
  };
}

/** What the order itself says; shipped and delivered are said by its parcels, in the database. */
function statusOf({cancelled_at, financial_status}: Order): OrderMessage['status'] {
  if (cancelled_at) return 'cancelled';
  return financial_status === 'pending' || financial_status === 'authorized'
    ? 'pending'
    : 'processing';
}

function nameOf(title: string, variantTitle: string | null | undefined): string {
  return variantTitle && variantTitle !== 'Default Title' ? `${title}, ${variantTitle}` : title;
}

const shipmentStatuses = new Set([
  'confirmed',
  'label_purchased',
  'label_printed',
  'ready_for_pickup',
  'in_transit',
  'out_for_delivery',
  'attempted_delivery',
  'delivered',
  'failure',
]);

export function shipmentOfFulfillment(fulfillment: Fulfillment): ShipmentMessage {
  const status = ['cancelled', 'error', 'failure'].includes(fulfillment.status)
    ? 'cancelled'
    : known(fulfillment.shipment_status);
  const {tracking_url: url} = fulfillment;
  return {
    shopify_fulfillment_id: fulfillment.id,
    shopify_order_id: fulfillment.order_id,
    tracking_number: fulfillment.tracking_number || null,
    tracking_url: url?.startsWith('https://') ? url : null,
    carrier: fulfillment.tracking_company || null,
    status,
    pieces: fulfillment.line_items.reduce((sum, {quantity}) => sum + quantity, 0),
    estimated_delivery: null,
    events: [
      {status, location: locationOf(status, fulfillment), timestamp: fulfillment.updated_at},
    ],
    created_at: fulfillment.created_at,
    shopify_updated_at: fulfillment.updated_at,
  };
}

export function shipmentOfEvent(event: FulfillmentEvent): ShipmentMessage {
  const status = known(event.status);
  const location = [event.city, event.province ?? event.country].filter(Boolean).join(', ');
  return {
    shopify_fulfillment_id: event.fulfillment_id,
    shopify_order_id: event.order_id,
    tracking_number: null,
    tracking_url: null,
    carrier: null,
    status,
    pieces: null,
    estimated_delivery: event.estimated_delivery_at ?? null,
    events: [{status, location: location || null, timestamp: event.happened_at}],
    created_at: event.happened_at,
    shopify_updated_at: event.happened_at,
  };
}

/** A status of the table; a word that Shopify may add one day counts as nothing known yet. */
function known(status: string | null | undefined): string {
  return status && shipmentStatuses.has(status) ? status : 'pending';
}

/** A parcel starts where it was packed and ends where it was sent; between, nobody has said. */
function locationOf(status: string, {origin_address, destination}: Fulfillment): string | null {
  if (status === 'delivered') return placeName(destination);
  return status === 'in_transit' || status === 'out_for_delivery'
    ? null
    : placeName(origin_address);
}

function placeName(place: Place): string | null {
  return (
    [place?.city, place?.province_code ?? place?.country_code].filter(Boolean).join(', ') || null
  );
}
