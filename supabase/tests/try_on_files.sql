-- The bucket try-on-uploads: whose paths can be read, listed, written, guessed.
begin;
\ir act_as.psql
select plan(25);

select results_eq(
  $$ select public, file_size_limit, allowed_mime_types from storage.buckets where id = 'try-on-uploads' $$,
  $$ values (false, 10485760::bigint, array['image/jpeg', 'image/png', 'image/webp']) $$,
  'the bucket is private and takes images of 10 MiB');
-- A hosted project lets only its storage service delete rows; here the policies are asked.
select set_config('storage.allow_delete_query', 'true', true);
insert into storage.buckets (id, name, public) values ('other', 'other', false);

create function pg_temp.upload(path text, bucket text default 'try-on-uploads') returns void language sql
  as $$ insert into storage.objects (bucket_id, name, owner_id) values (bucket, path, auth.uid()::text) $$;

select pg_temp.act_as_owner();
select throws_ok(
  $$ select pg_temp.upload(pg_temp.owner() || '/photo.jpg') $$, '42501', null, 'nothing is uploaded before consent');
insert into try_on_consents (user_id, version) values (auth.uid(), '2026-09');
select lives_ok(
  $$ select pg_temp.upload(pg_temp.owner() || '/3f0c-original.jpg') $$, 'then a shopper uploads to their own folder');
select is((select count(*) from storage.objects), 1::bigint, 'and sees it there');

select throws_ok($$ select pg_temp.upload('photo.jpg') $$, '42501', null, 'not to the top');
select throws_ok(
  $$ select pg_temp.upload(pg_temp.stranger() || '/photo.jpg') $$, '42501', null, 'not to the folder of another');
select throws_ok(
  $$ select pg_temp.upload(pg_temp.owner() || '/deeper/photo.jpg') $$, '42501', null, 'not deeper');
select throws_ok(
  $$ select pg_temp.upload(pg_temp.owner() || '/../' || pg_temp.stranger()) $$, '42501', null, 'not around the corner');
select throws_ok(
  $$ select pg_temp.upload(pg_temp.owner() || 'x/photo.jpg') $$, '42501', null, 'not to a look-alike');
select throws_ok(
  $$ select pg_temp.upload(upper(pg_temp.owner()::text) || 'A/photo.jpg') $$, '42501', null, 'in no spelling');
select throws_ok(
  $$ select pg_temp.upload(pg_temp.owner() || '/photo.jpg', 'other') $$, '42501', null, 'not to another bucket');
select throws_ok(
  $$ update storage.objects set name = pg_temp.stranger() || '/photo.jpg' $$, '42501', null,
  'a file cannot be moved to another');

select pg_temp.act_as_stranger();
insert into try_on_consents (user_id, version) values (auth.uid(), '2026-09');
select is_empty($$ select name from storage.objects $$, 'a stranger lists nothing');
select is_empty(
  $$ select id from storage.objects where name = pg_temp.owner() || '/3f0c-original.jpg' $$,
  'and finds nothing by its path');
select throws_ok(
  $$ select pg_temp.upload(pg_temp.owner() || '/planted.jpg') $$, '42501', null, 'plants nothing');
select throws_ok(
  $$ select pg_temp.upload(pg_temp.owner() || '/3f0c-original.jpg') $$, '42501', null,
  'learns nothing from trying a path that exists');
select is(
  pg_temp.touched($$ update storage.objects set metadata = '{}' $$), 0::bigint, 'changes nothing');
select is(pg_temp.touched($$ delete from storage.objects $$), 0::bigint, 'deletes nothing');

select pg_temp.act_as_anonymous();
select is_empty($$ select name from storage.objects $$, 'nobody unknown lists');
select is_empty($$ select name from storage.buckets $$, 'or even sees the bucket');
select throws_ok(
  $$ select pg_temp.upload(pg_temp.owner() || '/photo.jpg') $$, '42501', null, 'or uploads');

select pg_temp.act_as_service();
select is((select count(*) from storage.objects), 1::bigint, 'the service sees every file');

select pg_temp.act_as_owner();
update try_on_consents set withdrawn_at = now();
select throws_ok(
  $$ select pg_temp.upload(pg_temp.owner() || '/late.jpg') $$, '42501', null,
  'after consent is withdrawn nothing more is uploaded');
select is((select count(*) from storage.objects), 1::bigint, 'what is there can still be seen');
select is(pg_temp.touched($$ delete from storage.objects $$), 1::bigint, 'and deleted');

select * from finish();
rollback;
