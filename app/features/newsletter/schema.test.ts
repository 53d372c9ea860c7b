import {expect, test} from 'vitest';
import {parseNewsletterForm} from './schema';

function form(email: string, ...chosen: string[]) {
  const data = new FormData();
  data.set('email', email);
  for (const preference of chosen) data.append('preferences', preference);
  return parseNewsletterForm(data);
}

test('an address and what it likes', () => {
  expect(form(' Ani@Example.com ', 'rings', 'earrings')).toEqual({
    email: 'ani@example.com',
    preferences: {rings: true, necklaces: false, earrings: true},
  });
});

test('no address, in the stated words', () => {
  const told = {
    status: 'email',
    title: 'Email Required',
    message: 'Please enter your email address.',
  };
  expect(form('  ', 'rings')).toEqual(told);
  expect(parseNewsletterForm(new FormData())).toEqual(told);
  expect(form('nowhere', 'rings')).toMatchObject({
    status: 'email',
    message: 'Please enter a valid email address.',
  });
});

test('no preference, in the stated words', () => {
  const told = {
    status: 'preferences',
    title: 'Preference Required',
    message: 'Please select at least one preference.',
  };
  expect(form('ani@example.com')).toEqual(told);
  expect(form('ani@example.com', 'bracelets')).toEqual(told);
});
