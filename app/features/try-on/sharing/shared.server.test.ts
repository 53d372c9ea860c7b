import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterEach, expect, test, vi} from 'vitest';
import {parseEnv} from '~/lib/env.server';
import {sharedPicture} from './shared.server';

let service: Server;
afterEach(() => {
  vi.restoreAllMocks();
  service.closeAllConnections();
  service.close();
});

test('a picture that breaks off on its way is no picture', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  service = createServer((request, response) => {
    response.writeHead(200, {'Content-Type': 'image/webp', 'Content-Length': '1000'});
    response.write('the beginning', () => request.socket.destroy());
  });
  await new Promise<void>((resolve) => service.listen(0, 'localhost', resolve));
  const env = parseEnv({
    SESSION_SECRET: 'long enough for a test',
    PUBLIC_STORE_DOMAIN: 'shop.example',
    PUBLIC_STOREFRONT_API_TOKEN: 'token',
    SUPABASE_URL: `http://localhost:${(service.address() as AddressInfo).port}`,
    SUPABASE_PUBLISHABLE_KEY: 'key',
  });
  const answer = await sharedPicture(env, '4b1f2b0a-9d4c-4f55-8a36-6f0b1a2c3d4e');
  expect(answer.status).toBe(503);
  expect(log).toHaveBeenCalledOnce();
});
