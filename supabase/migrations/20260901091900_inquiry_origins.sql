-- Anybody with the publishable key can call leave_inquiry and invent a client key for each call, and
-- each inquiry sends mail. So the connection counts as well, as it does in the functions.

create function private.connection_key() returns text
  language sql stable
  set search_path = ''
  as $$
    select private.token_hash(coalesce(
      headers ->> 'cf-connecting-ip', split_part(headers ->> 'x-forwarded-for', ',', 1), 'unknown'
    ))
    from (select nullif(current_setting('request.headers', true), '')::json as headers) as request
  $$;
comment on function private.connection_key is
  'Stands for the connection of the running request; all that do not tell theirs count as one.';

create function private.one_line(text text) returns text
  language sql immutable strict parallel safe
  set search_path = ''
  return trim(regexp_replace(text, '\s+', ' ', 'g'));
comment on function private.one_line is 'For what goes into the head of a mail.';

create or replace function public.leave_inquiry(
  client_key text,
  first_name text,
  last_name text,
  email text,
  message text,
  phone text default null,
  inquiry_type text default null,
  kind text default 'contact',
  preferred_date date default null,
  preferred_time text default null
)
  returns integer
  language plpgsql security definer
  set search_path = ''
  as $$
  declare
    address text := lower(trim(email));
    wait integer := greatest(
      private.count_attempt('inquiry', 'client', 'function', client_key),
      private.count_attempt('inquiry', 'address', 'function', private.token_hash(address)),
      private.count_attempt('inquiry', 'origin', 'function', private.connection_key())
    );
  begin
    if client_key is null then
      raise exception 'An inquiry comes with a client key' using errcode = '22023';
    end if;
    if wait = 0 then
      insert into public.contact_inquiries (
        kind, first_name, last_name, email, phone, inquiry_type, message, preferred_date, preferred_time
      ) values (
        kind, private.one_line(first_name), private.one_line(last_name), address,
        nullif(private.one_line(phone), ''), nullif(inquiry_type, ''), trim(message),
        preferred_date, nullif(preferred_time, '')
      );
    end if;
    return wait;
  end
  $$;
