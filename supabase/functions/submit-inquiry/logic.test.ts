import assert from 'node:assert/strict';
import * as v from 'valibot';
import {renderEmail} from '../_shared/email-layout.ts';
import {acknowledgement, inquiryRequest, notification} from './logic.ts';

const letter = {
  firstName: 'Ani',
  lastName: 'Petrosyan',
  email: 'Ani@Example.com',
  message: 'Hello',
};

Deno.test('four fields are enough; blank ones are nothing', () => {
  const parsed = v.parse(inquiryRequest, {...letter, phone: '', inquiryType: ''});
  assert.deepEqual(parsed, {
    kind: 'contact',
    firstName: 'Ani',
    lastName: 'Petrosyan',
    email: 'ani@example.com',
    phone: null,
    inquiryType: null,
    message: 'Hello',
    preferredDate: null,
    preferredTime: null,
    website: '',
  });
});

Deno.test('what is required is asked for', () => {
  for (const field of ['firstName', 'lastName', 'email', 'message']) {
    assert.equal(v.is(inquiryRequest, {...letter, [field]: '  '}), false, field);
  }
  assert.equal(v.is(inquiryRequest, {...letter, inquiryType: 'complaint'}), false);
  assert.equal(v.is(inquiryRequest, {...letter, message: 'x'.repeat(5001)}), false);
});

Deno.test('a date belongs to an appointment', () => {
  const wish = {...letter, preferredDate: '2026-10-01', preferredTime: 'morning'};
  assert.equal(v.parse(inquiryRequest, wish).preferredDate, null);
  assert.equal(v.parse(inquiryRequest, {...wish, kind: 'appointment'}).preferredDate, '2026-10-01');
  assert.equal(v.is(inquiryRequest, {...wish, preferredDate: 'soon'}), false);
});

const stored = {
  id: '1',
  kind: 'appointment',
  first_name: 'Ani',
  last_name: 'Petrosyan',
  email: 'ani@example.com',
  phone: null,
  inquiry_type: 'custom',
  message: 'I would like\na ring.',
  preferred_date: '2026-10-01',
  preferred_time: 'morning',
  created_at: '2026-09-01T10:00:00+00:00',
  mail_attempts: 0,
};

Deno.test('the house reads who wants what', () => {
  const {subject, content} = notification(stored);
  assert.equal(subject, 'Appointment wished by Ani Petrosyan');
  const {text} = renderEmail({name: 'Akn', siteUrl: 'https://shop.example'}, content);
  for (const part of [
    'ani@example.com',
    'Custom work',
    '2026-10-01, morning',
    '> I would like\n> a ring.',
  ]) {
    assert.ok(text.includes(part), part);
  }
  assert.ok(!text.includes('Phone'));
});

Deno.test("the thanks repeat nothing that was written, so they carry nobody else's words", () => {
  const {subject, content} = acknowledgement(stored);
  const {html} = renderEmail({name: 'Akn', siteUrl: 'https://shop.example'}, content);
  for (const part of ['Ani', 'Petrosyan', 'I would like', 'ring'])
    assert.ok(!`${subject} ${html}`.includes(part), part);
});
