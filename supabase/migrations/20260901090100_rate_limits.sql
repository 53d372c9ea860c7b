-- Attempts are counted here, so that limits hold over every server and function instance.
-- Who is counted is known by a hash only.

create table public.rate_limit_rules (
  action text not null check (action ~ '^[a-z_]{1,40}$'),
  scope text not null check (scope in ('client', 'address', 'origin')),
  counted_by text not null check (counted_by in ('shop', 'function')),
  allowed integer not null check (allowed > 0),
  period interval not null check (period > '0 seconds' and period <= '1 day'),
  primary key (action, scope)
);
comment on table public.rate_limit_rules is
  'How many attempts of an action one client, one address or one origin has in a period.';
comment on column public.rate_limit_rules.scope is
  'client: the shopper''s device as the shop knows it. address: the e-mail address or account that it is about. origin: the connection that reaches a function, which may be the whole shop.';
comment on column public.rate_limit_rules.counted_by is
  'The shop counts with its publishable key; a function counts with its secret key.';
alter table public.rate_limit_rules enable row level security;
grant select, insert, update, delete on public.rate_limit_rules to service_role;

insert into public.rate_limit_rules (action, scope, counted_by, allowed, period) values
  ('sign_in', 'client', 'shop', 30, '15 minutes'),
  ('sign_in', 'address', 'shop', 10, '15 minutes'),
  ('sign_up', 'client', 'shop', 10, '1 hour'),
  ('sign_up', 'address', 'shop', 5, '1 hour'),
  ('recovery', 'client', 'shop', 10, '1 hour'),
  ('recovery', 'address', 'shop', 4, '1 hour'),
  ('resend', 'client', 'shop', 10, '1 hour'),
  ('resend', 'address', 'shop', 4, '1 hour'),
  ('newsletter', 'client', 'function', 10, '1 hour'),
  ('newsletter', 'address', 'function', 3, '1 hour'),
  ('newsletter', 'origin', 'function', 600, '1 hour'),
  ('guest_wishlist', 'client', 'function', 20, '1 hour'),
  ('guest_wishlist', 'address', 'function', 10, '1 hour'),
  ('guest_wishlist', 'origin', 'function', 600, '1 hour'),
  ('inquiry', 'client', 'function', 5, '1 hour'),
  ('inquiry', 'address', 'function', 5, '1 hour'),
  ('inquiry', 'origin', 'function', 300, '1 hour'),
  ('stock_notice', 'client', 'function', 20, '1 hour'),
  ('stock_notice', 'address', 'function', 20, '1 hour'),
  ('stock_notice', 'origin', 'function', 600, '1 hour'),
  ('delete_account', 'address', 'function', 5, '15 minutes'),
  ('delete_account', 'origin', 'function', 300, '15 minutes');

create table public.rate_limits (
  action text not null,
  scope text not null,
  subject text not null,
  attempts integer not null default 1,
  resets_at timestamptz not null,
  primary key (action, scope, subject)
);
comment on table public.rate_limits is 'Attempts in the running period. Emptied as periods end.';
comment on column public.rate_limits.subject is 'SHA-256 of the key that the caller gave: never an address in clear.';
create index rate_limits_resets_at on public.rate_limits (resets_at);
alter table public.rate_limits enable row level security;
grant select, delete on public.rate_limits to service_role;

create function private.count_attempt(action text, scope text, counted_by text, key text) returns integer
  language plpgsql security definer
  set search_path = ''
  as $$
  declare
    rule public.rate_limit_rules;
    counter public.rate_limits;
  begin
    if key is null then
      return 0;
    end if;
    if key !~ '^[A-Za-z0-9_-]{16,128}$' then
      raise exception 'A rate limit key is a hash of 16 to 128 characters' using errcode = '22023';
    end if;

    select * into rule from public.rate_limit_rules as rules
    where rules.action = count_attempt.action
      and rules.scope = count_attempt.scope
      and rules.counted_by = count_attempt.counted_by;
    if not found then
      return 0;
    end if;

    -- A few finished counters go with every attempt, so the table never outgrows one period.
    delete from public.rate_limits
    where ctid in (
      select ctid from public.rate_limits where resets_at <= now() limit 20 for update skip locked
    );

    insert into public.rate_limits as counters (action, scope, subject, resets_at)
    values (rule.action, rule.scope, private.token_hash(key), now() + rule.period)
    on conflict on constraint rate_limits_pkey do update set
      attempts = case
        when counters.resets_at <= now() then 1
        else least(counters.attempts + 1, rule.allowed + 1)
      end,
      resets_at = case
        when counters.resets_at <= now() then excluded.resets_at
        else counters.resets_at
      end
    returning * into counter;

    if counter.attempts <= rule.allowed then
      return 0;
    end if;
    return greatest(1, ceil(extract(epoch from counter.resets_at - now()))::integer);
  end
  $$;

create function public.count_attempt(action text, client_key text, address_key text default null)
  returns integer
  language plpgsql security definer
  set search_path = ''
  as $$
  begin
    if action is null or client_key is null then
      raise exception 'An attempt has an action and a client key' using errcode = '22023';
    end if;
    if not exists (
      select from public.rate_limit_rules as rules
      where rules.action = count_attempt.action and rules.counted_by = 'shop'
    ) then
      raise exception 'Unknown action' using errcode = '22023';
    end if;
    return greatest(
      private.count_attempt(action, 'client', 'shop', client_key),
      private.count_attempt(action, 'address', 'shop', address_key)
    );
  end
  $$;
comment on function public.count_attempt is
  'For the shop''s server: counts a sign-in, sign-up, recovery or resend. Returns 0 to go ahead, else the seconds to wait. The keys are HMACs that only the shop can make, so nobody can use up another one''s attempts.';
grant execute on function public.count_attempt to anon, authenticated, service_role;

create function public.count_function_attempt(
  action text, client_key text default null, address_key text default null, origin_key text default null
)
  returns integer
  language sql security definer
  set search_path = ''
  as $$
    select greatest(
      private.count_attempt(action, 'client', 'function', client_key),
      private.count_attempt(action, 'address', 'function', address_key),
      private.count_attempt(action, 'origin', 'function', origin_key)
    )
  $$;
comment on function public.count_function_attempt is
  'For edge functions: counts one attempt by every key given. Returns 0 to go ahead, else the seconds to wait.';
grant execute on function public.count_function_attempt to service_role;
