create table public.user_photos (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  category text not null check (category in ('earrings', 'necklaces', 'rings', 'bracelets')),
  image_url text not null,
  thumbnail_url text,
  is_validated boolean not null default false,
  last_used_at timestamptz not null default now(),
  unique (id, user_id),
  constraint files_are_in_own_folder check (
    starts_with(image_url, user_id || '/')
    and (thumbnail_url is null or starts_with(thumbnail_url, user_id || '/'))
  )
);
comment on table public.user_photos is 'Photos that a shopper keeps for trying pieces on.';
comment on column public.user_photos.image_url is
  'Path in the private bucket try-on-uploads, to be signed when shown; never a public address.';
create index user_photos_last_used_first on public.user_photos (user_id, category, last_used_at desc);
create index user_photos_by_file on public.user_photos (image_url);
create index user_photos_oldest_first on public.user_photos (last_used_at);

alter table public.user_photos enable row level security;
grant select, delete,
  insert (user_id, category, image_url, thumbnail_url, is_validated),
  update (last_used_at, thumbnail_url)
  on public.user_photos to authenticated;
grant select, insert, update, delete on public.user_photos to service_role;

create policy "Shoppers see their own photos" on public.user_photos
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Shoppers keep photos once they agreed" on public.user_photos
  for insert to authenticated
  with check (user_id = (select auth.uid()) and (select private.i_agreed_to_try_on()));
create policy "Shoppers change their own photos" on public.user_photos
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Shoppers delete their own photos" on public.user_photos
  for delete to authenticated using (user_id = (select auth.uid()));
