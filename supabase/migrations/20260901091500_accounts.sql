-- What concerns all of a shopper's data at once: taking it over, handing it out, erasing it.

create function public.claim_my_records() returns table (wishlist_items integer, orders integer)
  language plpgsql security definer
  set search_path = ''
  as $$
  declare
    me constant uuid := auth.uid();
    address constant text := private.confirmed_email(me);
  begin
    wishlist_items := 0;
    orders := 0;
    if address is null then
      return next;
      return;
    end if;

    with moved as (
      delete from public.guest_wishlists as pieces
      where pieces.email = address and pieces.is_verified
      returning pieces.*
    ),
    added as (
      insert into public.wishlist (
        user_id, product_id, shopify_product_id, product_name, product_category, product_image,
        product_price, created_at
      )
      select
        me, moved.product_id, moved.shopify_product_id, moved.product_name, moved.product_category,
        moved.product_image, moved.product_price, moved.created_at
      from moved
      on conflict on constraint wishlist_user_id_product_id_key do nothing
      returning id
    )
    select count(*) into wishlist_items from added;

    insert into public.shopify_customers (shopify_customer_id, user_id)
    select distinct mine.shopify_customer_id, me
    from public.orders as mine
    where mine.user_id is null and mine.email = address and mine.shopify_customer_id is not null
    on conflict do nothing;

    update public.orders as mine set user_id = me
    where mine.user_id is null and (
      mine.email = address
      or mine.shopify_customer_id in (
        select customers.shopify_customer_id from public.shopify_customers as customers
        where customers.user_id = me
      )
    );
    get diagnostics orders = row_count;

    update public.newsletter_subscriptions as mine set user_id = me
    where mine.email = address and mine.user_id is null
      and not exists (
        select from public.newsletter_subscriptions as others where others.user_id = me
      );

    return next;
  end
  $$;
comment on function public.claim_my_records is
  'Called after sign-in: moves verified guest pieces into the wishlist and takes over orders and the subscription of the caller''s confirmed address. Harmless when repeated.';
grant execute on function public.claim_my_records to authenticated;

create function public.export_my_data() returns jsonb
  language sql stable security definer
  set search_path = ''
  as $$
    with me as (
      select users.id, users.email, users.created_at, private.confirmed_email(users.id) as address
      from auth.users where users.id = auth.uid()
    )
    select jsonb_build_object(
      'account', jsonb_build_object('id', me.id, 'email', me.email, 'created_at', me.created_at),
      'profile', (select to_jsonb(rows) from public.profiles as rows where rows.user_id = me.id),
      'wishlist', (select coalesce(jsonb_agg(to_jsonb(rows)), '[]') from public.wishlist as rows where rows.user_id = me.id),
      'orders', (select coalesce(jsonb_agg(to_jsonb(rows)), '[]') from public.orders as rows where rows.user_id = me.id),
      'shipments', (
        select coalesce(jsonb_agg(to_jsonb(rows)), '[]')
        from public.shipments as rows join public.orders on orders.id = rows.order_id
        where orders.user_id = me.id
      ),
      'try_on_consents', (select coalesce(jsonb_agg(to_jsonb(rows)), '[]') from public.try_on_consents as rows where rows.user_id = me.id),
      'user_photos', (select coalesce(jsonb_agg(to_jsonb(rows)), '[]') from public.user_photos as rows where rows.user_id = me.id),
      'try_on_sessions', (select coalesce(jsonb_agg(to_jsonb(rows)), '[]') from public.try_on_sessions as rows where rows.user_id = me.id),
      'try_on_shares', (select coalesce(jsonb_agg(to_jsonb(rows)), '[]') from public.try_on_shares as rows where rows.user_id = me.id),
      'files', (
        select coalesce(jsonb_agg(objects.name order by objects.name), '[]')
        from storage.objects
        where objects.bucket_id = 'try-on-uploads' and starts_with(objects.name, me.id || '/')
      ),
      'newsletter_subscriptions', (
        select coalesce(jsonb_agg(to_jsonb(rows)), '[]') from public.newsletter_subscriptions as rows
        where rows.user_id = me.id or rows.email = me.address
      ),
      'newsletter_discount_requests', (
        select coalesce(jsonb_agg(to_jsonb(rows) - 'verification_token'), '[]')
        from public.newsletter_discount_requests as rows where rows.email = me.address
      ),
      'guest_wishlists', (
        select coalesce(jsonb_agg(to_jsonb(rows) - 'verification_token'), '[]')
        from public.guest_wishlists as rows where rows.email = me.address
      ),
      'contact_inquiries', (select coalesce(jsonb_agg(to_jsonb(rows)), '[]') from public.contact_inquiries as rows where rows.email = me.address),
      'stock_notices', (select coalesce(jsonb_agg(to_jsonb(rows)), '[]') from public.stock_notices as rows where rows.email = me.address)
    )
    from me
  $$;
comment on function public.export_my_data is
  'Everything kept about the caller, for download. Files are listed by path; the shop signs them.';
grant execute on function public.export_my_data to authenticated;

create function public.erase_personal_data(of_user uuid) returns void
  language plpgsql security definer
  set search_path = ''
  as $$
  declare
    address constant text := private.confirmed_email(of_user);
  begin
    delete from public.newsletter_subscriptions where user_id = of_user or email = address;
    delete from public.newsletter_discount_requests where email = address;
    delete from public.guest_wishlists where email = address;
    delete from public.contact_inquiries where email = address;
    delete from public.stock_notices where email = address;
    delete from public.orders where user_id = of_user or email = address;
  end
  $$;
comment on function public.erase_personal_data is
  'Before an account is deleted: what is kept by address, not by account. The rest goes with the user by cascade.';
grant execute on function public.erase_personal_data to service_role;
