begin;
\ir act_as.psql
select plan(21);

select pg_temp.act_as_owner();
select lives_ok(
  $$ insert into newsletter_subscriptions (email, user_id, is_active, subscription_source, preferences)
     values ('owner@example.com', auth.uid(), true, 'user_portal', '{"marketing": true, "product_updates": true, "sales": true}') $$,
  'a shopper subscribes their own address');
select is((select count(*) from newsletter_subscriptions), 1::bigint, 'and sees it');
select throws_ok(
  $$ insert into newsletter_subscriptions (email, user_id, subscription_source) values ('owner@example.com', auth.uid(), 'user_portal') $$,
  '23505', null, 'once');
select is(
  pg_temp.touched($$ update newsletter_subscriptions set is_active = false, unsubscribed_at = now() where user_id = auth.uid() $$),
  1::bigint, 'and unsubscribes');
select is(
  pg_temp.touched($$ update newsletter_subscriptions set preferences = '{"marketing": false, "product_updates": true, "sales": false}' $$),
  1::bigint, 'and chooses');
select throws_ok(
  $$ update newsletter_subscriptions set preferences = '{"marketing": "yes", "product_updates": true, "sales": true}' $$,
  '23514', null, 'a preference is a switch');
select throws_ok(
  $$ update newsletter_subscriptions set preferences = '{"marketing": true}' $$,
  '23514', null, 'all three are there');
select throws_ok(
  $$ update newsletter_subscriptions set preferences = '{"marketing": true, "product_updates": true, "sales": true, "more": true}' $$,
  '23514', null, 'and no other');
select throws_ok(
  $$ update newsletter_subscriptions set email = 'stranger@example.com' $$,
  '42501', null, 'a subscription keeps its address');
select throws_ok($$ delete from newsletter_subscriptions $$, '42501', null, 'and is not deleted');

select pg_temp.act_as_stranger();
select is_empty($$ select * from newsletter_subscriptions $$, 'a stranger sees nothing');
select is(
  pg_temp.touched($$ update newsletter_subscriptions set is_active = true $$), 0::bigint, 'and changes nothing');
select throws_ok(
  $$ insert into newsletter_subscriptions (email, user_id, subscription_source) values ('victim@example.com', auth.uid(), 'user_portal') $$,
  '42501', null, 'nobody subscribes an address that is not theirs');
select throws_ok(
  $$ insert into newsletter_subscriptions (email, user_id, subscription_source) values ('stranger@example.com', pg_temp.owner(), 'user_portal') $$,
  '42501', null, 'or in the name of another');
select pg_temp.act_as_admin();
update auth.users set email_confirmed_at = null where id = pg_temp.stranger();
select pg_temp.act_as_stranger();
select throws_ok(
  $$ insert into newsletter_subscriptions (email, user_id, subscription_source) values ('stranger@example.com', auth.uid(), 'user_portal') $$,
  '42501', null, 'or an address not yet confirmed');

select pg_temp.act_as_anonymous();
select throws_ok($$ select * from newsletter_subscriptions $$, '42501', null, 'nobody unknown reads');
select throws_ok(
  $$ insert into newsletter_subscriptions (email, subscription_source) values ('x@example.com', 'newsletter_discount_verification') $$,
  '42501', null, 'or subscribes without proof');
select throws_ok(
  $$ select unsubscribe_newsletter('owner@example.com') $$, '42501', null, 'or unsubscribes another');

select pg_temp.act_as_service();
update newsletter_subscriptions set is_active = true, unsubscribed_at = null;
insert into newsletter_discount_requests (email, discount_code, verification_token, token_expires_at)
values ('owner@example.com', 'WELCOME10', encode(sha256('waiting'), 'hex'), now() + interval '1 day');
select unsubscribe_newsletter('OWNER@example.com');
select is_empty(
  $$ select * from verify_newsletter_discount_with_token('waiting') $$, 'a link on its way does not subscribe again');
select results_eq(
  $$ select is_active, unsubscribed_at is not null from newsletter_subscriptions $$,
  $$ values (false, true) $$, 'the service unsubscribes by address');
select lives_ok($$ select unsubscribe_newsletter('nobody@example.com') $$, 'an unknown address is no error');

select * from finish();
rollback;
