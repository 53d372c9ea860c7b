create table public.try_on_shares (
  session_id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  shared_at timestamptz not null default now(),
  foreign key (session_id, user_id) references public.try_on_sessions (id, user_id) on delete cascade
);
comment on table public.try_on_shares is
  'A try-on is public while its row is here. Its address is the random id of the session, which cannot be guessed.';
create index try_on_shares_by_owner on public.try_on_shares (user_id);

alter table public.try_on_shares enable row level security;
grant select, insert (session_id, user_id), delete on public.try_on_shares to authenticated;
grant select, insert, update, delete on public.try_on_shares to service_role;

create policy "Shoppers see what they share" on public.try_on_shares
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Shoppers share their own try-ons" on public.try_on_shares
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Shoppers stop sharing" on public.try_on_shares
  for delete to authenticated using (user_id = (select auth.uid()));

create function public.get_shared_try_on(session_id uuid)
  returns table (product_id text, category text, engine text, created_at timestamptz)
  language sql stable security definer
  set search_path = ''
  as $$
    select sessions.product_id, sessions.category, sessions.engine, sessions.created_at
    from public.try_on_shares as shares
    join public.try_on_sessions as sessions on sessions.id = shares.session_id
    where shares.session_id = get_shared_try_on.session_id and sessions.status = 'completed'
  $$;
comment on function public.get_shared_try_on is
  'What a stranger may know of a shared try-on; nothing for any other id. The picture comes from the function shared-try-on.';
grant execute on function public.get_shared_try_on to anon, authenticated, service_role;
