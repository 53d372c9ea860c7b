-- The whole of what the API can reach, in two lists. A new table or procedure belongs here too.
begin;
select plan(5);

select is_empty(
  $$ select relname from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity $$,
  'row level security is on for every table');

select is_empty(
  $$ select relname from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('v', 'm', 'f') $$,
  'there is no view to slip through');

select bag_eq(
  $$
    select tables.relname::text, roles.name, string_agg(verbs.verb, ' ' order by verbs.verb)
    from pg_class as tables
    cross join (values ('anon'), ('authenticated'), ('service_role')) as roles (name)
    join (values ('DELETE'), ('INSERT'), ('REFERENCES'), ('SELECT'), ('TRIGGER'), ('TRUNCATE'), ('UPDATE')) as verbs (verb)
      on case
        when verbs.verb in ('DELETE', 'TRIGGER', 'TRUNCATE') then has_table_privilege(roles.name, tables.oid, verbs.verb)
        else has_any_column_privilege(roles.name, tables.oid, verbs.verb)
      end
    where tables.relnamespace = 'public'::regnamespace and tables.relkind = 'r'
    group by tables.relname, roles.name
  $$,
  $$ values
    ('contact_inquiries', 'service_role', 'DELETE INSERT SELECT UPDATE'),
    ('guest_wishlists', 'service_role', 'DELETE INSERT SELECT UPDATE'),
    ('newsletter_discount_requests', 'service_role', 'DELETE INSERT SELECT UPDATE'),
    ('newsletter_subscriptions', 'authenticated', 'INSERT SELECT UPDATE'),
    ('newsletter_subscriptions', 'service_role', 'DELETE INSERT SELECT UPDATE'),
    ('orders', 'authenticated', 'SELECT'),
    ('orders', 'service_role', 'DELETE INSERT SELECT UPDATE'),
    ('profiles', 'authenticated', 'INSERT SELECT UPDATE'),
    ('profiles', 'service_role', 'DELETE INSERT SELECT UPDATE'),
    ('rate_limit_rules', 'service_role', 'DELETE INSERT SELECT UPDATE'),
    ('rate_limits', 'service_role', 'DELETE SELECT'),
    ('shipments', 'authenticated', 'SELECT'),
    ('shipments', 'service_role', 'DELETE INSERT SELECT UPDATE'),
    ('shopify_customers', 'service_role', 'DELETE INSERT SELECT UPDATE'),
    ('stock_notices', 'service_role', 'DELETE INSERT SELECT UPDATE'),
    ('try_on_consents', 'authenticated', 'INSERT SELECT UPDATE'),
    ('try_on_consents', 'service_role', 'DELETE INSERT SELECT UPDATE'),
    ('try_on_sessions', 'authenticated', 'DELETE INSERT SELECT UPDATE'),
    ('try_on_sessions', 'service_role', 'DELETE INSERT SELECT UPDATE'),
    ('try_on_shares', 'authenticated', 'DELETE INSERT SELECT'),
    ('try_on_shares', 'service_role', 'DELETE INSERT SELECT UPDATE'),
    ('user_photos', 'authenticated', 'DELETE INSERT SELECT UPDATE'),
    ('user_photos', 'service_role', 'DELETE INSERT SELECT UPDATE'),
    ('webhook_receipts', 'service_role', 'DELETE INSERT SELECT UPDATE'),
    ('wishlist', 'authenticated', 'DELETE INSERT SELECT'),
    ('wishlist', 'service_role', 'DELETE INSERT SELECT UPDATE')
  $$,
  'each role reaches these tables, by these verbs');

select bag_eq(
  $$
    select functions.oid::regprocedure::text, roles.name
    from pg_proc as functions
    cross join (values ('anon'), ('authenticated'), ('service_role')) as roles (name)
    where functions.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and has_function_privilege(roles.name, functions.oid, 'EXECUTE')
  $$,
  $$ values
    ('claim_my_records()', 'authenticated'),
    ('count_attempt(text,text,text)', 'anon'),
    ('count_attempt(text,text,text)', 'authenticated'),
    ('count_attempt(text,text,text)', 'service_role'),
    ('count_function_attempt(text,text,text,text)', 'service_role'),
    ('erase_personal_data(uuid)', 'service_role'),
    ('expired_try_on_files(interval,integer)', 'service_role'),
    ('export_my_data()', 'authenticated'),
    ('get_shared_try_on(uuid)', 'anon'),
    ('get_shared_try_on(uuid)', 'authenticated'),
    ('get_shared_try_on(uuid)', 'service_role'),
    ('leave_inquiry(text,text,text,text,text,text,text,text,date,text)', 'anon'),
    ('leave_inquiry(text,text,text,text,text,text,text,text,date,text)', 'authenticated'),
    ('leave_inquiry(text,text,text,text,text,text,text,text,date,text)', 'service_role'),
    ('private.i_agreed_to_try_on()', 'authenticated'),
    ('private.is_my_try_on_file(text,text)', 'authenticated'),
    ('private.is_try_on_path(text)', 'authenticated'),
    ('private.is_try_on_path(text)', 'service_role'),
    ('private.my_confirmed_email()', 'authenticated'),
    ('record_shopify_message(text,text,jsonb,jsonb)', 'service_role'),
    ('unsubscribe_newsletter(text)', 'service_role'),
    ('verify_guest_wishlist_with_token(text)', 'anon'),
    ('verify_guest_wishlist_with_token(text)', 'authenticated'),
    ('verify_guest_wishlist_with_token(text)', 'service_role'),
    ('verify_newsletter_discount_with_token(text)', 'anon'),
    ('verify_newsletter_discount_with_token(text)', 'authenticated'),
    ('verify_newsletter_discount_with_token(text)', 'service_role')
  $$,
  'each role may run these procedures');

select is_empty(
  $$ select oid::regprocedure from pg_proc
     where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
       and not coalesce(proconfig @> array['search_path=""'], false) $$,
  'every procedure has an empty search path');

select * from finish();
rollback;
