create table public.stock_notices (
  id uuid primary key default gen_random_uuid(),
  email public.email_address not null,
  variant_id bigint not null,
  product_name text not null check (char_length(product_name) between 1 and 255),
  product_path text not null check (product_path ~ '^/[^/]' and char_length(product_path) <= 300),
  created_at timestamptz not null default now(),
  unique (variant_id, email)
);
comment on table public.stock_notices is
  'Who wants one message when a piece is back. The row goes when the message has gone out.';
create index stock_notices_by_email on public.stock_notices (email);

alter table public.stock_notices enable row level security;
grant select, insert, update, delete on public.stock_notices to service_role;
