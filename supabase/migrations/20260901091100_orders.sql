-- A mirror of the shop's orders and parcels, written by the webhook function only.

create table public.shopify_customers (
  shopify_customer_id bigint primary key,
  user_id uuid not null references auth.users (id) on delete cascade
);
comment on table public.shopify_customers is
  'Which account a Shopify customer belongs to, learnt from an order with the account''s confirmed address.';
create index shopify_customers_by_account on public.shopify_customers (user_id);
alter table public.shopify_customers enable row level security;
grant select, insert, update, delete on public.shopify_customers to service_role;

create table public.orders (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete cascade,
  order_number text not null,
  total_amount numeric(12, 2) not null check (total_amount >= 0),
  currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
  status text not null
    check (status in ('pending', 'processing', 'shipped', 'delivered', 'cancelled')),
  items jsonb not null default '[]' check (jsonb_typeof(items) = 'array'),
  created_at timestamptz not null default now(),
  shopify_order_id bigint not null unique,
  shopify_customer_id bigint,
  email public.email_address,
  shopify_updated_at timestamptz not null
);
comment on table public.orders is 'Orders placed in the checkout. Without an owner until an account proves to be the buyer''s.';
comment on column public.orders.items is 'What was bought: [{name, image, quantity}].';
comment on column public.orders.shopify_updated_at is 'An older message never overwrites a newer one.';
create index orders_newest_first on public.orders (user_id, created_at desc);
create index orders_waiting_for_account on public.orders (email) where user_id is null;
create index orders_waiting_for_customer on public.orders (shopify_customer_id) where user_id is null;

alter table public.orders enable row level security;
grant select on public.orders to authenticated;
grant select, insert, update, delete on public.orders to service_role;
create policy "Shoppers see their own orders" on public.orders
  for select to authenticated using (user_id = (select auth.uid()));

create table public.shipments (
  id uuid primary key default gen_random_uuid(),
  order_id uuid references public.orders (id) on delete cascade,
  tracking_number text,
  tracking_url text check (tracking_url ~ '^https://'),
  carrier text,
  status text not null default 'pending' check (status in (
    'pending', 'confirmed', 'label_purchased', 'label_printed', 'ready_for_pickup', 'in_transit',
    'out_for_delivery', 'attempted_delivery', 'delivered', 'failure', 'cancelled'
  )),
  pieces integer check (pieces >= 0),
  estimated_delivery timestamptz,
  events jsonb not null default '[]' check (jsonb_typeof(events) = 'array'),
  created_at timestamptz not null default now(),
  shopify_order_id bigint not null,
  shopify_fulfillment_id bigint not null unique,
  shopify_updated_at timestamptz not null
);
comment on table public.shipments is 'Parcels of an order. Without an order while its message is still on the way.';
comment on column public.shipments.status is 'In Shopify''s own words, with pending before and cancelled after.';
comment on column public.shipments.pieces is 'How many pieces are in it, to tell a part of an order from all of it. Null until its own message came.';
comment on column public.shipments.events is 'What happened to it, latest first: [{status, location, timestamp}].';
create index shipments_by_order on public.shipments (order_id);
create index shipments_by_shopify_order on public.shipments (shopify_order_id);
create index shipments_newest_first on public.shipments (created_at desc);

alter table public.shipments enable row level security;
grant select on public.shipments to authenticated;
grant select, insert, update, delete on public.shipments to service_role;
create policy "Shoppers see the parcels of their own orders" on public.shipments
  for select to authenticated using (
    order_id in (select orders.id from public.orders where orders.user_id = (select auth.uid()))
  );
