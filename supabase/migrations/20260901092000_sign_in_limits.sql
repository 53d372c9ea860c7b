-- Ten wrong passwords from one device kept everybody from an address for a quarter of an hour, its
-- owner too. So a device has its own tries of an address, and all devices together have more.

alter table public.rate_limit_rules drop constraint rate_limit_rules_scope_check;
alter table public.rate_limit_rules add constraint rate_limit_rules_scope_check
  check (scope in ('client', 'address', 'origin', 'pair'));
comment on column public.rate_limit_rules.scope is
  'client: the shopper''s device as the shop knows it. address: the e-mail address or account that it is about. pair: an address as tried by one device. origin: the connection that reaches a function, which may be the whole shop.';

update public.rate_limit_rules set allowed = 40 where action = 'sign_in' and scope = 'address';
insert into public.rate_limit_rules (action, scope, counted_by, allowed, period) values
  ('sign_in', 'pair', 'shop', 10, '15 minutes');

create or replace function public.count_attempt(action text, client_key text, address_key text default null)
  returns integer
  language plpgsql security definer
  set search_path = ''
  as $$
  declare
    wait integer;
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
    wait := greatest(
      private.count_attempt(action, 'client', 'shop', client_key),
      private.count_attempt(action, 'pair', 'shop', private.token_hash(client_key || ' ' || address_key))
    );
    -- What is refused uses up nothing of what others have.
    if wait = 0 then
      wait := private.count_attempt(action, 'address', 'shop', address_key);
    end if;
    return wait;
  end
  $$;
