import {describe, expect, it} from 'vitest';
import {setPagePolicy} from './page-policy';

function headersOf(path: string, init: ResponseInit = {}, request: RequestInit = {}): Headers {
  const response = new Response(null, init);
  setPagePolicy(new Request(`https://shop.example${path}`, request), response);
  return response.headers;
}

describe('setPagePolicy', () => {
  it.each([
    '/',
    '/collections',
    '/collections/featured',
    '/rings',
    '/rings/first-light-solitaire',
    '/jewelry/a-box',
    '/our-story',
    '/policies/privacy-policy',
  ])('lets the edge keep %s and search engines list it', (path) => {
    const headers = headersOf(path);
    expect(headers.get('Oxygen-Cache-Control')).toMatch(/^public, max-age=\d+/);
    expect(headers.get('Vary')).toBe('Accept-Encoding');
    expect(headers.has('X-Robots-Tag')).toBe(false);
  });

  it.each([
    '/portal',
    '/auth',
    '/wishlist',
    '/cart',
    '/try-on/123',
    '/verify-newsletter',
    '/unknown',
  ])('keeps %s from caches and search engines', (path) => {
    const headers = headersOf(path);
    expect(headers.get('Cache-Control')).toBe('private, no-store');
    expect(headers.has('Oxygen-Cache-Control')).toBe(false);
    expect(headers.get('X-Robots-Tag')).toBe('noindex');
  });

  it('keeps no answer that sets a cookie, fails, or answers a form', () => {
    expect(headersOf('/', {headers: {'Set-Cookie': 'a=b'}}).get('Cache-Control')).toBe(
      'private, no-store',
    );
    expect(headersOf('/', {status: 503}).get('Cache-Control')).toBe('private, no-store');
    expect(headersOf('/contact', {}, {method: 'POST'}).get('Cache-Control')).toBe(
      'private, no-store',
    );
  });

  it('keeps no page that a script asked for: it may have come unfinished', () => {
    const headers = headersOf('/rings/nothing', {}, {headers: {'Sec-Fetch-Dest': 'empty'}});
    expect(headers.get('Cache-Control')).toBe('private, no-store');
    expect(headers.has('Oxygen-Cache-Control')).toBe(false);
  });

  it('lets a browser use data for the page that it was fetched ahead for', () => {
    for (const path of ['/rings.data', '/_root.data', '/rings/first-light-solitaire.data']) {
      expect(headersOf(path).get('Cache-Control')).toBe('private, max-age=10');
    }
    expect(headersOf('/portal.data').get('Cache-Control')).toBe('private, no-store');
  });

  it('lists a list once, and not each way to sort it', () => {
    expect(headersOf('/rings?sort=price-low').get('X-Robots-Tag')).toBe('noindex');
    expect(headersOf('/rings/first-light-solitaire?Size=6').has('X-Robots-Tag')).toBe(false);
  });

  it('leaves an answer that speaks for itself alone', () => {
    const headers = headersOf('/rings', {headers: {'Cache-Control': 'no-store'}});
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.has('Oxygen-Cache-Control')).toBe(false);
  });
});
