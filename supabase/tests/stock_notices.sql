begin;
\ir act_as.psql
select plan(10);

select pg_temp.is_closed('stock_notices');
select pg_temp.act_as_service();
insert into stock_notices (email, variant_id, product_name, product_path) values ('a@example.com', 1, 'Arev Signet Ring', '/rings/arev-signet-ring');
select throws_ok(
  $$ insert into stock_notices (email, variant_id, product_name, product_path) values ('a@example.com', 1, 'x', '/x') $$,
  '23505', null, 'one notice per piece and address');
select throws_ok(
  $$ insert into stock_notices (email, variant_id, product_name, product_path) values ('b@example.com', 1, 'x', '//evil.example') $$,
  '23514', null, 'a path of this shop');

select * from finish();
rollback;
