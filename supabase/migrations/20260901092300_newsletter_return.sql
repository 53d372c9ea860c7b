-- The welcome code is given once. Whoever left the letters and whose code had run out was mailed no link
-- any more, and so could not come back. Now their link subscribes as any other; there is no code to give.

create or replace function public.verify_newsletter_discount_with_token(token text)
  returns table (email text, discount_code text)
  language sql security definer
  set search_path = ''
  as $$
    with request as (
      update public.newsletter_discount_requests as requests
      set is_verified = true, verified_at = now(), verification_token = null, token_expires_at = null
      where requests.verification_token = private.token_hash(token)
        and requests.token_expires_at > now()
      returning requests.email::text, requests.discount_code, requests.code_expires_at
    ),
    subscription as (
      insert into public.newsletter_subscriptions as subscriptions (email, user_id, subscription_source)
      select
        request.email,
        -- An account that already subscribes with another address keeps that one.
        (select account from private.account_of(request.email) as account
         where not exists (
           select from public.newsletter_subscriptions as others where others.user_id = account
         )),
        'newsletter_discount_verification'
      from request
      on conflict (email) do update set
        is_active = true,
        unsubscribed_at = null,
        preferences = case
          when subscriptions.is_active then subscriptions.preferences
          else excluded.preferences
        end
    )
    select
      request.email,
      case when request.code_expires_at <= now() then null else request.discount_code end
    from request
  $$;
comment on function public.verify_newsletter_discount_with_token is
  'Proves the address behind a mailed link, subscribes it and returns its welcome code, null where that has run out. Unknown, used and expired tokens all return nothing.';
