begin;
\ir act_as.psql
select plan(24);

select pg_temp.is_closed('newsletter_discount_requests');

select pg_temp.act_as_service();
select lives_ok(
  $$ insert into newsletter_discount_requests (email, discount_code, verification_token, token_expires_at) values
       ('reader@example.com', 'WELCOME10', encode(sha256('fresh'), 'hex'), now() + interval '1 day'),
       ('owner@example.com', 'WELCOME10', encode(sha256('mine'), 'hex'), now() + interval '1 day'),
       ('late@example.com', 'WELCOME10', encode(sha256('late'), 'hex'), now() - interval '1 second') $$,
  'the service keeps requests');
select throws_ok(
  $$ insert into newsletter_discount_requests (email, discount_code) values ('reader@example.com', 'WELCOME10') $$,
  '23505', null, 'one per address');
select throws_ok(
  $$ update newsletter_discount_requests set verification_token = 'in clear' $$,
  '23514', null, 'a token is never kept in clear');

select pg_temp.act_as_anonymous();
select is_empty(
  $$ select * from verify_newsletter_discount_with_token('unknown') $$, 'an unknown token finds nothing');
select is_empty(
  $$ select * from verify_newsletter_discount_with_token('late') $$, 'an expired token finds nothing');
select results_eq(
  $$ select * from verify_newsletter_discount_with_token('fresh') $$,
  $$ values ('reader@example.com', 'WELCOME10') $$, 'the right token returns the code');
select is_empty(
  $$ select * from verify_newsletter_discount_with_token('fresh') $$, 'and a used one finds nothing');
select lives_ok($$ select * from verify_newsletter_discount_with_token('mine') $$, 'an account holder verifies too');

select pg_temp.act_as_service();
select results_eq(
  $$ select is_verified, verified_at is not null, verification_token from newsletter_discount_requests where email = 'reader@example.com' $$,
  $$ values (true, true, null::text) $$, 'the request is verified');
select results_eq(
  $$ select email::text, user_id, is_active, subscription_source, preferences from newsletter_subscriptions order by email $$,
  $$ values
    ('owner@example.com', pg_temp.owner(), true, 'newsletter_discount_verification', '{"sales": true, "marketing": true, "product_updates": true}'::jsonb),
    ('reader@example.com', null, true, 'newsletter_discount_verification', '{"sales": true, "marketing": true, "product_updates": true}'::jsonb) $$,
  'both are subscribed with all three preferences on, the account holder with their account');

update newsletter_subscriptions
set is_active = false, unsubscribed_at = now(), preferences = '{"marketing": false, "product_updates": false, "sales": false}'
where email = 'reader@example.com';
update newsletter_discount_requests
set verification_token = encode(sha256('again'), 'hex'), token_expires_at = now() + interval '1 day'
where email = 'reader@example.com';
select pg_temp.act_as_anonymous();
select results_eq(
  $$ select * from verify_newsletter_discount_with_token('again') $$,
  $$ values ('reader@example.com', 'WELCOME10') $$, 'a renewed link returns the same code');
select pg_temp.act_as_service();
select results_eq(
  $$ select is_active, unsubscribed_at, preferences -> 'sales' from newsletter_subscriptions where email = 'reader@example.com' $$,
  $$ values (true, null::timestamptz, 'true'::jsonb) $$, 'and who had left is back, with all on');

update newsletter_subscriptions
set preferences = '{"marketing": true, "product_updates": true, "sales": false}' where email = 'reader@example.com';
update newsletter_discount_requests
set verification_token = encode(sha256('third'), 'hex'), token_expires_at = now() + interval '1 day'
where email = 'reader@example.com';
select pg_temp.act_as_anonymous();
select lives_ok($$ select verify_newsletter_discount_with_token('third') $$, 'verifying again is harmless');
select pg_temp.act_as_service();
select is(
  (select preferences -> 'sales' from newsletter_subscriptions where email = 'reader@example.com'),
  'false'::jsonb, 'and leaves the choices of a subscriber alone');

update newsletter_subscriptions set is_active = false, unsubscribed_at = now() where email = 'reader@example.com';
update newsletter_discount_requests
set code_expires_at = now() - interval '1 day',
  verification_token = encode(sha256('return'), 'hex'), token_expires_at = now() + interval '1 day'
where email = 'reader@example.com';
select pg_temp.act_as_anonymous();
select results_eq(
  $$ select * from verify_newsletter_discount_with_token('return') $$,
  $$ values ('reader@example.com', null::text) $$, 'a code that has run out is not given again');
select pg_temp.act_as_service();
select is(
  (select is_active from newsletter_subscriptions where email = 'reader@example.com'), true,
  'and who had left is back all the same');

select * from finish();
rollback;
