-- When a parcel is cancelled, an order is again what it says of itself. That was not kept: an order that
-- nobody had paid counted as processing from its first parcel on, whatever became of the parcel.

alter table public.orders
  add column own_status text not null default 'processing'
    check (own_status in ('pending', 'processing', 'cancelled'));
comment on column public.orders.own_status is
  'What the order says of itself; its status is that, or what its parcels say.';
update public.orders set own_status = status where status in ('pending', 'cancelled');

create or replace function private.record_order(message jsonb) returns void
  language plpgsql
  set search_path = ''
  as $$
  declare
    incoming public.orders := jsonb_populate_record(null::public.orders, message);
    recorded public.orders;
    owner uuid := coalesce(
      (select user_id from public.shopify_customers
       where shopify_customer_id = incoming.shopify_customer_id),
      private.account_of(incoming.email)
    );
  begin
    insert into public.orders as orders (
      user_id, order_number, total_amount, currency, status, own_status, items, created_at,
      shopify_order_id, shopify_customer_id, email, shopify_updated_at
    ) values (
      owner, incoming.order_number, incoming.total_amount, incoming.currency, incoming.status,
      incoming.status, incoming.items, incoming.created_at, incoming.shopify_order_id,
      incoming.shopify_customer_id, incoming.email, incoming.shopify_updated_at
    )
    on conflict (shopify_order_id) do update set
      user_id = coalesce(orders.user_id, excluded.user_id),
      order_number = excluded.order_number,
      total_amount = excluded.total_amount,
      currency = excluded.currency,
      status = excluded.status,
      own_status = excluded.own_status,
      items = excluded.items,
      shopify_customer_id = coalesce(excluded.shopify_customer_id, orders.shopify_customer_id),
      email = coalesce(excluded.email, orders.email),
      shopify_updated_at = excluded.shopify_updated_at
    where orders.shopify_updated_at <= excluded.shopify_updated_at
    returning * into recorded;
    if not found then
      return; -- an older message than the one already recorded
    end if;

    update public.shipments set order_id = recorded.id
    where shopify_order_id = recorded.shopify_order_id and order_id is null;
    update public.orders set status = private.status_of_order(recorded, recorded.own_status)
    where id = recorded.id;
    if recorded.user_id is not null and recorded.shopify_customer_id is not null then
      insert into public.shopify_customers (shopify_customer_id, user_id)
      values (recorded.shopify_customer_id, recorded.user_id)
      on conflict do nothing;
    end if;
  end
  $$;

create or replace function private.record_shipment(message jsonb) returns void
  language plpgsql
  set search_path = ''
  as $$
  declare
    incoming public.shipments := jsonb_populate_record(null::public.shipments, message);
    known public.shipments;
    newer public.shipments;
    older public.shipments;
    parent public.orders;
  begin
    select * into parent from public.orders where shopify_order_id = incoming.shopify_order_id;

    insert into public.shipments (
      order_id, tracking_number, tracking_url, carrier, status, pieces, estimated_delivery, events,
      created_at, shopify_order_id, shopify_fulfillment_id, shopify_updated_at
    ) values (
      parent.id, incoming.tracking_number, incoming.tracking_url, incoming.carrier, incoming.status,
      incoming.pieces, incoming.estimated_delivery, incoming.events,
      incoming.created_at, incoming.shopify_order_id, incoming.shopify_fulfillment_id,
      incoming.shopify_updated_at
    )
    on conflict (shopify_fulfillment_id) do nothing;

    if not found then
      select * into known from public.shipments
      where shopify_fulfillment_id = incoming.shopify_fulfillment_id for update;
      -- The newest message is right; an older one still fills what it left open.
      if incoming.shopify_updated_at >= known.shopify_updated_at then
        newer := incoming; older := known;
      else
        newer := known; older := incoming;
      end if;
      update public.shipments set
        tracking_number = coalesce(newer.tracking_number, older.tracking_number),
        tracking_url = coalesce(newer.tracking_url, older.tracking_url),
        carrier = coalesce(newer.carrier, older.carrier),
        status = newer.status,
        pieces = coalesce(newer.pieces, older.pieces),
        estimated_delivery = coalesce(newer.estimated_delivery, older.estimated_delivery),
        events = private.gathered_events(known.events || incoming.events),
        shopify_updated_at = newer.shopify_updated_at
      where id = known.id;
    end if;

    if parent.id is not null then
      update public.orders set status = private.status_of_order(parent, parent.own_status)
      where id = parent.id;
    end if;
  end
  $$;
