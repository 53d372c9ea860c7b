-- A generated picture costs money, so there is a limit by account besides those by device and connection.
insert into public.rate_limit_rules (action, scope, counted_by, allowed, period) values
  ('try_on', 'client', 'function', 60, '1 hour'),
  ('try_on', 'address', 'function', 30, '1 hour'),
  ('try_on', 'origin', 'function', 3000, '1 hour');
