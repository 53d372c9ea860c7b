create table public.webhook_receipts (
  webhook_id text primary key check (char_length(webhook_id) between 1 and 100),
  topic text not null check (char_length(topic) <= 100),
  received_at timestamptz not null default now()
);
comment on table public.webhook_receipts is
  'Messages already taken in: the same one again changes nothing. Kept a month; Shopify repeats for two days.';
create index webhook_receipts_by_age on public.webhook_receipts (received_at);
alter table public.webhook_receipts enable row level security;
grant select, insert, update, delete on public.webhook_receipts to service_role;

create function private.status_of_order(order_row public.orders, otherwise text) returns text
  language sql stable
  set search_path = ''
  as $$
    with ordered as (
      select coalesce(sum((item ->> 'quantity')::integer), 0) as pieces
      from jsonb_array_elements(order_row.items) as item
    ),
    sent as (
      select
        coalesce(sum(pieces), 0) as pieces,
        coalesce(sum(pieces) filter (where status = 'delivered'), 0) as delivered
      from public.shipments
      where order_id = order_row.id and status <> 'cancelled'
    )
    select case
      when otherwise = 'cancelled' then 'cancelled'
      when sent.pieces = 0 then otherwise
      when sent.delivered >= ordered.pieces then 'delivered'
      when sent.pieces >= ordered.pieces then 'shipped'
      else 'processing'
    end
    from ordered, sent
  $$;
comment on function private.status_of_order is
  'What the parcels say of an order; when there are none, what the order itself says.';

create function private.record_order(message jsonb) returns void
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
      user_id, order_number, total_amount, currency, status, items, created_at,
      shopify_order_id, shopify_customer_id, email, shopify_updated_at
    ) values (
      owner, incoming.order_number, incoming.total_amount, incoming.currency, incoming.status,
      incoming.items, incoming.created_at, incoming.shopify_order_id,
      incoming.shopify_customer_id, incoming.email, incoming.shopify_updated_at
    )
    on conflict (shopify_order_id) do update set
      user_id = coalesce(orders.user_id, excluded.user_id),
      order_number = excluded.order_number,
      total_amount = excluded.total_amount,
      currency = excluded.currency,
      status = excluded.status,
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
    update public.orders set status = private.status_of_order(recorded, recorded.status)
    where id = recorded.id;
    if recorded.user_id is not null and recorded.shopify_customer_id is not null then
      insert into public.shopify_customers (shopify_customer_id, user_id)
      values (recorded.shopify_customer_id, recorded.user_id)
      on conflict do nothing;
    end if;
  end
  $$;

create function private.gathered_events(events jsonb) returns jsonb
  language sql immutable
  set search_path = ''
  as $$
    select coalesce(jsonb_agg(event order by event ->> 'timestamp' desc), '[]')
    from (
      select event, lag(event ->> 'status') over (order by event ->> 'timestamp') as before
      from jsonb_array_elements(events) as event
    ) as told
    where event ->> 'status' is distinct from before
  $$;
comment on function private.gathered_events is 'Latest first, without what only repeats the step before.';

create function private.record_shipment(message jsonb) returns void
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
      update public.orders set status = private.status_of_order(
        parent,
        case when parent.status in ('shipped', 'delivered') then 'processing' else parent.status end
      )
      where id = parent.id;
    end if;
  end
  $$;

create function public.record_shopify_message(
  webhook_id text, topic text, order_message jsonb default null, shipment_messages jsonb default '[]'
)
  returns boolean
  language plpgsql security definer
  set search_path = ''
  as $$
  begin
    insert into public.webhook_receipts (webhook_id, topic)
    values (record_shopify_message.webhook_id, record_shopify_message.topic)
    on conflict on constraint webhook_receipts_pkey do nothing;
    if not found then
      return false;
    end if;
    if order_message is not null then
      perform private.record_order(order_message);
    end if;
    perform private.record_shipment(message) from jsonb_array_elements(shipment_messages) as message;
    delete from public.webhook_receipts where received_at < now() - interval '30 days';
    return true;
  end
  $$;
comment on function public.record_shopify_message is
  'Takes in one message, all or nothing. False when the same message was taken in before.';
grant execute on function public.record_shopify_message to service_role;
