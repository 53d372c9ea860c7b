begin;
\ir act_as.psql
select plan(22);

select pg_temp.is_closed('contact_inquiries');
create function pg_temp.leave(message text, key text default repeat('k', 32), kind text default 'contact', email text default 'Nare@Example.com ')
  returns integer language sql
  as $$ select leave_inquiry(key, ' Nare', 'Petrosyan', email, message, '', 'custom', kind) $$;

select pg_temp.act_as_anonymous();
select is(pg_temp.leave('Could you make it in rose gold?'), 0, 'an inquiry is left');
select pg_temp.act_as_service();
select results_eq(
  $$ select first_name, email::text, phone, inquiry_type, mailed_at from contact_inquiries $$,
  $$ values ('Nare', 'nare@example.com', null, 'custom', null::timestamptz) $$, 'tidy, and waiting to be mailed');

select pg_temp.act_as_anonymous();
select throws_ok($$ select pg_temp.leave('   ') $$, '23514', null, 'something is asked');
select throws_ok($$ select pg_temp.leave(repeat('x', 5001)) $$, '23514', null, 'within reason');
select throws_ok($$ select pg_temp.leave('x', email => 'nowhere') $$, '23514', null, 'by somebody who can be answered');
select throws_ok($$ select pg_temp.leave('x', kind => 'complaint') $$, '23514', null, 'of a known kind');
select throws_ok(
  $$ select leave_inquiry(repeat('k', 32), 'A', 'B', 'a@example.com', 'x', preferred_date => '2026-10-01') $$,
  '23514', null, 'only appointments have a date');
select throws_ok($$ select pg_temp.leave('x', key => null) $$, '22023', null, 'counted by client');

select pg_temp.act_as_admin();
update rate_limit_rules set allowed = 1 where action = 'inquiry';
delete from rate_limits;
select pg_temp.act_as_anonymous();
select is(pg_temp.leave('First'), 0, 'one more is left');
select ok(pg_temp.leave('Second') > 0, 'then one waits');
select pg_temp.act_as_service();
select is((select count(*) from contact_inquiries), 2::bigint, 'and it is not stored');

select pg_temp.act_as_admin();
update rate_limit_rules set allowed = 2 where action = 'inquiry' and scope = 'origin';
delete from rate_limits;
create function pg_temp.leave_as_somebody_new(number integer) returns integer language sql
  as $$ select pg_temp.leave('x', key => repeat('k', 20) || number, email => number || '@example.com') $$;
select pg_temp.act_as_anonymous();
select set_config('request.headers', '{"cf-connecting-ip": "203.0.113.7", "x-forwarded-for": "1.2.3.4"}', true);
select results_eq(
  $$ select pg_temp.leave_as_somebody_new(number) > 0 from generate_series(1, 3) as number $$,
  array[false, false, true], 'invented keys and addresses come from one connection all the same');
select set_config('request.headers', '{"cf-connecting-ip": "203.0.113.8", "x-forwarded-for": "1.2.3.4"}', true);
select is(pg_temp.leave_as_somebody_new(4), 0, 'which keeps nobody else waiting');
select leave_inquiry(repeat('n', 32), E'Ani\r\nBcc: a@example.com', 'B', 'lines@example.com', 'x');
select pg_temp.act_as_service();
select is(
  (select first_name from contact_inquiries where email = 'lines@example.com'), 'Ani Bcc: a@example.com',
  'a name is one line');

select * from finish();
rollback;
