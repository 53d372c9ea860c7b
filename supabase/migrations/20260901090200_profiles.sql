create table public.profiles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  display_name text check (char_length(display_name) <= 80),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.profiles is 'What a shopper tells about themselves. Absent until first saved.';

create trigger profiles_set_updated_at before update on public.profiles
  for each row execute function private.set_updated_at();

alter table public.profiles enable row level security;
grant select, insert (user_id, display_name, updated_at), update (display_name, updated_at)
  on public.profiles to authenticated;
grant select, insert, update, delete on public.profiles to service_role;

create policy "Shoppers read their own profile" on public.profiles
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Shoppers create their own profile" on public.profiles
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Shoppers change their own profile" on public.profiles
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
