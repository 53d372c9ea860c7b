begin;
\ir act_as.psql
select plan(20);

select pg_temp.act_as_owner();
select throws_ok(
  $$ insert into user_photos (user_id, category, image_url, is_validated) values (auth.uid(), 'rings', auth.uid() || '/a.jpg', true) $$,
  '42501', null, 'no photo is kept before consent');
insert into try_on_consents (user_id, version) values (auth.uid(), '2026-09');
select lives_ok(
  $$ insert into user_photos (user_id, category, image_url, is_validated)
     select auth.uid(), 'rings', auth.uid() || '/' || n || '.jpg', true from generate_series(1, 8) as n $$,
  'then a shopper keeps photos');
select is(
  pg_temp.touched($$ update user_photos set last_used_at = now() + interval '1 minute' where image_url like '%/3.jpg' $$),
  1::bigint, 'and uses one');
select results_eq(
  $$ select right(image_url, 6) from user_photos
     where user_id = auth.uid() and category = 'rings' and is_validated order by last_used_at desc limit 1 $$,
  array['/3.jpg'], 'the last used comes first');
select throws_ok(
  $$ insert into user_photos (user_id, category, image_url) values (auth.uid(), 'rings', pg_temp.stranger() || '/a.jpg') $$,
  '23514', null, 'a photo lies in the own folder');
select throws_ok(
  $$ insert into user_photos (user_id, category, image_url) values (auth.uid(), 'rings', 'https://example.com/a.jpg') $$,
  '23514', null, 'and nowhere else');
select throws_ok(
  $$ insert into user_photos (user_id, category, image_url) values (auth.uid(), 'rings', auth.uid() || '/../' || pg_temp.stranger() || '/a.jpg') $$,
  '23514', null, 'by no way around');
select throws_ok(
  $$ update user_photos set thumbnail_url = auth.uid() || '/../' || pg_temp.stranger() || '/a.jpg' $$,
  '23514', null, 'and neither does its small picture');
select throws_ok(
  $$ insert into user_photos (user_id, category, image_url) values (auth.uid(), 'crowns', auth.uid() || '/a.jpg') $$,
  '23514', null, 'for one of the four categories');
select throws_ok(
  $$ update user_photos set image_url = auth.uid() || '/b.jpg' $$, '42501', null, 'a photo is not exchanged');
select throws_ok(
  $$ insert into user_photos (user_id, category, image_url) values (pg_temp.stranger(), 'rings', pg_temp.stranger() || '/a.jpg') $$,
  '42501', null, 'nobody keeps photos for another');

select pg_temp.act_as_stranger();
select is_empty($$ select * from user_photos $$, 'a stranger sees nothing');
select is(pg_temp.touched($$ update user_photos set last_used_at = now() $$), 0::bigint, 'changes nothing');
select is(pg_temp.touched($$ delete from user_photos $$), 0::bigint, 'deletes nothing');

select pg_temp.act_as_anonymous();
select throws_ok($$ select * from user_photos $$, '42501', null, 'nobody unknown reads');
select throws_ok(
  $$ insert into user_photos (user_id, category, image_url) values (pg_temp.owner(), 'rings', 'x') $$,
  '42501', null, 'or writes');
select throws_ok($$ delete from user_photos $$, '42501', null, 'or deletes');

select pg_temp.act_as_service();
select is((select count(*) from user_photos), 8::bigint, 'the service sees them');
select pg_temp.act_as_owner();
select is(
  pg_temp.touched($$ delete from user_photos where image_url like '%/1.jpg' $$), 1::bigint, 'a shopper deletes a photo');
select pg_temp.act_as_admin();
delete from auth.users where id = pg_temp.owner();
select is_empty($$ select * from user_photos $$, 'photos go with their account');

select * from finish();
rollback;
