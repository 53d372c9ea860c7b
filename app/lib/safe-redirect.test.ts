import {expect, test} from 'vitest';
import {safeRedirectTarget} from './safe-redirect';

const request = new Request('https://shop.example/auth');

test.each([
  ['/portal', '/portal'],
  ['/portal?tab=orders#top', '/portal?tab=orders#top'],
  ['https://shop.example/collections', '/collections'],
])('%s stays within the shop', (target, path) => {
  expect(safeRedirectTarget(request, target)).toBe(path);
});

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  'https://evil.example/',
  'https://shop.example.evil.example/',
  'https://shop.example@evil.example/',
  'http://shop.example/portal',
  'javascript:alert(1)',
  'data:text/html,x',
  'portal',
  '',
  null,
  undefined,
])('%s leads home instead', (target) => {
  expect(safeRedirectTarget(request, target)).toBe('/');
});

test('home can be another page', () => {
  expect(safeRedirectTarget(request, '//evil.example', '/portal')).toBe('/portal');
});
