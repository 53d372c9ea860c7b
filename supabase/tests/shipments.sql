begin;
\ir act_as.psql
select plan(12);

insert into orders (user_id, order_number, total_amount, status, shopify_order_id, shopify_updated_at) values
  (pg_temp.owner(), '#1001', 1280, 'shipped', 1, now()), (pg_temp.stranger(), '#1002', 5, 'shipped', 2, now());
insert into shipments (order_id, tracking_number, carrier, status, shopify_order_id, shopify_fulfillment_id, shopify_updated_at)
select id, case shopify_order_id when 1 then '1Z999AA1' else '1Z999BB2' end, 'UPS', 'in_transit', shopify_order_id, shopify_order_id, now() from orders;
insert into shipments (tracking_number, status, shopify_order_id, shopify_fulfillment_id, shopify_updated_at)
values ('1Z999CC3', 'pending', 3, 3, now());

select pg_temp.act_as_owner();
select results_eq(
  $$ select tracking_number, orders.order_number, orders.total_amount from shipments join orders on orders.id = order_id $$,
  $$ values ('1Z999AA1', '#1001', 1280.00) $$, 'a shopper sees the parcels of their own orders');
select is((select count(*) from shipments), 1::bigint, 'without asking for them by owner');
select is((select count(*) from shipments where tracking_number ilike '%1z999%'), 1::bigint, 'and finds no other by its number');
select throws_ok($$ update shipments set status = 'delivered' $$, '42501', null, 'nobody changes a parcel');
select throws_ok($$ delete from shipments $$, '42501', null, 'or removes one');
select throws_ok(
  $$ insert into shipments (shopify_order_id, shopify_fulfillment_id, shopify_updated_at) values (9, 9, now()) $$, '42501', null, 'or invents one');

select pg_temp.act_as_stranger();
select results_eq($$ select tracking_number from shipments $$, array['1Z999BB2'], 'a stranger sees theirs');

select pg_temp.act_as_anonymous();
select throws_ok($$ select * from shipments $$, '42501', null, 'nobody unknown reads');
select throws_ok($$ update shipments set status = 'delivered' $$, '42501', null, 'or changes');
select throws_ok($$ delete from shipments $$, '42501', null, 'or removes');

select pg_temp.act_as_service();
select is((select count(*) from shipments), 3::bigint, 'the service sees every parcel');
select pg_temp.act_as_admin();
delete from auth.users where id = pg_temp.owner();
select set_eq($$ select tracking_number from shipments $$, array['1Z999BB2', '1Z999CC3'], 'parcels go with the account');

select * from finish();
rollback;
