create table public.try_on_consents (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  version text not null check (char_length(version) between 1 and 40),
  given_at timestamptz not null default now(),
  withdrawn_at timestamptz
);
comment on table public.try_on_consents is
  'Who agreed to which version of the try-on notice, and when. Withdrawn, not erased: it is the proof.';
create index try_on_consents_newest_first on public.try_on_consents (user_id, given_at desc);

alter table public.try_on_consents enable row level security;
grant select, insert (user_id, version), update (withdrawn_at) on public.try_on_consents to authenticated;
grant select, insert, update, delete on public.try_on_consents to service_role;

create policy "Shoppers see what they agreed to" on public.try_on_consents
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Shoppers agree for themselves" on public.try_on_consents
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Shoppers withdraw their own consent" on public.try_on_consents
  for update to authenticated
  using (user_id = (select auth.uid()) and withdrawn_at is null)
  with check (user_id = (select auth.uid()) and withdrawn_at is not null);

create function private.i_agreed_to_try_on() returns boolean
  language sql stable security definer
  set search_path = ''
  as $$
    select exists (
      select from public.try_on_consents as consents
      where consents.user_id = auth.uid() and consents.withdrawn_at is null
    )
  $$;
comment on function private.i_agreed_to_try_on is 'For policies: nothing is uploaded before consent.';
grant execute on function private.i_agreed_to_try_on to authenticated;
