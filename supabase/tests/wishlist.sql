begin;
\ir act_as.psql
select plan(17);

select pg_temp.act_as_owner();
select lives_ok(
  $$ insert into wishlist (user_id, product_id, product_name, product_price, product_image, product_category, shopify_product_id)
     values (auth.uid(), '101', 'Two Peaks Necklace', 1280.50, 'https://cdn.example/a.webp', 'necklaces', 'gid://shopify/Product/101') $$,
  'a shopper keeps a piece');
select throws_ok(
  $$ insert into wishlist (user_id, product_id, product_name) values (auth.uid(), '101', 'Again') $$,
  '23505', null, 'a piece is kept once');
select lives_ok(
  $$ insert into wishlist (user_id, product_id, product_name)
     values (auth.uid(), '101', 'Again'), (auth.uid(), '102', 'Arev Signet Ring')
     on conflict (user_id, product_id) do nothing $$,
  'many at once are merged without losing any');
select results_eq(
  $$ select product_id from wishlist where user_id = auth.uid() order by product_id $$,
  array['101', '102'], 'and read back');
select throws_ok(
  $$ update wishlist set product_price = 1 $$, '42501', null, 'a kept piece is not rewritten');
select throws_ok(
  $$ insert into wishlist (user_id, product_id, product_name) values (pg_temp.stranger(), '1', 'Gift') $$,
  '42501', null, 'nobody fills the wishlist of another');
select throws_ok(
  $$ insert into wishlist (user_id, product_id, product_name, created_at) values (auth.uid(), '9', 'Old', '2001-01-01') $$,
  '42501', null, 'the database keeps the time');
select throws_ok(
  $$ insert into wishlist (user_id, product_id, product_name) values (auth.uid(), '', 'Nothing') $$,
  '23514', null, 'a piece has an id');
select throws_ok(
  $$ insert into wishlist (user_id, product_id, product_name, product_price) values (auth.uid(), '7', 'Debt', -1) $$,
  '23514', null, 'a price is not negative');

select pg_temp.act_as_stranger();
select is_empty($$ select * from wishlist $$, 'a stranger sees nothing');
select is(pg_temp.touched($$ delete from wishlist $$), 0::bigint, 'and removes nothing');

select pg_temp.act_as_anonymous();
select throws_ok($$ select * from wishlist $$, '42501', null, 'nobody unknown reads');
select throws_ok(
  $$ insert into wishlist (user_id, product_id, product_name) values (pg_temp.owner(), '1', 'x') $$,
  '42501', null, 'or writes');
select throws_ok($$ delete from wishlist $$, '42501', null, 'or removes');

select pg_temp.act_as_service();
select is((select count(*) from wishlist), 2::bigint, 'the service reads every wishlist');

select pg_temp.act_as_owner();
select is(
  pg_temp.touched($$ delete from wishlist where user_id = auth.uid() and product_id = '101' $$),
  1::bigint, 'a shopper removes a piece');
select pg_temp.act_as_admin();
delete from auth.users where id = pg_temp.owner();
select is_empty($$ select * from wishlist $$, 'a wishlist goes with its account');

select * from finish();
rollback;
