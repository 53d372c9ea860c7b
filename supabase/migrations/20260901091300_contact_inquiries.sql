create table public.contact_inquiries (
  id uuid primary key default gen_random_uuid(),
  kind text not null default 'contact' check (kind in ('contact', 'appointment')),
  first_name text not null check (char_length(first_name) between 1 and 100),
  last_name text not null check (char_length(last_name) between 1 and 100),
  email public.email_address not null,
  phone text check (char_length(phone) <= 40),
  inquiry_type text check (inquiry_type in ('general', 'product', 'custom', 'appointment', 'care')),
  message text not null check (char_length(message) between 1 and 5000),
  preferred_date date,
  preferred_time text check (preferred_time in ('morning', 'afternoon', 'evening')),
  created_at timestamptz not null default now(),
  mailed_at timestamptz,
  constraint only_appointments_have_a_time check (
    kind = 'appointment' or (preferred_date is null and preferred_time is null)
  )
);
comment on table public.contact_inquiries is
  'What people write to the house, and appointments they ask for. Stored first, mailed after.';
comment on column public.contact_inquiries.mailed_at is
  'When the house was told; while null it is mailed along with the next inquiry.';
create index contact_inquiries_not_mailed on public.contact_inquiries (created_at) where mailed_at is null;
create index contact_inquiries_by_email on public.contact_inquiries (email);

alter table public.contact_inquiries enable row level security;
grant select, insert, update, delete on public.contact_inquiries to service_role;

create function public.leave_inquiry(
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
      private.count_attempt('inquiry', 'address', 'function', private.token_hash(address))
    );
  begin
    if client_key is null then
      raise exception 'An inquiry comes with a client key' using errcode = '22023';
    end if;
    if wait = 0 then
      insert into public.contact_inquiries (
        kind, first_name, last_name, email, phone, inquiry_type, message, preferred_date, preferred_time
      ) values (
        kind, trim(first_name), trim(last_name), address, nullif(trim(phone), ''),
        nullif(inquiry_type, ''), trim(message), preferred_date, nullif(preferred_time, '')
      );
    end if;
    return wait;
  end
  $$;
comment on function public.leave_inquiry is
  'For the shop''s server when the function submit-inquiry cannot be reached: stores the inquiry, to be mailed later. Returns 0 when stored, else the seconds to wait.';
grant execute on function public.leave_inquiry to anon, authenticated, service_role;
