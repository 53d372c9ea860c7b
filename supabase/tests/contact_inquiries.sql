begin;
\ir act_as.psql
select plan(19);

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

select * from finish();
rollback;
