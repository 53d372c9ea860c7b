import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {resolveCheckoutUrl} from './checkout-url';

const STORE_URL = 'https://akn.myshopify.com/cart/c/Z2NwLXVz?key=4f2a';

it.each([
  [
    '_fd is added',
    STORE_URL,
    undefined,
    'https://akn.myshopify.com/cart/c/Z2NwLXVz?key=4f2a&_fd=0',
  ],
  [
    '_fd is replaced, however often it is there',
    'https://akn.myshopify.com/c/1?_fd=1&key=4f2a&_fd=2',
    undefined,
    'https://akn.myshopify.com/c/1?_fd=0&key=4f2a',
  ],
  ['_fd=0 stays', 'https://shop.test/c/1?_fd=0', undefined, 'https://shop.test/c/1?_fd=0'],
  ['a URL without a query', 'https://shop.test/c/1', undefined, 'https://shop.test/c/1?_fd=0'],
  ['a fragment stays', 'https://shop.test/c/1#pay', undefined, 'https://shop.test/c/1?_fd=0#pay'],
  [
    'a bare branded host',
    STORE_URL,
    'checkout.akn.example',
    'https://checkout.akn.example/cart/c/Z2NwLXVz?key=4f2a&_fd=0',
  ],
  [
    'a bare branded host with a port',
    STORE_URL,
    'checkout.akn.example:8443',
    'https://checkout.akn.example:8443/cart/c/Z2NwLXVz?key=4f2a&_fd=0',
  ],
  [
    'a branded URL, its path left out',
    STORE_URL,
    'https://checkout.akn.example/pay',
    'https://checkout.akn.example/cart/c/Z2NwLXVz?key=4f2a&_fd=0',
  ],
  ['a blank branded host', 'https://shop.test/c/1', '  ', 'https://shop.test/c/1?_fd=0'],
  ['no branded host', 'https://shop.test/c/1', null, 'https://shop.test/c/1?_fd=0'],
  [
    'the store’s port does not outlive its host',
    'http://localhost:3456/cart/c/1?key=k',
    'checkout.akn.example',
    'https://checkout.akn.example/cart/c/1?key=k&_fd=0',
  ],
  [
    'a bare local host is plain HTTP',
    STORE_URL,
    'localhost:3456',
    'http://localhost:3456/cart/c/Z2NwLXVz?key=4f2a&_fd=0',
  ],
  ['a local address', 'https://s.test/c/1', '127.0.0.1:80', 'http://127.0.0.1/c/1?_fd=0'],
  ['a local IPv6 address', 'https://s.test/c/1', '[::1]:3456', 'http://[::1]:3456/c/1?_fd=0'],
  [
    'a local URL that says HTTPS',
    'http://localhost:3456/c/1',
    'https://localhost:3457',
    'https://localhost:3457/c/1?_fd=0',
  ],
  ['a local store on its own', 'http://localhost:3456/c/1', '', 'http://localhost:3456/c/1?_fd=0'],
])('%s', (_, webUrl, brandedHost, resolved) => {
  expect(resolveCheckoutUrl(webUrl, brandedHost)).toBe(resolved);
});

describe('what a browser could not open', () => {
  it.each([
    [null],
    [undefined],
    [''],
    ['/cart/c/1'],
    ['akn.myshopify.com/cart'],
    ['https://'],
    ['javascript:alert(1)'],
    ['data:text/html,hello'],
    ['ftp://shop.test/c/1'],
  ])('%s is no checkout URL', (webUrl) => {
    expect(resolveCheckoutUrl(webUrl)).toBeNull();
    expect(resolveCheckoutUrl(webUrl, 'checkout.akn.example')).toBeNull();
  });

  it.each(['not a host', 'https://', 'ftp://checkout.akn.example', 'checkout:port'])(
    '%s is no host',
    (brandedHost) => {
      expect(resolveCheckoutUrl(STORE_URL, brandedHost)).toBeNull();
    },
  );
});

it('keeps every other parameter and is done after once', () => {
  const parameters = fc.array(fc.tuple(fc.string(), fc.string()), {maxLength: 5});
  fc.assert(
    fc.property(parameters, (pairs) => {
      const others = pairs.filter(([name]) => name !== '_fd');
      const url = new URL('https://shop.test/c/1');
      for (const [name, value] of others) url.searchParams.append(name, value);
      const resolved = resolveCheckoutUrl(url.href, 'checkout.akn.example') ?? '';
      expect([...new URL(resolved).searchParams]).toEqual([...[...url.searchParams], ['_fd', '0']]);
      expect(resolveCheckoutUrl(resolved, 'checkout.akn.example')).toBe(resolved);
    }),
  );
});
