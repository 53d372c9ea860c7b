import {addressLines, fullName} from '../cart/address.ts';
import {type Order, orderName} from '../orders/order.ts';
import type {Store} from '../store.ts';
import {html} from './html.ts';
import {layout, notice} from './layout.ts';
import {orderSummary} from './summary.ts';

/** The page of a paid order, which the shopper sees after paying. Null tokens have none. */
export function orderPage(store: Store, token: string): {status: number; page: string} {
  const order = store.orders.byToken(token);
  if (!order) {
    return {status: 404, page: notice(store, 'Order not found', 'Please check the link.')};
  }
  const body = html`<h1>Thank you for your order</h1>
    <p>
      Your order number is <strong>${orderName(order)}</strong>. A confirmation would now be on its
      way to ${order.email}.
    </p>
    <dl class="review">
      <div>
        <dt>Status</dt>
        <dd>${statusOf(order)}</dd>
      </div>
      <div>
        <dt>Ship to</dt>
        <dd>
          ${[fullName(order.shippingAddress), ...addressLines(order.shippingAddress)].join(', ')}
        </dd>
      </div>
      <div>
        <dt>Paid with</dt>
        <dd>${paidWith(order)}</dd>
      </div>
    </dl>
    <p><a class="button" href="${store.shopUrl}">Continue shopping</a></p>`;
  const page = layout(store, {
    title: `Order ${orderName(order)}`,
    body,
    aside: orderSummary(store, order),
  });
  return {status: 200, page};
}

export function statusOf({cancelledAt, fulfillments}: Order): string {
  if (cancelledAt) return 'Cancelled';
  const parcel = fulfillments[0];
  if (!parcel) return 'Confirmed';
  const tracking = [parcel.trackingCompany, parcel.trackingNumber].filter(Boolean).join(' ');
  const state = {
    confirmed: 'Label printed',
    in_transit: 'On its way',
    out_for_delivery: 'Out for delivery',
    delivered: 'Delivered',
  }[parcel.shipmentStatus ?? 'in_transit'];
  return tracking ? `${state}: ${tracking}` : state;
}

function paidWith({card, giftCards}: Order): string {
  return [
    ...giftCards.map(({lastCharacters}) => `gift card ending ${lastCharacters}`),
    ...(card ? [`${card.brand} ending ${card.lastDigits}`] : []),
  ].join(' and ');
}
