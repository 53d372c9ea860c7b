begin;
\ir act_as.psql
select plan(16);

select pg_temp.act_as_owner();
select lives_ok(
  $$ insert into profiles (user_id, display_name, updated_at) values (auth.uid(), 'Ani', '2001-01-01') $$,
  'a shopper creates their own profile');
select results_eq(
  $$ select display_name from profiles where user_id = auth.uid() $$, array['Ani'], 'and reads it');
select is(
  pg_temp.touched($$ update profiles set display_name = 'Anahit', updated_at = '2001-01-01' where user_id = auth.uid() $$),
  1::bigint, 'and changes it');
select ok(
  (select updated_at > '2001-01-02' from profiles), 'the database keeps the time of the change');
select throws_ok(
  $$ insert into profiles (user_id) values (auth.uid()) $$, '23505', null, 'there is one profile each');
select throws_ok(
  $$ update profiles set user_id = pg_temp.stranger() $$, '42501', null, 'a profile cannot change hands');
select throws_ok($$ delete from profiles $$, '42501', null, 'a profile goes with its account only');
select throws_ok(
  $$ update profiles set display_name = repeat('x', 81) $$, '23514', null, 'a name has an end');

select pg_temp.act_as_stranger();
select is_empty($$ select * from profiles $$, 'a stranger sees nothing');
select is(
  pg_temp.touched($$ update profiles set display_name = 'Mine' $$), 0::bigint, 'and changes nothing');
select throws_ok(
  $$ insert into profiles (user_id) values (pg_temp.owner()) $$, '42501', null, 'nor writes as another');

select pg_temp.act_as_anonymous();
select throws_ok($$ select * from profiles $$, '42501', null, 'nobody unknown reads');
select throws_ok(
  $$ insert into profiles (user_id) values (pg_temp.owner()) $$, '42501', null, 'or writes');

select pg_temp.act_as_service();
select is((select count(*) from profiles), 1::bigint, 'the service reads every profile');
select is(pg_temp.touched($$ delete from profiles $$), 1::bigint, 'and may delete');
select pg_temp.act_as_admin();
insert into profiles (user_id) values (pg_temp.owner());
delete from auth.users where id = pg_temp.owner();
select is_empty($$ select * from profiles $$, 'a profile goes with its account');

select * from finish();
rollback;
