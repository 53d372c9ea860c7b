import {expect, it} from 'vitest';
import {changedPasswordSchema, parseForm, recoveredPasswordSchema, signUpSchema} from './schema';

const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};
const others = {email: 'ani@example.com', current: 'the one until now'};

it.each([
  ['opened', signUpSchema],
  ['recovered', recoveredPasswordSchema],
  ['changed', changedPasswordSchema],
])('a password of an account that is %s has six characters or more', (_, schema) => {
  expect(parseForm(schema, form({...others, password: '12345'}))).toEqual({
    fieldErrors: {password: 'Your password needs at least 6 characters.'},
  });
  expect(parseForm(schema, form({...others, password: '123456'}))).toHaveProperty('input');
});

it.each(['', 'ani', 'ani@', '@example.com', `${'a'.repeat(250)}@example.com`])(
  'no account is opened for the address %j',
  (email) => {
    expect(parseForm(signUpSchema, form({email, password: '123456'}))).toHaveProperty(
      'fieldErrors.email',
    );
  },
);
