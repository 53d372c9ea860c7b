import type {DatabaseSync} from 'node:sqlite';
import type {Cart} from '../cart/cart.ts';
import type {Store} from '../store.ts';
import type {Fulfillment, Order, ShipmentStatus} from './order.ts';
import {orderFrom, quote} from './place.ts';

/** What happens to orders, by the names that the service's webhooks have. */
export type OrderEvent =
  | {topic: 'orders/create' | 'orders/updated' | 'orders/cancelled'; order: Order}
  | {topic: 'fulfillments/create' | 'fulfillments/update'; order: Order; fulfillment: Fulfillment};

export interface Tracking {
  company?: string | null;
  number?: string | null;
  url?: string | null;
}

const FIRST_NUMBER = 1001;

/** The orders of the shop: placed at checkout, sent and cancelled by the house. */
export class Orders {
  private readonly store: Store;
  private readonly database: DatabaseSync;
  private readonly listeners: ((event: OrderEvent) => void)[] = [];

  constructor(store: Store, database: DatabaseSync) {
    this.store = store;
    this.database = database;
  }

  /** Calls back whenever something happens to an order. */
  subscribe(listener: (event: OrderEvent) => void): void {
    this.listeners.push(listener);
  }

  /** All orders, newest first. */
  list(): Order[] {
    return this.database
      .prepare('select document from orders order by number desc')
      .all()
      .map(({document}) => JSON.parse(String(document)) as Order);
  }

  byNumber(number: number): Order | null {
    return this.list().find((order) => order.number === number) ?? null;
  }

  byToken(token: string): Order | null {
    return this.list().find((order) => order.token === token) ?? null;
  }

  /** The order that a cart became. */
  ofCart(cartToken: string): Order | null {
    return this.list().find((order) => order.cartToken === cartToken) ?? null;
  }

  /**
   * Turns a cart into a paid order: takes the pieces from stock, charges gift cards, counts codes
   * and forgets the cart, all of it or nothing. Null where the cart is not ready for it.
   */
  place(cart: Cart, card: Order['card']): Order | null {
    const {discounts, giftCards, stock} = this.store;
    const quoted = quote(this.store, cart);
    const order = orderFrom(this.store, quoted, {number: this.nextNumber(), card});
    if (!order) return null;
    this.database.exec('begin immediate');
    try {
      this.save(order);
      for (const {code, cents} of order.giftCards) giftCards.charge(code, cents);
      for (const {code} of order.discounts) discounts.use(code);
      this.store.carts.remove(cart.token);
      for (const {variantId, quantity} of order.lines) {
        const variant = this.store.variant(variantId);
        if (variant) stock.take(variant, quantity);
      }
      this.database.exec('commit');
    } catch (error) {
      this.database.exec('rollback');
      throw error;
    }
    this.emit({topic: 'orders/create', order});
    return order;
  }

  /** Sends all pieces of an order that has not been sent yet. */
  fulfill(number: number, tracking: Tracking = {}): Fulfillment | null {
    const order = this.byNumber(number);
    if (!order || order.cancelledAt || order.fulfillments.length > 0) return null;
    const now = new Date().toISOString();
    const fulfillment: Fulfillment = {
      number: number * 10 + 1,
      createdAt: now,
      updatedAt: now,
      status: 'success',
      shipmentStatus: null,
      trackingCompany: tracking.company || null,
      trackingNumber: tracking.number || null,
      trackingUrl: tracking.url || null,
    };
    const sent = this.save({...order, fulfillments: [fulfillment]});
    this.emit({topic: 'fulfillments/create', order: sent, fulfillment});
    this.emit({topic: 'orders/updated', order: sent});
    return fulfillment;
  }

  /** Notes where the parcel is, or another tracking number. */
  updateShipment(
    number: number,
    {status, ...tracking}: Tracking & {status?: ShipmentStatus},
  ): Fulfillment | null {
    const order = this.byNumber(number);
    const before = order?.fulfillments[0];
    if (!order || !before) return null;
    const fulfillment: Fulfillment = {
      ...before,
      updatedAt: new Date().toISOString(),
      shipmentStatus: status ?? before.shipmentStatus,
      trackingCompany: tracking.company || before.trackingCompany,
      trackingNumber: tracking.number || before.trackingNumber,
      trackingUrl: tracking.url || before.trackingUrl,
    };
    const updated = this.save({...order, fulfillments: [fulfillment]});
    this.emit({topic: 'fulfillments/update', order: updated, fulfillment});
    return fulfillment;
  }

  /** Cancels an order that has not been sent: everything it took is given back. */
  cancel(number: number): Order | null {
    const order = this.byNumber(number);
    if (!order || order.cancelledAt || order.fulfillments.length > 0) return null;
    const cancelled = this.save({...order, cancelledAt: new Date().toISOString()});
    for (const {variantId, quantity} of order.lines) {
      const variant = this.store.variant(variantId);
      if (variant) this.store.stock.take(variant, -quantity);
    }
    for (const {code, cents} of order.giftCards) this.store.giftCards.charge(code, -cents);
    this.emit({topic: 'orders/cancelled', order: cancelled});
    this.emit({topic: 'orders/updated', order: cancelled});
    return cancelled;
  }

  private nextNumber(): number {
    const row = this.database.prepare('select max(number) as highest from orders').get();
    return row?.highest ? Number(row.highest) + 1 : FIRST_NUMBER;
  }

  private save(order: Order): Order {
    const saved = {...order, updatedAt: new Date().toISOString()};
    this.database
      .prepare(
        `insert into orders values (?, ?, ?)
         on conflict do update set document = excluded.document`,
      )
      .run(saved.number, saved.token, JSON.stringify(saved));
    return saved;
  }

  private emit(event: OrderEvent): void {
    for (const listener of this.listeners) listener(event);
  }
}
