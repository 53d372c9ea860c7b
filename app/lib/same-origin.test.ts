import {expect, test} from 'vitest';
import {mayChange} from './same-origin';

const post = (headers: Record<string, string>) =>
  mayChange(new Request('https://shop.example/cart', {method: 'POST', headers}));

test('reading is free for everyone', () => {
  const headers = {Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site'};
  expect(mayChange(new Request('https://shop.example/', {headers}))).toBe(true);
});

test('a form of the shop may change something', () => {
  expect(post({Origin: 'https://shop.example'})).toBe(true);
  expect(post({Origin: 'https://shop.example', 'Sec-Fetch-Site': 'same-origin'})).toBe(true);
  expect(post({})).toBe(true);
});

test.each([
  {Origin: 'https://evil.example'},
  {Origin: 'http://shop.example'},
  {Origin: 'null'},
  {'Sec-Fetch-Site': 'cross-site'},
  {'Sec-Fetch-Site': 'same-site', Origin: 'https://other.shop.example'},
])('a form of another site may not: %o', (headers) => {
  expect(post(headers as Record<string, string>)).toBe(false);
});
