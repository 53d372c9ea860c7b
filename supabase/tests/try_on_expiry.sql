begin;
\ir act_as.psql
select plan(4);

insert into user_photos (user_id, category, image_url, is_validated, last_used_at) values
  (pg_temp.owner(), 'rings', pg_temp.owner() || '/old.jpg', true, now() - interval '91 days'),
  (pg_temp.owner(), 'rings', pg_temp.owner() || '/used.jpg', true, now() - interval '1 day');
insert into try_on_sessions (user_id, product_id, category, status, processed_image_url) values
  (pg_temp.owner(), '101', 'rings', 'completed', pg_temp.owner() || '/result.jpg');
insert into storage.objects (bucket_id, name, created_at)
select 'try-on-uploads', pg_temp.owner() || '/' || file, now() - age
from (values
  ('old.jpg', interval '200 days'), ('used.jpg', interval '200 days'), ('result.jpg', interval '200 days'),
  ('orphan.jpg', interval '2 days'), ('arriving.jpg', interval '1 hour')
) as files (file, age);

select pg_temp.act_as_owner();
select throws_ok($$ select expired_try_on_files('90 days') $$, '42501', null, 'shoppers expire nothing');
select pg_temp.act_as_anonymous();
select throws_ok($$ select expired_try_on_files('90 days') $$, '42501', null, 'nor does anybody unknown');

select pg_temp.act_as_service();
select set_eq(
  $$ select split_part(file, '/', 2) from expired_try_on_files('90 days') as file $$,
  array['old.jpg', 'orphan.jpg'],
  'photos long unused go, and files that nothing refers to; results and files just arriving stay');
select is((select count(*) from expired_try_on_files('90 days', 1)), 1::bigint, 'a batch at a time');

select * from finish();
rollback;
