begin;
\ir act_as.psql
select plan(13);

select pg_temp.act_as_owner();
select lives_ok(
  $$ insert into try_on_consents (user_id, version) values (auth.uid(), '2026-09') $$, 'a shopper agrees');
select is((select count(*) from try_on_consents where withdrawn_at is null), 1::bigint, 'and sees it');
select throws_ok(
  $$ insert into try_on_consents (user_id, version, given_at) values (auth.uid(), '2026-09', '2001-01-01') $$,
  '42501', null, 'the database keeps the time');
select throws_ok(
  $$ insert into try_on_consents (user_id, version) values (pg_temp.stranger(), '2026-09') $$,
  '42501', null, 'nobody agrees for another');
select throws_ok(
  $$ update try_on_consents set version = '2027-01' $$, '42501', null, 'what was agreed to is not rewritten');
select throws_ok($$ delete from try_on_consents $$, '42501', null, 'or erased');

select pg_temp.act_as_stranger();
select is_empty($$ select * from try_on_consents $$, 'a stranger sees nothing');
select is(
  pg_temp.touched($$ update try_on_consents set withdrawn_at = now() $$), 0::bigint, 'and withdraws nothing');

select pg_temp.act_as_anonymous();
select throws_ok($$ select * from try_on_consents $$, '42501', null, 'nobody unknown reads');
select throws_ok(
  $$ insert into try_on_consents (user_id, version) values (pg_temp.owner(), 'x') $$, '42501', null, 'or agrees');

select pg_temp.act_as_owner();
select is(pg_temp.touched($$ update try_on_consents set withdrawn_at = now() $$), 1::bigint, 'consent is withdrawn');
select is(
  pg_temp.touched($$ update try_on_consents set withdrawn_at = null $$), 0::bigint, 'once: to agree again is a new row');

select pg_temp.act_as_admin();
delete from auth.users where id = pg_temp.owner();
select is_empty($$ select * from try_on_consents $$, 'consent goes with its account');

select * from finish();
rollback;
