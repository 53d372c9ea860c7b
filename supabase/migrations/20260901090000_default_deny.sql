-- Nothing is reachable until a later migration says so: no role but the owner may touch a new
-- table, and nobody may run a new function. Every table and function below grants what it needs.

alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
-- Execution by everyone is a global default, so it is revoked globally: a schema-wide revoke adds nothing.
alter default privileges revoke execute on functions from public;

create schema private;
comment on schema private is 'What policies and procedures share. The API does not expose it.';
grant usage on schema private to authenticated;

create domain public.email_address as text
  constraint lower_case check (value = lower(value))
  constraint looks_like_an_address check (value ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$')
  constraint not_too_long check (char_length(value) <= 254);
comment on domain public.email_address is 'Kept in lower case, so that one address is one address.';

create function private.token_hash(token text) returns text
  language sql immutable strict parallel safe
  set search_path = ''
  return encode(sha256(convert_to(token, 'UTF8')), 'hex');
comment on function private.token_hash is
  'How every secret is kept: SHA-256 in hex. Tokens are 32 random bytes, so no salt is needed.';

create function private.confirmed_email(of_user uuid) returns text
  language sql stable security definer
  set search_path = ''
  as $$
    select lower(users.email)
    from auth.users
    where users.id = of_user and users.email_confirmed_at is not null
  $$;
comment on function private.confirmed_email is
  'The address that an account has proven to own; null before it is confirmed.';

create function private.my_confirmed_email() returns text
  language sql stable security definer
  set search_path = ''
  as $$ select private.confirmed_email(auth.uid()) $$;
comment on function private.my_confirmed_email is 'For policies: the caller''s own proven address.';
grant execute on function private.my_confirmed_email to authenticated;

create function private.account_of(address text) returns uuid
  language sql stable security definer
  set search_path = ''
  as $$
    select users.id
    from auth.users
    where lower(users.email) = lower(address) and users.email_confirmed_at is not null
    order by users.created_at
    limit 1
  $$;
comment on function private.account_of is 'The account that has proven to own an address, if any.';

create function private.set_updated_at() returns trigger
  language plpgsql
  set search_path = ''
  as $$
  begin
    new.updated_at := now();
    return new;
  end
  $$;
comment on function private.set_updated_at is 'The clock of the database, whatever the client sent.';
