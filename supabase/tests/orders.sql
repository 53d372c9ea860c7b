begin;
\ir act_as.psql
select plan(14);

insert into orders (user_id, order_number, total_amount, status, items, shopify_order_id, shopify_updated_at, created_at) values
  (pg_temp.owner(), '#1001', 1280, 'processing', '[{"name": "Two Peaks Necklace", "image": null, "quantity": 1}]', 1, now(), now() - interval '1 day'),
  (pg_temp.owner(), '#1002', 90, 'pending', '[]', 2, now(), now()),
  (null, '#1003', 90, 'pending', '[]', 3, now(), now());

select pg_temp.act_as_owner();
select results_eq(
  $$ select order_number, total_amount, status, items -> 0 ->> 'name' from orders where user_id = auth.uid() order by created_at desc $$,
  $$ values ('#1002', 90.00, 'pending', null), ('#1001', 1280.00, 'processing', 'Two Peaks Necklace') $$,
  'a shopper reads their orders, newest first, and no other');
select throws_ok(
  $$ insert into orders (order_number, total_amount, status, shopify_order_id, shopify_updated_at) values ('#1', 1, 'pending', 9, now()) $$,
  '42501', null, 'nobody writes an order');
select throws_ok($$ update orders set status = 'delivered' $$, '42501', null, 'or changes one');
select throws_ok($$ delete from orders $$, '42501', null, 'or removes one');

select pg_temp.act_as_stranger();
select is_empty($$ select * from orders $$, 'a stranger sees nothing');
select throws_ok($$ update orders set user_id = auth.uid() $$, '42501', null, 'and takes nothing');
select throws_ok($$ delete from orders $$, '42501', null, 'or removes it');

select pg_temp.act_as_anonymous();
select throws_ok($$ select * from orders $$, '42501', null, 'nobody unknown reads');
select throws_ok(
  $$ insert into orders (order_number, total_amount, status, shopify_order_id, shopify_updated_at) values ('#1', 1, 'pending', 9, now()) $$,
  '42501', null, 'or writes');
select throws_ok($$ update orders set status = 'delivered' $$, '42501', null, 'or changes');
select throws_ok($$ delete from orders $$, '42501', null, 'or removes');

select pg_temp.act_as_service();
select is((select count(*) from orders), 3::bigint, 'the service sees every order');
select throws_ok($$ update orders set status = 'lost' $$, '23514', null, 'an order has one of five statuses');
select pg_temp.act_as_admin();
delete from auth.users where id = pg_temp.owner();
select results_eq($$ select order_number from orders $$, array['#1003'], 'orders go with their account');

select * from finish();
rollback;
