import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest';
import {anyPort} from '../ports.ts';
import {anonymous, call, service, shopper, testWorld, type Client} from './test-world.ts';

/** What the service behind `virtual-try-on` answers next, and what it was last asked. */
const provider = {status: 200, body: '', asked: '', calls: 0};
const port = await anyPort();
/** Number of the Monastery Window Emerald Ring. */
const emeraldRing = '7100000000002';
let server: Server;

const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const picture = JSON.stringify({
  candidates: [{content: {parts: [{inlineData: {mimeType: 'image/png', data: png}}]}}],
});
const functionsEnv = {
  TRY_ON_PROVIDER_URL: `http://127.0.0.1:${port}/v1beta`,
  TRY_ON_MODEL: 'a-model',
  TRY_ON_API_KEY: 'a key',
};

beforeAll(async () => {
  server = createServer((request, response) => {
    provider.calls += 1;
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      provider.asked = body;
      response.writeHead(provider.status).end(provider.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  expect((server.address() as AddressInfo).port).toBe(port);
});
beforeEach(() => Object.assign(provider, {status: 200, body: picture, asked: '', calls: 0}));
afterAll(() => new Promise((resolve) => server.close(resolve)));

describe('the generative try-on', () => {
  const world = testWorld({functionsEnv});

  async function begin(client: Client, id: string, consent = true) {
    if (consent) await client.from('try_on_consents').insert({user_id: id, version: 'test'});
    const {data} = await client
      .from('try_on_sessions')
      .insert({user_id: id, product_id: emeraldRing, category: 'rings'})
      .select('id')
      .single();
    const {data: session} = await client.auth.getSession();
    return {
      sessionId: data!.id,
      headers: {Authorization: `Bearer ${session.session?.access_token}`},
      body: {
        sessionId: data!.id,
        imageBase64: `data:image/png;base64,${png}`,
        productId: emeraldRing,
        category: 'rings',
        productImageUrl: `${world.storefront.url}/cdn/shop/files/rings-monastery-window-emerald-ring-cutout.webp`,
      },
    };
  }
  const sessionOf = async (id: string) =>
    (await service(world).from('try_on_sessions').select('*').eq('id', id).single()).data;

  test('a picture is made, kept for the shopper and for nobody else', async () => {
    const {client, id} = await shopper(world, 'generated@example.com');
    const {sessionId, headers, body} = await begin(client, id);
    const answer = await call(world, 'virtual-try-on', body, headers);
    expect(answer.status).toBe(200);
    const {processedImageUrl} = answer.body as {processedImageUrl: string};
    expect((await fetch(processedImageUrl)).headers.get('content-type')).toBe('image/png');
    expect(await sessionOf(sessionId)).toMatchObject({
      status: 'completed',
      engine: 'generative',
      processed_image_url: `${id}/${sessionId}-result.png`,
    });
    expect(provider.asked).toContain('Monastery Window Emerald Ring');
    expect(provider.asked).toContain('20.7 mm wide');
    const theirs = anonymous(world).storage.from('try-on-uploads');
    expect((await theirs.download(`${id}/${sessionId}-result.png`)).data).toBeNull();
  });

  test('failures have the stated texts; what the device made meanwhile stays', async () => {
    const {client, id} = await shopper(world, 'unlucky@example.com');
    const {sessionId, headers, body} = await begin(client, id);
    const busy = 'AI service is busy. Please try again in a moment.';
    const exhausted = 'AI service temporarily unavailable. Please try again later.';
    const failed =
      'Image processing failed. Please try a different photo or check the console for details.';
    for (const [status, told, error] of [
      [429, 429, busy],
      [402, 402, exhausted],
      [500, 502, failed],
    ] as const) {
      Object.assign(provider, {status, body: '{}'});
      const answer = await call(world, 'virtual-try-on', body, headers);
      expect(answer).toEqual({
        status: told,
        body: {error, details: `The service answered ${status}.`},
      });
    }
    expect(await sessionOf(sessionId)).toMatchObject({status: 'failed'});

    Object.assign(provider, {status: 200, body: 'garbage'});
    expect(await call(world, 'virtual-try-on', body, headers)).toEqual({
      status: 200,
      body: {error: 'Failed to generate image', details: 'The answer held no picture.'},
    });

    const other = await begin(client, id, false);
    const result = `${id}/${other.sessionId}-result.jpg`;
    await client
      .from('try_on_sessions')
      .update({status: 'completed', processed_image_url: result})
      .eq('id', other.sessionId);
    await call(world, 'virtual-try-on', other.body, other.headers);
    expect(await sessionOf(other.sessionId)).toMatchObject({
      status: 'completed',
      processed_image_url: result,
    });
  });

  test('only the owner is served, after consent, and with a picture of the shop', async () => {
    const {client, id} = await shopper(world, 'owner@example.com');
    const {headers, body} = await begin(client, id, false);
    expect((await call(world, 'virtual-try-on', body)).status).toBe(401);
    expect((await call(world, 'virtual-try-on', body, headers)).status).toBe(403);
    await client.from('try_on_consents').insert({user_id: id, version: 'test'});

    const stranger = await shopper(world, 'stranger-to-it@example.com');
    const theirs = await begin(stranger.client, stranger.id);
    expect((await call(world, 'virtual-try-on', body, theirs.headers)).status).toBe(404);

    const elsewhere = {...body, productImageUrl: 'http://127.0.0.1:1/secret.png'};
    expect((await call(world, 'virtual-try-on', elsewhere, headers)).status).toBe(502);
    const noPicture = {...body, imageBase64: 'data:text/html;base64,PGI+'};
    expect(await call(world, 'virtual-try-on', noPicture, headers)).toEqual({
      status: 400,
      body: {error: 'Invalid image format after compression'},
    });
    expect(provider.calls).toBe(0);
  });

  test('a shopper has 30 pictures an hour', async () => {
    const {client, id} = await shopper(world, 'tireless@example.com');
    const {headers, body} = await begin(client, id);
    await service(world)
      .from('rate_limit_rules')
      .update({allowed: 1})
      .match({action: 'try_on', scope: 'address'});
    expect((await call(world, 'virtual-try-on', body, headers)).status).toBe(200);
    expect(await call(world, 'virtual-try-on', body, headers)).toEqual({
      status: 429,
      body: {error: 'AI service is busy. Please try again in a moment.'},
    });
    expect(provider.calls).toBe(1);
  });
});

describe('without a service', () => {
  const world = testWorld();

  test('the function says so, and the try-on stays with the device', async () => {
    const {client, id} = await shopper(world, 'device-only@example.com');
    await client.from('try_on_consents').insert({user_id: id, version: 'test'});
    const {data} = await client
      .from('try_on_sessions')
      .insert({user_id: id, product_id: emeraldRing, category: 'rings'})
      .select('id')
      .single();
    const {data: auth} = await client.auth.getSession();
    const body = {
      sessionId: data!.id,
      imageBase64: `data:image/png;base64,${png}`,
      productId: emeraldRing,
      category: 'rings',
      productImageUrl: `${world.storefront.url}/ring.webp`,
    };
    const headers = {Authorization: `Bearer ${auth.session?.access_token}`};
    expect(await call(world, 'virtual-try-on', body, headers)).toEqual({
      status: 503,
      body: {
        error: 'AI service temporarily unavailable. Please try again later.',
        details: 'No generative engine is set up. The device makes the picture.',
      },
    });
    const {data: session} = await client.from('try_on_sessions').select('status').single();
    expect(session?.status).toBe('processing');
  });
});
