begin;
\ir act_as.psql
select plan(23);

insert into guest_wishlists (email, product_id, product_name, product_price, is_verified) values
  ('owner@example.com', '101', 'Two Peaks Necklace', 1280, true),
  ('owner@example.com', '102', 'Arev Signet Ring', 480, true),
  ('owner@example.com', '103', 'Never verified', null, false),
  ('stranger@example.com', '104', 'Of another', null, true);
insert into wishlist (user_id, product_id, product_name) values (pg_temp.owner(), '102', 'Arev Signet Ring, kept before');
insert into orders (email, order_number, total_amount, status, shopify_order_id, shopify_customer_id, shopify_updated_at) values
  ('owner@example.com', '#1', 10, 'pending', 1, 77, now()),
  ('old@example.com', '#2', 20, 'pending', 2, 77, now()),
  ('stranger@example.com', '#3', 30, 'pending', 3, 88, now());
insert into newsletter_subscriptions (email, subscription_source) values ('owner@example.com', 'newsletter_discount_verification');
insert into newsletter_discount_requests (email, discount_code, verification_token, token_expires_at)
  values ('owner@example.com', 'WELCOME10', encode(sha256('x'), 'hex'), now());
insert into contact_inquiries (first_name, last_name, email, message) values ('A', 'B', 'owner@example.com', 'Hello');
insert into stock_notices (email, variant_id, product_name, product_path) values ('owner@example.com', 1, 'x', '/x');
insert into try_on_consents (user_id, version) values (pg_temp.owner(), '2026-09');
insert into storage.objects (bucket_id, name) values
  ('try-on-uploads', pg_temp.owner() || '/a.jpg'), ('try-on-uploads', pg_temp.stranger() || '/b.jpg');

select pg_temp.act_as_anonymous();
select throws_ok($$ select claim_my_records() $$, '42501', null, 'nobody unknown claims');
select throws_ok($$ select export_my_data() $$, '42501', null, 'or exports');
select throws_ok($$ select erase_personal_data(pg_temp.owner()) $$, '42501', null, 'or erases');

select pg_temp.act_as_admin();
update auth.users set email_confirmed_at = null where id = pg_temp.owner();
select pg_temp.act_as_owner();
select results_eq($$ select * from claim_my_records() $$, $$ values (0, 0) $$, 'nothing is claimed by an address not proven');
select is((select count(*) from wishlist), 1::bigint, 'nothing moved');

select pg_temp.act_as_admin();
update auth.users set email_confirmed_at = now() where id = pg_temp.owner();
select pg_temp.act_as_owner();
select results_eq($$ select * from claim_my_records() $$, $$ values (1, 2) $$, 'once proven, what is of that address comes over');
select results_eq(
  $$ select product_id, product_name from wishlist order by product_id $$,
  $$ values ('101', 'Two Peaks Necklace'), ('102', 'Arev Signet Ring, kept before') $$,
  'verified pieces join the wishlist; what was there stays');
select set_eq($$ select order_number from orders $$, array['#1', '#2'], 'orders by address, and by the customer known from them');
select is((select email::text from newsletter_subscriptions), 'owner@example.com', 'the subscription too');
select results_eq($$ select * from claim_my_records() $$, $$ values (0, 0) $$, 'claiming again is harmless');
select pg_temp.act_as_service();
select set_eq($$ select product_id from guest_wishlists $$, array['103', '104'], 'moved pieces are not kept twice');

select pg_temp.act_as_owner();
create temporary table export as select export_my_data() as data;
select is((select data -> 'account' ->> 'email' from export), 'owner@example.com', 'the export is of the caller');
select set_eq(
  $$ select key from export, jsonb_each(data)
     where case jsonb_typeof(value) when 'array' then jsonb_array_length(value) > 0 else false end $$,
  array['wishlist', 'orders', 'try_on_consents', 'files', 'newsletter_subscriptions',
    'newsletter_discount_requests', 'guest_wishlists', 'contact_inquiries', 'stock_notices'],
  'and has all that is kept');
select is((select data -> 'files' from export), to_jsonb(array[pg_temp.owner() || '/a.jpg']), 'their files only');
select ok((select data::text not like '%stranger%' and data::text not like '%verification_token%' from export), 'nobody else''s, and no token');
select throws_ok($$ select erase_personal_data(auth.uid()) $$, '42501', null, 'erasing is left to the function');
select pg_temp.act_as_stranger();
select ok((select export_my_data()::text not like '%owner@example.com%'), 'a stranger exports nothing of it');

-- Every table that knows a person by account or address must be empty of them afterwards.
select pg_temp.act_as_service();
select lives_ok($$ select erase_personal_data(pg_temp.owner()) $$, 'the service erases what is kept by address');
select pg_temp.act_as_admin();
delete from auth.users where id = pg_temp.owner();
create function pg_temp.rows_of(person uuid, address text) returns table (table_name text, rows bigint) language plpgsql as $$
  declare place record;
  begin
    for place in
      select attrelid::regclass as relation, attname as column_name, format_type(atttypid, null) = 'uuid' as by_account
      from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace and relkind = 'r' and attname in ('user_id', 'email')
    loop
      table_name := place.relation::text;
      execute format('select count(*) from %s where %I = %L', place.relation, place.column_name,
        case when place.by_account then person::text else address end) into rows;
      if rows > 0 then return next; end if;
    end loop;
  end
  $$;
select is_empty($$ select * from pg_temp.rows_of(pg_temp.owner(), 'owner@example.com') $$, 'nothing of the person is left in any table');
select isnt_empty($$ select * from pg_temp.rows_of(pg_temp.stranger(), 'stranger@example.com') $$, 'others keep theirs');
select is_empty($$ select * from orders where shopify_order_id in (1, 2) $$, 'their orders are gone');
select is((select count(*) from orders), 1::bigint, 'one order of another stays');
select is((select count(*) from contact_inquiries), 0::bigint, 'their letters are gone');

select * from finish();
rollback;
