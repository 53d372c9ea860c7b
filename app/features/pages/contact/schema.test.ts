import {afterEach, expect, test, vi} from 'vitest';
import {parseInquiry} from './schema';

const letter = {
  firstName: 'Ani',
  lastName: 'Petrosyan',
  email: 'ani@example.com',
  phone: '',
  inquiryType: '',
  message: 'Do you resize rings?',
};

function parse(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return parseInquiry(form);
}

test('first name, last name, email and message are required, the rest is not', () => {
  expect(parse(letter)).toMatchObject({ok: true, inquiry: {kind: 'contact', phone: ''}});
  const blank = parse({...letter, firstName: ' ', lastName: '', email: '', message: '\n'});
  expect(blank).toMatchObject({
    ok: false,
    outcome: {
      errors: {
        firstName: 'Please enter your first name.',
        lastName: 'Please enter your last name.',
        email: 'Please enter your email address.',
        message: 'Please enter a message.',
      },
    },
  });
});

afterEach(() => vi.useRealTimers());

test('an appointment is today or later by the clock of the atelier', () => {
  // Evening in Los Angeles, the next day in Greenwich.
  vi.useFakeTimers({now: new Date('2026-11-22T03:00:00Z')});
  const wish = (preferredDate: string) => parse({...letter, kind: 'appointment', preferredDate});
  expect(wish('2026-11-21').ok).toBe(true);
  expect(wish('2026-11-20')).toMatchObject({
    outcome: {errors: {preferredDate: 'Please choose a day to come.'}},
  });
});

test('what was typed is kept when something is wrong', () => {
  const answer = parse({...letter, email: 'nowhere'});
  expect(answer).toMatchObject({
    ok: false,
    outcome: {
      values: {...letter, email: 'nowhere'},
      errors: {email: 'Please enter a valid email address.'},
      failure: null,
    },
  });
});

test('the five kinds of inquiry, or none', () => {
  for (const inquiryType of ['general', 'product', 'custom', 'appointment', 'care', '']) {
    expect(parse({...letter, inquiryType}).ok, inquiryType).toBe(true);
  }
  expect(parse({...letter, inquiryType: 'refund'}).ok).toBe(false);
});

test('an appointment has a day to come', () => {
  const wish = {...letter, kind: 'appointment', preferredTime: 'morning'};
  expect(parse({...wish, preferredDate: '2999-01-31'})).toMatchObject({
    ok: true,
    inquiry: {kind: 'appointment', preferredDate: '2999-01-31', preferredTime: 'morning'},
  });
  expect(parse({...wish, preferredDate: '2020-01-31'})).toMatchObject({
    ok: false,
    outcome: {errors: {preferredDate: 'Please choose a day to come.'}},
  });
  expect(parse({...wish, preferredDate: 'soon'})).toMatchObject({
    ok: false,
    outcome: {errors: {preferredDate: 'Please choose a date.'}},
  });
});
