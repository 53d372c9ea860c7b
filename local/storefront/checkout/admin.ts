import type {IncomingMessage, ServerResponse} from 'node:http';
import {readBody, redirect, sendHtml} from '../http.ts';
import {displayed} from '../money.ts';
import {type Order, orderName, type ShipmentStatus} from '../orders/order.ts';
import type {Store} from '../store.ts';
import {type Html, html} from './html.ts';
import {layout} from './layout.ts';
import {statusOf} from './order-page.ts';

const STATUSES: Record<ShipmentStatus, string> = {
  confirmed: 'Label printed',
  in_transit: 'On its way',
  out_for_delivery: 'Out for delivery',
  delivered: 'Delivered',
};

/** The back office of the stand-in: orders are sent and cancelled here, as in Shopify's admin. */
export async function admin(
  store: Store,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'POST') {
    sendHtml(response, 200, ordersPage(store));
    return;
  }
  const form = new URLSearchParams((await readBody(request)) ?? '');
  const number = Number(form.get('order'));
  const tracking = {
    company: form.get('company'),
    number: form.get('number'),
    url: form.get('url'),
  };
  const status = form.get('status');
  if (form.get('intent') === 'cancel') store.orders.cancel(number);
  else if (form.get('intent') === 'fulfill') store.orders.fulfill(number, tracking);
  else if (isStatus(status)) store.orders.updateShipment(number, {...tracking, status});
  redirect(response, '/admin');
}

function isStatus(value: string | null): value is ShipmentStatus {
  return value !== null && value in STATUSES;
}

function ordersPage(store: Store): string {
  const orders = store.orders.list();
  const body = html`<h1>Orders</h1>
    ${orders.length === 0 ? html`<p>No order has been placed yet.</p>` : table(store, orders)}`;
  return layout(store, {title: 'Orders', body});
}

function table(store: Store, orders: readonly Order[]): Html {
  return html`<table class="orders">
    <thead>
      <tr>
        <th scope="col">Order</th>
        <th scope="col">Customer</th>
        <th scope="col">Total</th>
        <th scope="col">Status</th>
        <th scope="col">Next</th>
      </tr>
    </thead>
    <tbody>
      ${orders.map(
        (order) =>
          html`<tr>
            <td><a href="${store.origin}/orders/${order.token}">${orderName(order)}</a></td>
            <td>${order.email}</td>
            <td>${displayed(order.total)}</td>
            <td>${statusOf(order)}</td>
            <td>${actions(order)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function actions(order: Order): Html {
  if (order.cancelledAt) return html`—`;
  const hidden = (intent: string) =>
    html`<input type="hidden" name="order" value="${order.number}" /><input
        type="hidden"
        name="intent"
        value="${intent}"
      />`;
  if (order.fulfillments.length > 0) {
    return html`<form method="post" action="/admin">
      ${hidden('track')}
      <label for="status-${order.number}">Shipment of ${orderName(order)}</label>
      <select id="status-${order.number}" name="status">
        ${Object.entries(STATUSES).map(
          ([value, label]) => html`<option value="${value}">${label}</option>`,
        )}
      </select>
      <button>Update</button>
    </form>`;
  }
  return html`<form method="post" action="/admin">
      ${hidden('fulfill')}
      <label for="company-${order.number}">Carrier of ${orderName(order)}</label>
      <input id="company-${order.number}" name="company" value="FedEx" />
      <label for="number-${order.number}">Tracking number of ${orderName(order)}</label>
      <input id="number-${order.number}" name="number" />
      <button>Fulfil</button>
    </form>
    <form method="post" action="/admin">
      ${hidden('cancel')}
      <button class="quiet">Cancel order</button>
    </form>`;
}
