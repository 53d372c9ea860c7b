begin;
\ir act_as.psql
select plan(2);
select pg_temp.act_as_service();

insert into guest_wishlists (email, product_id, product_name, is_verified, verification_token, token_expires_at) values
  ('late@example.com', '1', 'x', false, repeat('a', 64), now() - interval '31 days'),
  ('recent@example.com', '1', 'x', false, repeat('b', 64), now() - interval '29 days'),
  ('verified@example.com', '1', 'x', true, null, null);
insert into guest_wishlists (email, product_id, product_name) values ('new@example.com', '1', 'x');
select set_eq(
  $$ select email::text from guest_wishlists $$,
  array['recent@example.com', 'verified@example.com', 'new@example.com'],
  'a guest who never confirmed is forgotten');

insert into newsletter_discount_requests (email, discount_code, verification_token, token_expires_at) values
  ('late@example.com', 'AKN10', repeat('a', 64), now() - interval '31 days'),
  ('recent@example.com', 'AKN10', repeat('b', 64), now() - interval '29 days');
insert into newsletter_discount_requests (email, discount_code) values ('new@example.com', 'AKN10');
select set_eq(
  $$ select email::text from newsletter_discount_requests $$,
  array['recent@example.com', 'new@example.com'], 'and so is a reader');

select * from finish();
rollback;
