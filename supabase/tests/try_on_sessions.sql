begin;
\ir act_as.psql
select plan(24);

select pg_temp.act_as_owner();
insert into try_on_consents (user_id, version) values (auth.uid(), '2026-09');
insert into user_photos (user_id, category, image_url, is_validated) values (auth.uid(), 'rings', auth.uid() || '/a.jpg', true);

select lives_ok(
  $$ insert into try_on_sessions (user_id, product_id, category, photo_id, session_group_id, original_image_url)
     select auth.uid(), '101', 'rings', id, gen_random_uuid(), 'data:image/jpeg;base64,' || repeat('x', 500) from user_photos $$,
  'a shopper starts a try-on');
select results_eq(
  $$ select status, char_length(original_image_url), processed_image_url from try_on_sessions $$,
  $$ values ('processing', 100, null::text) $$, 'it is processing, and only the start of the photo''s address is kept');
select throws_ok(
  $$ update try_on_sessions set status = 'completed' $$, '23514', null, 'completed means there is a result');
select throws_ok(
  $$ update try_on_sessions set processed_image_url = pg_temp.stranger() || '/r.jpg' $$, '23514', null,
  'a result lies in the own folder');
select throws_ok(
  format('update try_on_sessions set processed_image_url = %L', auth.uid() || path), '23514', null,
  'and no path leads out of it: ' || path)
from unnest(array['/../' || pg_temp.stranger() || '/r.jpg', '/../../../../../rest/v1/orders?select=*', '/%2e%2e/r.jpg']) as path;
select is(
  pg_temp.touched($$ update try_on_sessions set status = 'completed', engine = 'device', processed_image_url = auth.uid() || '/r.jpg' $$),
  1::bigint, 'the result is noted');
select is(pg_temp.touched($$ update try_on_sessions set photo_id = photo_id $$), 1::bigint, 'and its photo');
select throws_ok(
  $$ update try_on_sessions set status = 'lost' $$, '23514', null, 'there are three statuses');
select throws_ok(
  $$ update try_on_sessions set created_at = '2001-01-01' $$, '42501', null, 'the database keeps the time');
select throws_ok(
  $$ insert into try_on_sessions (id, user_id, product_id, category) values (gen_random_uuid(), auth.uid(), '1', 'rings') $$,
  '42501', null, 'nobody chooses the id that a share will have');
select throws_ok(
  $$ insert into try_on_sessions (user_id, product_id, category) values (pg_temp.stranger(), '1', 'rings') $$,
  '42501', null, 'nobody starts one for another');

select pg_temp.act_as_admin();
create temporary table photo_of_owner as select id from user_photos;
grant select on photo_of_owner to authenticated;
select pg_temp.act_as_stranger();
insert into try_on_sessions (user_id, product_id, category) values (auth.uid(), '102', 'rings');
select results_eq($$ select product_id from try_on_sessions $$, array['102'], 'a stranger sees their own only');
select throws_ok(
  format(
    'update try_on_sessions set photo_id = %L', (select id from pg_temp.photo_of_owner)),
  '23503', null, 'and tries nothing on a photo that is not theirs');
select is(
  pg_temp.touched($$ update try_on_sessions set status = 'failed' where product_id = '101' $$), 0::bigint, 'changes nothing');
select is(
  pg_temp.touched($$ delete from try_on_sessions where product_id = '101' $$), 0::bigint, 'deletes nothing');

select pg_temp.act_as_anonymous();
select throws_ok($$ select * from try_on_sessions $$, '42501', null, 'nobody unknown reads');
select throws_ok(
  $$ insert into try_on_sessions (user_id, product_id, category) values (pg_temp.owner(), '1', 'rings') $$,
  '42501', null, 'or writes');
select throws_ok($$ delete from try_on_sessions $$, '42501', null, 'or deletes');

select pg_temp.act_as_owner();
delete from user_photos;
select is((select count(*) from try_on_sessions where photo_id is null), 1::bigint, 'a try-on outlives its photo');
select pg_temp.act_as_service();
select is((select count(*) from try_on_sessions), 2::bigint, 'the service sees every try-on');
select pg_temp.act_as_owner();
select is(pg_temp.touched($$ delete from try_on_sessions $$), 1::bigint, 'a shopper deletes a try-on');
select pg_temp.act_as_admin();
delete from auth.users where id = pg_temp.stranger();
select is_empty($$ select * from try_on_sessions $$, 'try-ons go with their account');

select * from finish();
rollback;
