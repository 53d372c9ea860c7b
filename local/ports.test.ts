import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, expect, test, vi} from 'vitest';
import {onFreePort} from './ports.ts';
import {startShop} from './shop.ts';

/** Another program, which has a port that was free a moment ago. */
const other = createServer();
let port: number;
beforeAll(async () => {
  await new Promise<void>((resolve) => other.listen(0, 'localhost', resolve));
  ({port} = other.address() as AddressInfo);
});
afterAll(() => other.close());

test('what is taken at the last moment is left, and the next one is tried', async () => {
  const start = vi
    .fn<(port: number) => Promise<number>>()
    .mockRejectedValueOnce(Object.assign(new Error('listen'), {code: 'EADDRINUSE'}))
    .mockImplementation((free) => Promise.resolve(free));
  const started = await onFreePort(port, start);
  const [[first], [second]] = start.mock.calls as [[number], [number]];
  expect(first).toBeGreaterThan(port);
  expect(second).toBeGreaterThan(first);
  expect(started).toBe(second);
});

test('what fails otherwise fails', async () => {
  const broken = new Error('broken');
  await expect(onFreePort(port, () => Promise.reject(broken))).rejects.toBe(broken);
});

test('a shop whose port is taken says so', async () => {
  await expect(startShop({mode: 'preview', port, env: {}})).rejects.toThrow(
    `Port ${port} was taken by another program while the shop was starting.`,
  );
});
