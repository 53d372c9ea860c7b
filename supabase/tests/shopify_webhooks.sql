-- Messages come twice, late, and in any order.
begin;
\ir act_as.psql
select plan(40);

select pg_temp.is_closed('webhook_receipts');
select pg_temp.is_closed('shopify_customers');
select pg_temp.act_as_anonymous();
select throws_ok(
  $$ select record_shopify_message('w', 'orders/create') $$, '42501', null, 'only the service records');

select pg_temp.act_as_service();
create function pg_temp.order_message(id bigint, changes jsonb default '{}') returns jsonb language sql as $$
  select jsonb_build_object(
    'shopify_order_id', id, 'order_number', '#' || id, 'total_amount', '1280.00', 'currency', 'USD',
    'status', 'processing', 'items', '[{"name": "Two Peaks Necklace", "image": null, "quantity": 2}]'::jsonb,
    'created_at', '2026-09-01T10:00:00Z', 'shopify_customer_id', 77, 'email', 'owner@example.com',
    'shopify_updated_at', '2026-09-01T10:00:00Z'
  ) || changes
$$;
create function pg_temp.shipment_message(id bigint, changes jsonb default '{}') returns jsonb language sql as $$
  select jsonb_build_array(jsonb_build_object(
    'shopify_fulfillment_id', id, 'shopify_order_id', 1001, 'tracking_number', '1Z999AA1', 'carrier', 'UPS',
    'tracking_url', 'https://ups.example/1Z999AA1', 'status', 'confirmed', 'pieces', 2,
    'created_at', '2026-09-02T10:00:00Z', 'shopify_updated_at', '2026-09-02T10:00:00Z',
    'events', '[{"status": "confirmed", "location": "Los Angeles", "timestamp": "2026-09-02T10:00:00.000Z"}]'::jsonb
  ) || changes)
$$;

select is(record_shopify_message('w1', 'orders/create', pg_temp.order_message(1001)), true, 'an order is recorded');
select is(record_shopify_message('w1', 'orders/create', pg_temp.order_message(1001, '{"status": "cancelled"}')), false, 'the same message again is not');
select results_eq(
  $$ select user_id, order_number, total_amount, status from orders $$,
  $$ values (pg_temp.owner(), '#1001', 1280.00, 'processing') $$, 'it belongs to the account of its address');
select results_eq(
  $$ select shopify_customer_id, user_id from shopify_customers $$,
  $$ values (77::bigint, pg_temp.owner()) $$, 'whose customer is known from now on');

select is(record_shopify_message('w2', 'orders/updated', pg_temp.order_message(1001,
  '{"status": "pending", "shopify_updated_at": "2026-08-31T10:00:00Z"}')), true, 'an older message is taken in');
select is((select status from orders), 'processing', 'and changes nothing');

select record_shopify_message('w3', 'fulfillments/create', null, pg_temp.shipment_message(5001));
select is((select status from orders), 'shipped', 'a parcel with all pieces ships the order');
select record_shopify_message('w4', 'fulfillments/update', null, pg_temp.shipment_message(5001, '{
  "status": "delivered", "shopify_updated_at": "2026-09-04T10:00:00Z", "tracking_number": null,
  "events": [{"status": "delivered", "location": "Pasadena", "timestamp": "2026-09-04T10:00:00.000Z"}]}'));
select is((select status from orders), 'delivered', 'its arrival delivers it');
select record_shopify_message('w5', 'fulfillments/update', null, pg_temp.shipment_message(5001, '{
  "status": "in_transit", "shopify_updated_at": "2026-09-03T10:00:00Z", "estimated_delivery": "2026-09-04T20:00:00Z",
  "events": [{"status": "in_transit", "location": null, "timestamp": "2026-09-03T10:00:00.000Z"}]}'));
select results_eq(
  $$ select status, tracking_number, estimated_delivery, shopify_updated_at from shipments $$,
  $$ values ('delivered', '1Z999AA1', '2026-09-04T20:00:00Z'::timestamptz, '2026-09-04T10:00:00Z'::timestamptz) $$,
  'a late message takes nothing back but still tells what was missing');
select results_eq(
  $$ select jsonb_path_query_array(events, '$[*].status') from shipments $$,
  $$ values ('["delivered", "in_transit", "confirmed"]'::jsonb) $$, 'events are in the order they happened, latest first');
select record_shopify_message('w6', 'fulfillments/update', null, pg_temp.shipment_message(5001, '{
  "status": "delivered", "shopify_updated_at": "2026-09-04T11:00:00Z",
  "events": [{"status": "delivered", "location": "Pasadena", "timestamp": "2026-09-04T11:00:00.000Z"}]}'));
select is((select jsonb_array_length(events) from shipments), 3, 'what was told before is not told again');
select record_shopify_message('w7', 'orders/updated', pg_temp.order_message(1001, '{"shopify_updated_at": "2026-09-05T10:00:00Z"}'));
select is((select status from orders), 'delivered', 'a later change of the order keeps what its parcels say');
select record_shopify_message('w8', 'orders/cancelled', pg_temp.order_message(1001, '{"status": "cancelled", "shopify_updated_at": "2026-09-06T10:00:00Z"}'));
select is((select status from orders), 'cancelled', 'unless it is cancelled');

-- A parcel whose order is still on the way.
select record_shopify_message('w9', 'fulfillments/create', null, pg_temp.shipment_message(5002, '{"shopify_order_id": 1002, "pieces": 1}'));
select is((select order_id from shipments where shopify_fulfillment_id = 5002), null, 'a parcel may come first');
select record_shopify_message('w10', 'orders/create', pg_temp.order_message(1002, '{"email": "other@example.com"}'));
select results_eq(
  $$ select orders.user_id, orders.status, shipments.tracking_number from orders join shipments on order_id = orders.id where shopify_fulfillment_id = 5002 $$,
  $$ values (pg_temp.owner(), 'processing', '1Z999AA1') $$,
  'and finds its order, which finds its account by the customer; half of it is not yet shipped');
select record_shopify_message('w11', 'fulfillments/update', null, pg_temp.shipment_message(5002,
  '{"shopify_order_id": 1002, "status": "cancelled", "pieces": 1, "shopify_updated_at": "2026-09-09T10:00:00Z"}'));
select is((select status from orders where shopify_order_id = 1002), 'processing', 'a cancelled parcel ships nothing');

-- An order that nobody has paid yet.
select record_shopify_message('w14', 'orders/create', pg_temp.order_message(1006, '{"status": "pending"}'),
  pg_temp.shipment_message(5006, '{"shopify_order_id": 1006, "pieces": 1}'));
select is((select status from orders where shopify_order_id = 1006), 'processing', 'a first parcel takes an order up');
select record_shopify_message('w15', 'fulfillments/update', null, pg_temp.shipment_message(5006,
  '{"shopify_order_id": 1006, "status": "cancelled", "pieces": 1, "shopify_updated_at": "2026-09-09T10:00:00Z"}'));
select is((select status from orders where shopify_order_id = 1006), 'pending', 'and leaves it unpaid when it is cancelled');

-- An order whose pieces were all paid back while they were on their way.
select record_shopify_message('w20', 'orders/create', pg_temp.order_message(1005, '{"items": []}'),
  pg_temp.shipment_message(5005, '{"shopify_order_id": 1005, "status": "in_transit"}'));
select is((select status from orders where shopify_order_id = 1005), 'shipped', 'what is on its way is not delivered');
select record_shopify_message('w21', 'fulfillments/update', null, pg_temp.shipment_message(5005,
  '{"shopify_order_id": 1005, "status": "delivered", "shopify_updated_at": "2026-09-09T10:00:00Z"}'));
select is((select status from orders where shopify_order_id = 1005), 'delivered', 'before it has arrived');

-- A buyer without an account.
select record_shopify_message('w12', 'orders/create', pg_temp.order_message(1003, '{"email": "guest@example.com", "shopify_customer_id": 88}'));
select is((select user_id from orders where shopify_order_id = 1003), null, 'an order may wait for an account');
select throws_ok(
  $$ select record_shopify_message('w13', 'orders/create', pg_temp.order_message(1004, '{"status": "odd"}')) $$,
  '23514', null, 'a message that cannot be recorded');
select is_empty($$ select * from webhook_receipts where webhook_id = 'w13' $$, 'leaves no receipt, so it may be sent again');

select * from finish();
rollback;
