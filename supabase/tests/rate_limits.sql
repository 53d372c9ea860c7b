begin;
\ir act_as.psql
select plan(38);

select pg_temp.is_closed('rate_limits');
select pg_temp.is_closed('rate_limit_rules');

delete from rate_limit_rules;
insert into rate_limit_rules (action, scope, counted_by, allowed, period) values
  ('sign_in', 'client', 'shop', 2, '15 minutes'),
  ('sign_in', 'address', 'shop', 1, '15 minutes'),
  ('recovery', 'pair', 'shop', 1, '15 minutes'),
  ('recovery', 'address', 'shop', 2, '15 minutes'),
  ('newsletter', 'client', 'function', 1, '1 hour');

select pg_temp.act_as_anonymous();
select is(count_attempt('sign_in', repeat('a', 32)), 0, 'the first attempt goes ahead');
select is(count_attempt('sign_in', repeat('a', 32)), 0, 'so does the last allowed one');
select is(count_attempt('sign_in', repeat('a', 32)), 900, 'then one waits for the rest of the period');
select is(count_attempt('sign_in', repeat('b', 32)), 0, 'others are not held up');
select is(count_attempt('sign_in', repeat('c', 32), repeat('x', 32)), 0, 'an address counts too');
select is(count_attempt('sign_in', repeat('d', 32), repeat('x', 32)), 900, 'from wherever it is tried');
select results_eq(
  $$ select count_attempt('recovery', repeat('e', 32), repeat('y', 32)) from generate_series(1, 5) $$,
  array[0, 900, 900, 900, 900], 'a device has its own tries of an address');
select is(count_attempt('recovery', repeat('f', 32), repeat('y', 32)), 0, 'and keeps nobody else from it');
select is(count_attempt('recovery', repeat('e', 32), repeat('z', 32)), 0, 'or from another address');
select is(count_attempt('recovery', repeat('g', 32), repeat('y', 32)), 900, 'but together they have so many');
select throws_ok(
  $$ select count_attempt('newsletter', repeat('a', 32)) $$, '22023', null,
  'what functions count, nobody else can use up');
select throws_ok(
  $$ select count_attempt('unheard_of', repeat('a', 32)) $$, '22023', null, 'an unknown action is refused');
select throws_ok(
  $$ select count_attempt('sign_in', 'short') $$, '22023', null, 'a key is a hash');
select throws_ok(
  $$ select count_attempt('sign_in', 'someone@example.com-is-not-a-hash') $$, '22023', null, 'and no address');
select throws_ok($$ select count_attempt('sign_in', null) $$, '22023', null, 'and is there');
select throws_ok(
  $$ select count_function_attempt('newsletter', repeat('a', 32)) $$, '42501', null,
  'the functions'' counter is theirs');

select pg_temp.act_as_service();
select is(count_function_attempt('newsletter', repeat('a', 32)), 0, 'a function counts');
select is(count_function_attempt('newsletter', repeat('a', 32)), 3600, 'and holds back');
select is(count_function_attempt('newsletter'), 0, 'without a key there is nobody to count');

select pg_temp.act_as_admin();
select is_empty(
  $$ select * from rate_limits where subject like '%aaaa%' $$, 'who was counted is kept as a hash');
update rate_limits set resets_at = now() where action = 'sign_in';
select pg_temp.act_as_anonymous();
select is(count_attempt('sign_in', repeat('a', 32)), 0, 'a new period starts afresh');
select pg_temp.act_as_admin();
select is(
  (select count(*) from rate_limits where resets_at <= now()), 0::bigint, 'finished counters are cleared away');

select * from finish();
rollback;
