import * as v from 'valibot';
import {serviceClient, type ServiceClient} from '../_shared/clients.ts';
import {endpoint, HttpError, json, readBytes} from '../_shared/http.ts';
import {isSigned} from '../_shared/secrets.ts';
import {setting} from '../_shared/settings.ts';
import {findImages} from '../_shared/storefront.ts';
import {
  type OrderMessage,
  orderMessage,
  shipmentOfEvent,
  shipmentOfFulfillment,
  type ShipmentMessage,
  variantsOf,
} from './logic.ts';
import {fulfillment, fulfillmentEvent, order, variantInStock} from './payloads.ts';
import {mailStockNotices} from './stock-notices.ts';

/** Takes in Shopify's messages. Whatever is not taken in is answered so that Shopify repeats it. */
async function handle(request: Request): Promise<Response> {
  const body = await readBytes(request, 2 * 1024 * 1024);
  const signature = request.headers.get('x-shopify-hmac-sha256') ?? '';
  if (!(await isSigned(body, signature, setting('SHOPIFY_WEBHOOK_SECRET')))) {
    throw new HttpError(401, 'The signature is wrong.');
  }
  const topic = request.headers.get('x-shopify-topic') ?? '';
  const webhookId = request.headers.get('x-shopify-webhook-id') ?? '';
  if (!webhookId || webhookId.length > 100) throw new HttpError(400, 'The webhook has no id.');

  const service = serviceClient();
  const payload: unknown = JSON.parse(new TextDecoder().decode(body));
  switch (topic) {
    case 'orders/create':
    case 'orders/updated':
    case 'orders/cancelled': {
      const told = read(order, payload);
      const images = await findImages(variantsOf(told)).catch((reason: unknown) => {
        console.error('shopify-webhooks: recorded without pictures', reason);
        return new Map<string, string>();
      });
      const parcels = told.fulfillments.map(shipmentOfFulfillment);
      return await record(service, {webhookId, topic}, orderMessage(told, images), parcels);
    }
    case 'fulfillments/create':
    case 'fulfillments/update': {
      const parcel = shipmentOfFulfillment(read(fulfillment, payload));
      return await record(service, {webhookId, topic}, null, [parcel]);
    }
    case 'fulfillment_events/create': {
      const parcel = shipmentOfEvent(read(fulfillmentEvent, payload));
      return await record(service, {webhookId, topic}, null, [parcel]);
    }
    case 'variants/in_stock':
      await mailStockNotices(service, read(variantInStock, payload).id);
      return json({recorded: true});
    default:
      return json({recorded: false});
  }
}

function read<Schema extends v.GenericSchema>(schema: Schema, payload: unknown) {
  const parsed = v.safeParse(schema, payload);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new HttpError(400, `${v.getDotPath(issue) ?? 'The body'}: ${issue.message}`);
}

async function record(
  service: ServiceClient,
  {webhookId, topic}: {webhookId: string; topic: string},
  order: OrderMessage | null,
  shipments: ShipmentMessage[],
): Promise<Response> {
  const {data: recorded, error} = await service.rpc('record_shopify_message', {
    webhook_id: webhookId,
    topic,
    order_message: order && {...order},
    shipment_messages: shipments.map((shipment) => ({...shipment})),
  });
  if (error) throw error;
  return json({recorded});
}

Deno.serve(endpoint({methods: ['POST'], failure: 'Not recorded.', handle}));
