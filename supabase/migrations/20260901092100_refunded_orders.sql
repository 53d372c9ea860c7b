-- What is paid back leaves an order's items. Where all of it was, none was left to be delivered, and an
-- order counted as delivered while its parcel was still on the way.

create or replace function private.status_of_order(order_row public.orders, otherwise text) returns text
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
      when sent.delivered >= greatest(ordered.pieces, 1) then 'delivered'
      when sent.pieces >= ordered.pieces then 'shipped'
      else 'processing'
    end
    from ordered, sent
  $$;
