begin;
\ir act_as.psql
select plan(21);

select pg_temp.act_as_owner();
insert into try_on_sessions (user_id, product_id, category, session_group_id) values
  (auth.uid(), '101', 'rings', gen_random_uuid()), (auth.uid(), '102', 'rings', null);
update try_on_sessions set status = 'completed', engine = 'device', processed_image_url = auth.uid() || '/r.jpg'
where product_id = '101';
select pg_temp.act_as_admin();
create temporary table sessions as select id, product_id from try_on_sessions;
grant select on sessions to anon, authenticated;
create function pg_temp.session(product text) returns uuid language sql
  as $$ select id from pg_temp.sessions where product_id = product $$;

select pg_temp.act_as_anonymous();
select is_empty($$ select * from get_shared_try_on(pg_temp.session('101')) $$, 'nothing is public before it is shared');

select pg_temp.act_as_stranger();
select throws_ok(
  $$ insert into try_on_shares (session_id, user_id) values (pg_temp.session('101'), auth.uid()) $$,
  '23503', null, 'nobody shares the try-on of another');
select throws_ok(
  $$ insert into try_on_shares (session_id, user_id) values (pg_temp.session('101'), pg_temp.owner()) $$,
  '42501', null, 'in nobody''s name');

select pg_temp.act_as_owner();
select lives_ok(
  $$ insert into try_on_shares (session_id, user_id) select pg_temp.session(product), auth.uid() from (values ('101'), ('102')) as p (product) $$,
  'the owner shares');
select is((select count(*) from try_on_shares), 2::bigint, 'and sees what is shared');
select throws_ok(
  $$ insert into try_on_shares (session_id, user_id) values (pg_temp.session('101'), auth.uid()) $$, '23505', null, 'once');
select throws_ok(
  $$ update try_on_shares set shared_at = now() $$, '42501', null, 'a share is not rewritten');

select pg_temp.act_as_anonymous();
select results_eq(
  $$ select product_id, category, engine from get_shared_try_on(pg_temp.session('101')) $$,
  $$ values ('101', 'rings', 'device') $$, 'a stranger learns of the result');
select is_empty(
  $$ select * from get_shared_try_on(pg_temp.session('102')) $$, 'but not of one that is not completed');
select is_empty($$ select * from get_shared_try_on(gen_random_uuid()) $$, 'nor of a guessed one');
select throws_ok($$ select * from try_on_shares $$, '42501', null, 'nor a list of what is shared');
select throws_ok($$ select * from try_on_sessions $$, '42501', null, 'nor the session itself');
select is_empty($$ select * from storage.objects $$, 'nor any file');
select throws_ok(
  $$ insert into try_on_shares (session_id, user_id) values (gen_random_uuid(), pg_temp.owner()) $$, '42501', null, 'nor shares');
select throws_ok($$ delete from try_on_shares $$, '42501', null, 'nor stops sharing');

select pg_temp.act_as_stranger();
select is_empty($$ select * from try_on_shares $$, 'a stranger sees no shares');
select is(pg_temp.touched($$ delete from try_on_shares $$), 0::bigint, 'and stops none');

select pg_temp.act_as_service();
select is((select count(*) from try_on_shares), 2::bigint, 'the service sees every share');

select pg_temp.act_as_owner();
select is(
  pg_temp.touched($$ delete from try_on_shares where session_id = pg_temp.session('101') $$), 1::bigint, 'the owner stops sharing');
select pg_temp.act_as_anonymous();
select is_empty($$ select * from get_shared_try_on(pg_temp.session('101')) $$, 'and it is gone');
select pg_temp.act_as_owner();
delete from try_on_sessions;
select is_empty($$ select * from try_on_shares $$, 'a share goes with its try-on');

select * from finish();
rollback;
