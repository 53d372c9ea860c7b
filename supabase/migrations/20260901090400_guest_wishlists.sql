create table public.guest_wishlists (
  id uuid primary key default gen_random_uuid(),
  email public.email_address not null,
  product_id text not null check (char_length(product_id) between 1 and 255),
  shopify_product_id text check (char_length(shopify_product_id) <= 255),
  product_name text not null check (char_length(product_name) between 1 and 255),
  product_category text check (char_length(product_category) <= 100),
  product_image text check (char_length(product_image) <= 2048),
  product_price numeric(12, 2) check (product_price >= 0),
  is_verified boolean not null default false,
  verification_token text unique check (verification_token ~ '^[0-9a-f]{64}$'),
  token_expires_at timestamptz,
  created_at timestamptz not null default now(),
  unique (email, product_id),
  check ((verification_token is null) = (token_expires_at is null))
);
comment on table public.guest_wishlists is
  'Pieces that somebody without an account keeps by e-mail, until they move into an account.';
comment on column public.guest_wishlists.verification_token is
  'SHA-256 of the token in the mailed link; gone once used.';
comment on column public.guest_wishlists.product_id is
  'With the other product columns: what becomes the wishlist row of the account.';

alter table public.guest_wishlists enable row level security;
grant select, insert, update, delete on public.guest_wishlists to service_role;

create function public.verify_guest_wishlist_with_token(token text)
  returns table (email text, product_name text, product_image text, product_price numeric)
  language sql security definer
  set search_path = ''
  as $$
    update public.guest_wishlists as pieces
    set is_verified = true, verification_token = null, token_expires_at = null
    where pieces.verification_token = private.token_hash(token) and pieces.token_expires_at > now()
    returning pieces.email::text, pieces.product_name, pieces.product_image, pieces.product_price
  $$;
comment on function public.verify_guest_wishlist_with_token is
  'Marks the piece behind a mailed link as verified and returns it. Unknown, used and expired tokens all return nothing.';
grant execute on function public.verify_guest_wishlist_with_token to anon, authenticated, service_role;
