import {expect, test} from 'vitest';
import {clientKey} from './client-key';

const from = (headers: Record<string, string>) => new Request('https://shop.example/', {headers});

test('is the same for one address, another for the next, and what the back end accepts', async () => {
  const first = await clientKey(from({'oxygen-buyer-ip': '203.0.113.7'}), 'secret');
  expect(first).toMatch(/^[\w-]{16,128}$/);
  expect(await clientKey(from({'oxygen-buyer-ip': '203.0.113.7'}), 'secret')).toBe(first);
  expect(await clientKey(from({'oxygen-buyer-ip': '203.0.113.8'}), 'secret')).not.toBe(first);
});

test('counts the addresses of one IPv6 network as one visitor', async () => {
  const keyOf = (address: string) => clientKey(from({'oxygen-buyer-ip': address}), 'secret');
  const home = await keyOf('2001:db8:0:1::7');
  for (const address of ['2001:db8:0:1:ffff::1', '2001:DB8::1:a:b:c:d', '2001:0db8:0:0001::']) {
    expect(await keyOf(address), address).toBe(home);
  }
  for (const address of ['2001:db8:0:2::7', '2001:db8::1', '::1', '203.0.113.7']) {
    expect(await keyOf(address), address).not.toBe(home);
  }
});

test('cannot be made without the secret', async () => {
  const visitor = from({'oxygen-buyer-ip': '203.0.113.7'});
  expect(await clientKey(visitor, 'other')).not.toBe(await clientKey(visitor, 'secret'));
});

test('Oxygen’s header counts before Cloudflare’s', async () => {
  const both = from({'oxygen-buyer-ip': '203.0.113.7', 'cf-connecting-ip': '198.51.100.1'});
  const one = from({'oxygen-buyer-ip': '203.0.113.7'});
  expect(await clientKey(both, 'secret')).toBe(await clientKey(one, 'secret'));
  expect(await clientKey(from({}), 'secret')).toMatch(/^[\w-]{43}$/);
});
