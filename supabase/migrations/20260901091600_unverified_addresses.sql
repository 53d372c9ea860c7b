-- An address that nobody confirmed is not kept: thirty days after its link ran out it goes, along
-- with the next one that comes in.

create index guest_wishlists_not_verified on public.guest_wishlists (token_expires_at)
  where not is_verified;
create index newsletter_discount_requests_not_verified
  on public.newsletter_discount_requests (token_expires_at) where not is_verified;

create function private.forget_unverified() returns trigger
  language plpgsql security definer
  set search_path = ''
  as $$
  begin
    execute format(
      'delete from public.%I where not is_verified and token_expires_at < now() - interval ''30 days''',
      tg_table_name
    );
    return null;
  end
  $$;

create trigger guest_wishlists_forget_unverified after insert on public.guest_wishlists
  for each statement execute function private.forget_unverified();
create trigger newsletter_discount_requests_forget_unverified
  after insert on public.newsletter_discount_requests
  for each statement execute function private.forget_unverified();
