-- The address of a file is made of its path, and some are asked for with the project's own key. A path
-- that led out of its folder, by "..", would lead to everything that this key opens.

create function private.is_try_on_path(path text) returns boolean
  language sql immutable parallel safe
  set search_path = ''
  return path ~ '^[0-9a-f-]{36}/[A-Za-z0-9_-][A-Za-z0-9._-]{0,119}$';
comment on function private.is_try_on_path is 'A file directly in a shopper''s folder, and no way out of it.';
-- Whoever writes a row checks its path.
grant usage on schema private to service_role;
grant execute on function private.is_try_on_path to authenticated, service_role;

-- What does not fit was no work of the shop.
delete from public.try_on_sessions where not private.is_try_on_path(processed_image_url);
delete from public.user_photos
where not private.is_try_on_path(image_url) or not private.is_try_on_path(thumbnail_url);

alter table public.try_on_sessions drop constraint result_is_in_own_folder;
alter table public.try_on_sessions add constraint result_is_in_own_folder check (
  private.is_try_on_path(processed_image_url) and starts_with(processed_image_url, user_id || '/')
);

alter table public.user_photos drop constraint files_are_in_own_folder;
alter table public.user_photos add constraint files_are_in_own_folder check (
  private.is_try_on_path(image_url) and starts_with(image_url, user_id || '/')
  and private.is_try_on_path(thumbnail_url) is not false
  and starts_with(thumbnail_url, user_id || '/') is not false
);

create or replace function private.is_my_try_on_file(bucket_id text, name text) returns boolean
  language sql stable
  set search_path = ''
  as $$
    select bucket_id = 'try-on-uploads'
      and private.is_try_on_path(name)
      and split_part(name, '/', 1) = auth.uid()::text
  $$;
