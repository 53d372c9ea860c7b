import * as v from 'valibot';

/** The parts of Shopify's webhook bodies that are used; whatever else they have is let be. */

const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const time = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform((text) => new Date(text).toISOString()),
);
const text = v.nullish(v.string());
const place = v.nullish(v.object({city: text, province_code: text, country_code: text}));

const lineItem = v.object({
  variant_id: v.nullish(id),
  title: v.string(),
  variant_title: text,
  quantity: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** What is left after edits and refunds. */
  current_quantity: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
});

export const fulfillment = v.object({
  id,
  order_id: id,
  status: v.string(),
  shipment_status: text,
  tracking_company: text,
  tracking_number: text,
  tracking_url: text,
  created_at: time,
  updated_at: time,
  origin_address: place,
  destination: place,
  line_items: v.optional(v.array(v.object({quantity: v.number()})), []),
});

export const order = v.object({
  id,
  name: v.string(),
  email: text,
  contact_email: text,
  customer: v.nullish(v.object({id})),
  total_price: v.string(),
  currency: v.string(),
  financial_status: text,
  cancelled_at: v.nullish(v.string()),
  created_at: time,
  updated_at: time,
  line_items: v.array(lineItem),
  fulfillments: v.optional(v.array(fulfillment), []),
});

/** A step of a parcel as the carrier tells it. */
export const fulfillmentEvent = v.object({
  fulfillment_id: id,
  order_id: id,
  status: v.string(),
  happened_at: time,
  estimated_delivery_at: v.nullish(time),
  city: text,
  province: text,
  country: text,
});

export const variantInStock = v.object({id, product_id: id});

export type Order = v.InferOutput<typeof order>;
export type Fulfillment = v.InferOutput<typeof fulfillment>;
export type FulfillmentEvent = v.InferOutput<typeof fulfillmentEvent>;
export type Place = v.InferOutput<typeof place>;
