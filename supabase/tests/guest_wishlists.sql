begin;
\ir act_as.psql
select plan(19);

select pg_temp.is_closed('guest_wishlists');

select pg_temp.act_as_service();
select lives_ok(
  $$ insert into guest_wishlists (email, product_id, product_name, product_image, product_price, verification_token, token_expires_at)
     values
       ('guest@example.com', '101', 'Two Peaks Necklace', 'https://cdn.example/a.webp', 1280, encode(sha256('fresh'), 'hex'), now() + interval '1 day'),
       ('guest@example.com', '102', 'Arev Signet Ring', null, null, encode(sha256('late'), 'hex'), now() - interval '1 second') $$,
  'the service keeps pieces of a guest');
select throws_ok(
  $$ insert into guest_wishlists (email, product_id, product_name) values ('guest@example.com', '101', 'Again') $$,
  '23505', null, 'a piece once per address');
select throws_ok(
  $$ insert into guest_wishlists (email, product_id, product_name) values ('Guest@Example.com', '1', 'x') $$,
  '23514', null, 'addresses are kept in lower case');
select throws_ok(
  $$ update guest_wishlists set verification_token = 'in clear' where product_id = '101' $$,
  '23514', null, 'a token is never kept in clear');

select pg_temp.act_as_anonymous();
select is_empty(
  $$ select * from verify_guest_wishlist_with_token('unknown') $$, 'an unknown token finds nothing');
select is_empty(
  $$ select * from verify_guest_wishlist_with_token('late') $$, 'an expired token finds nothing');
select is_empty($$ select * from verify_guest_wishlist_with_token(null) $$, 'no token finds nothing');
select is_empty(
  $$ select * from verify_guest_wishlist_with_token(encode(sha256('fresh'), 'hex')) $$,
  'what is kept at rest is not the token');
select results_eq(
  $$ select * from verify_guest_wishlist_with_token('fresh') $$,
  $$ values ('guest@example.com', 'Two Peaks Necklace', 'https://cdn.example/a.webp', 1280.00) $$,
  'the right token returns the piece');
select is_empty(
  $$ select * from verify_guest_wishlist_with_token('fresh') $$, 'and a used one finds nothing');

select pg_temp.act_as_service();
select results_eq(
  $$ select product_id, is_verified, verification_token from guest_wishlists order by product_id $$,
  $$ values ('101', true, null::text), ('102', false, encode(sha256('late'), 'hex')) $$,
  'only the piece of that link is verified');

select * from finish();
rollback;
