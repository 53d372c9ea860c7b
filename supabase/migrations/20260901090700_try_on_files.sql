-- Photos and results lie in one private bucket, a flat folder for each shopper: {user_id}/{file}.
-- They are read through signed URLs that expire; nothing here is ever public.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values (
  'try-on-uploads', 'try-on-uploads', false,
  10485760, -- 10 MiB, the limit that the shop tells
  array['image/jpeg', 'image/png', 'image/webp']
)
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

create function private.is_my_try_on_file(bucket_id text, name text) returns boolean
  language sql stable
  set search_path = ''
  as $$
    select bucket_id = 'try-on-uploads'
      and name ~ '^[0-9a-f-]{36}/[A-Za-z0-9._-]{1,120}$'
      and split_part(name, '/', 1) = auth.uid()::text
  $$;
comment on function private.is_my_try_on_file is 'For policies: a file directly in the caller''s own folder.';
grant execute on function private.is_my_try_on_file to authenticated;

create policy "Shoppers read their own try-on files" on storage.objects
  for select to authenticated using (private.is_my_try_on_file(bucket_id, name));
create policy "Shoppers upload to their own try-on folder once they agreed" on storage.objects
  for insert to authenticated
  with check (private.is_my_try_on_file(bucket_id, name) and (select private.i_agreed_to_try_on()));
create policy "Shoppers replace their own try-on files" on storage.objects
  for update to authenticated
  using (private.is_my_try_on_file(bucket_id, name))
  with check (private.is_my_try_on_file(bucket_id, name) and (select private.i_agreed_to_try_on()));
create policy "Shoppers delete their own try-on files" on storage.objects
  for delete to authenticated using (private.is_my_try_on_file(bucket_id, name));
