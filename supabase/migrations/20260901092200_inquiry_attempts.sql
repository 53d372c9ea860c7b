-- A letter that no mail server takes was tried first for ever, and held up all that came after it.

alter table public.contact_inquiries
  add column mail_attempts smallint not null default 0 check (mail_attempts >= 0);
comment on column public.contact_inquiries.mail_attempts is
  'How often it was tried to tell the house. What was tried least goes first.';

drop index public.contact_inquiries_not_mailed;
create index contact_inquiries_not_mailed on public.contact_inquiries (mail_attempts, created_at)
  where mailed_at is null;
