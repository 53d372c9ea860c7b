create table public.newsletter_subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid unique references auth.users (id) on delete cascade,
  email public.email_address not null unique,
  is_active boolean not null default true,
  preferences jsonb not null default '{"marketing": true, "product_updates": true, "sales": true}',
  unsubscribed_at timestamptz,
  subscription_source text not null
    check (subscription_source in ('user_portal', 'newsletter_discount_verification')),
  created_at timestamptz not null default now(),
  constraint preferences_are_three_switches check (
    jsonb_typeof(preferences) = 'object'
    and preferences - array['marketing', 'product_updates', 'sales'] = '{}'
    and jsonb_typeof(preferences -> 'marketing') is not distinct from 'boolean'
    and jsonb_typeof(preferences -> 'product_updates') is not distinct from 'boolean'
    and jsonb_typeof(preferences -> 'sales') is not distinct from 'boolean'
  )
);
comment on table public.newsletter_subscriptions is
  'Who gets the newsletter. An address without an account has no user.';

alter table public.newsletter_subscriptions enable row level security;
grant select,
  insert (user_id, email, is_active, preferences, unsubscribed_at, subscription_source),
  update (is_active, preferences, unsubscribed_at)
  on public.newsletter_subscriptions to authenticated;
grant select, insert, update, delete on public.newsletter_subscriptions to service_role;

create policy "Shoppers see their own subscription" on public.newsletter_subscriptions
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Shoppers subscribe the address they have confirmed" on public.newsletter_subscriptions
  for insert to authenticated
  with check (user_id = (select auth.uid()) and email = (select private.my_confirmed_email()));
create policy "Shoppers change their own subscription" on public.newsletter_subscriptions
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create table public.newsletter_discount_requests (
  id uuid primary key default gen_random_uuid(),
  email public.email_address not null unique,
  preferences jsonb not null default '{"rings": true, "necklaces": true, "earrings": true}'
    check (jsonb_typeof(preferences) = 'object'),
  discount_code text not null check (discount_code ~ '^[A-Z0-9-]{3,40}$'),
  code_expires_at timestamptz,
  is_verified boolean not null default false,
  verified_at timestamptz,
  verification_token text unique check (verification_token ~ '^[0-9a-f]{64}$'),
  token_expires_at timestamptz,
  created_at timestamptz not null default now(),
  check ((verification_token is null) = (token_expires_at is null)),
  check (is_verified = (verified_at is not null))
);
comment on table public.newsletter_discount_requests is
  'One request for the welcome code per address; asking again renews its link, not its code.';
comment on column public.newsletter_discount_requests.verification_token is
  'SHA-256 of the token in the mailed link; gone once used.';
comment on column public.newsletter_discount_requests.code_expires_at is
  'When a personal code ends; null for the code that everyone shares.';
comment on column public.newsletter_discount_requests.preferences is
  'The chips of the popup: which pieces the person would like to read about.';

alter table public.newsletter_discount_requests enable row level security;
grant select, insert, update, delete on public.newsletter_discount_requests to service_role;

create function public.verify_newsletter_discount_with_token(token text)
  returns table (email text, discount_code text)
  language sql security definer
  set search_path = ''
  as $$
    with request as (
      update public.newsletter_discount_requests as requests
      set is_verified = true, verified_at = now(), verification_token = null, token_expires_at = null
      where requests.verification_token = private.token_hash(token)
        and requests.token_expires_at > now()
      returning requests.email::text, requests.discount_code
    ),
    subscription as (
      insert into public.newsletter_subscriptions as subscriptions (email, user_id, subscription_source)
      select
        request.email,
        -- An account that already subscribes with another address keeps that one.
        (select account from private.account_of(request.email) as account
         where not exists (
           select from public.newsletter_subscriptions as others where others.user_id = account
         )),
        'newsletter_discount_verification'
      from request
      on conflict (email) do update set
        is_active = true,
        unsubscribed_at = null,
        preferences = case
          when subscriptions.is_active then subscriptions.preferences
          else excluded.preferences
        end
    )
    select request.email, request.discount_code from request
  $$;
comment on function public.verify_newsletter_discount_with_token is
  'Proves the address behind a mailed link, subscribes it and returns its welcome code. Unknown, used and expired tokens all return nothing.';
grant execute on function public.verify_newsletter_discount_with_token to anon, authenticated, service_role;

create function public.unsubscribe_newsletter(address text) returns void
  language sql security definer
  set search_path = ''
  as $$
    update public.newsletter_subscriptions
    set is_active = false, unsubscribed_at = now()
    where email = lower(address) and is_active;
    -- A link still on its way does not subscribe again.
    delete from public.newsletter_discount_requests
    where email = lower(address) and not is_verified;
    update public.newsletter_discount_requests
    set verification_token = null, token_expires_at = null
    where email = lower(address);
  $$;
comment on function public.unsubscribe_newsletter is
  'For the unsubscribe function, which has checked the link. An unknown address is no error.';
grant execute on function public.unsubscribe_newsletter to service_role;
