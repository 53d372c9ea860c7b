create table public.wishlist (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  product_id text not null check (char_length(product_id) between 1 and 255),
  shopify_product_id text check (char_length(shopify_product_id) <= 255),
  product_name text not null check (char_length(product_name) between 1 and 255),
  product_category text check (char_length(product_category) <= 100),
  product_image text check (char_length(product_image) <= 2048),
  product_price numeric(12, 2) check (product_price >= 0),
  created_at timestamptz not null default now(),
  constraint wishlist_user_id_product_id_key unique (user_id, product_id)
);
comment on table public.wishlist is 'Pieces that a shopper keeps, once each.';
comment on column public.wishlist.product_price is
  'Price when it was saved, in the shop''s currency; null or 0 is a price on request.';
create index wishlist_newest_first on public.wishlist (user_id, created_at desc);

alter table public.wishlist enable row level security;
grant select, delete, insert (
  user_id, product_id, shopify_product_id, product_name, product_category, product_image, product_price
) on public.wishlist to authenticated;
grant select, insert, update, delete on public.wishlist to service_role;

create policy "Shoppers see their own wishlist" on public.wishlist
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Shoppers add to their own wishlist" on public.wishlist
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Shoppers remove from their own wishlist" on public.wishlist
  for delete to authenticated using (user_id = (select auth.uid()));
