create table public.try_on_sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  product_id text not null check (char_length(product_id) between 1 and 255),
  category text not null check (category in ('earrings', 'necklaces', 'rings', 'bracelets')),
  photo_id uuid,
  session_group_id uuid,
  original_image_url text check (char_length(original_image_url) <= 100),
  processed_image_url text,
  status text not null default 'processing' check (status in ('processing', 'completed', 'failed')),
  engine text check (engine in ('device', 'generative')),
  created_at timestamptz not null default now(),
  unique (id, user_id),
  foreign key (photo_id, user_id) references public.user_photos (id, user_id)
    on delete set null (photo_id),
  constraint result_is_in_own_folder check (starts_with(processed_image_url, user_id || '/')),
  constraint completed_has_a_result check (status <> 'completed' or processed_image_url is not null)
);
comment on table public.try_on_sessions is 'One piece tried on one photo. Sessions of one photo share a group.';
comment on column public.try_on_sessions.original_image_url is 'First 100 characters of what was sent.';
comment on column public.try_on_sessions.processed_image_url is
  'Path of the result in the private bucket try-on-uploads, to be signed when shown.';
comment on column public.try_on_sessions.engine is 'Which engine made the result; the shop tells it.';
create index try_on_sessions_newest_first on public.try_on_sessions (user_id, created_at desc);
create index try_on_sessions_by_group on public.try_on_sessions (session_group_id);
create index try_on_sessions_by_photo on public.try_on_sessions (photo_id, user_id);
create index try_on_sessions_by_result on public.try_on_sessions (processed_image_url);

create function private.shorten_original_image_url() returns trigger
  language plpgsql
  set search_path = ''
  as $$
  begin
    new.original_image_url := left(new.original_image_url, 100);
    return new;
  end
  $$;
create trigger try_on_sessions_shorten_original before insert or update of original_image_url
  on public.try_on_sessions
  for each row execute function private.shorten_original_image_url();

alter table public.try_on_sessions enable row level security;
grant select, delete,
  insert (user_id, product_id, category, photo_id, session_group_id, original_image_url, engine),
  update (photo_id, session_group_id, processed_image_url, status, engine)
  on public.try_on_sessions to authenticated;
grant select, insert, update, delete on public.try_on_sessions to service_role;

create policy "Shoppers see their own try-ons" on public.try_on_sessions
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Shoppers start their own try-ons" on public.try_on_sessions
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Shoppers change their own try-ons" on public.try_on_sessions
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Shoppers delete their own try-ons" on public.try_on_sessions
  for delete to authenticated using (user_id = (select auth.uid()));
