import {type ChildProcess, spawn} from 'node:child_process';
import {cp, rm, writeFile} from 'node:fs/promises';
import {createServer} from 'node:net';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {startStorefront, type Storefront} from '../../../local/storefront/start.ts';
import {read, variant} from './cart-client.ts';

/**
 * The storefront that Shopify's own command line starts new shops with, unmodified, in front of
 * the stand-in: whatever it asks, it has to be answered.
 */
const PROJECT = fileURLToPath(new URL('../../../', import.meta.url));
const STARTER = path.join(PROJECT, 'node_modules/@shopify/cli/dist/assets/hydrogen/starter');
// Inside the project, so that it finds the project's packages.
const COPY = path.join(PROJECT, '.local/contract/starter');

let shop: Storefront;
let preview: ChildProcess;
let log = '';
let url: string;

/** The Hydrogen command line, with the Node that the project brings. */
function hydrogen(args: string[]): ChildProcess {
  const bin = path.join(PROJECT, 'node_modules/.bin');
  const child = spawn(path.join(bin, 'shopify'), ['hydrogen', ...args], {
    cwd: COPY,
    // A group of its own, so that the workers that it starts can be stopped with it.
    detached: true,
    env: {
      PATH: `${bin}:${process.env.PATH}`,
      HOME: process.env.HOME,
      CI: '1',
      SHOPIFY_CLI_NO_ANALYTICS: '1',
    },
  });
  child.stdout?.on('data', (chunk: Buffer) => (log += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (log += chunk.toString()));
  return child;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const {port} = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

beforeAll(async () => {
  shop = await startStorefront();
  await rm(COPY, {recursive: true, force: true});
  await cp(STARTER, COPY, {recursive: true});
  const env = {
    SESSION_SECRET: 'secret',
    PUBLIC_STORE_DOMAIN: shop.url,
    PUBLIC_STOREFRONT_API_TOKEN: shop.token,
    PRIVATE_STOREFRONT_API_TOKEN: shop.privateToken,
  };
  await writeFile(
    path.join(COPY, '.env'),
    Object.entries(env)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  );

  const build = hydrogen(['build', '--no-lockfile-check', '--no-bundle-stats']);
  const code = await new Promise((resolve) => build.once('exit', resolve));
  if (code !== 0) throw new Error(`The starter could not be built:\n${log}`);

  log = '';
  const port = await freePort();
  url = `http://localhost:${port}`;
  preview = hydrogen(['preview', '--port', String(port)]);
  await new Promise<void>((resolve, reject) => {
    preview.stdout?.on('data', () => {
      if (log.includes('View Hydrogen app')) resolve();
    });
    preview.once('exit', () => reject(new Error(`The starter did not start:\n${log}`)));
  });
}, 120_000);

afterAll(async () => {
  const ended = new Promise((resolve) => preview.once('exit', resolve));
  // Not asked politely: the command line sometimes goes on and on after its output is gone.
  if (preview.pid) process.kill(-preview.pid, 'SIGKILL');
  await ended;
  await shop.stop();
});

describe('every page of the starter', () => {
  it.each([
    ['/', 'Featured'],
    ['/collections', 'Necklaces'],
    ['/collections/rings', 'First Light Solitaire'],
    ['/collections/all', 'Nur Pomegranate Pendant'],
    ['/products/first-light-solitaire', 'The moment the sun clears the mountain'],
    ['/products/first-light-solitaire?Metal=18k+white+gold&Size=6', '4,350'],
    ['/search?q=emerald', 'Monastery Window Emerald Ring'],
    ['/search?q=nothing-like-it', 'No results'],
    ['/cart', 'Looks like you haven'],
    ['/policies', 'Privacy Policy'],
    ['/policies/privacy-policy', 'Photos for the virtual try-on'],
    ['/policies/terms-of-service', 'Warranty'],
    ['/policies/refund-policy', 'resizing'],
    ['/policies/shipping-policy', 'Insured Ground'],
    ['/pages/our-story', 'Armenian word for a gem'],
    ['/blogs', 'Journal'],
    ['/blogs/journal', 'Caring for Pearls'],
    ['/blogs/journal/caring-for-pearls', 'A pearl is softer'],
    ['/sitemap.xml', '/sitemap/products/1.xml'],
    ['/sitemap/products/1.xml', '/products/first-light-solitaire'],
    ['/sitemap/collections/1.xml', '/collections/rings'],
    ['/sitemap/pages/1.xml', '/pages/our-story'],
    ['/sitemap/articles/1.xml', 'caring-for-pearls'],
    ['/sitemap/blogs/1.xml', 'journal'],
    ['/robots.txt', 'Sitemap:'],
  ])('%s answers', async (page, text) => {
    const response = await fetch(`${url}${page}`, {headers: {Accept: 'text/html'}});
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(text);
  });

  it('predicts while something is typed', async () => {
    const response = await fetch(`${url}/search.data?q=garn&predictive=true&limit=5`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('nur-pomegranate-pendant');
  });

  it('pages through a list', async () => {
    const first = await (await fetch(`${url}/collections/all`)).text();
    const next = /href="(\/collections\/all\?direction=next[^"]*)"/.exec(first)?.[1];
    const response = await fetch(`${url}${next?.replaceAll('&amp;', '&')}`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('previous');
  });

  it('shows its menus and the name of the shop', async () => {
    const page = await (await fetch(url)).text();
    expect(page).toContain('Akn');
    expect(page).toContain('href="/collections/earrings"');
    expect(page).toContain('Customer Service');
  });

  it('answers 404 for what is not there, and follows redirects of the shop', async () => {
    expect((await fetch(`${url}/products/no-such-piece`)).status).toBe(404);
    const moved = await fetch(`${url}/shop`, {redirect: 'manual'});
    expect([moved.status, moved.headers.get('Location')]).toEqual([301, '/collections']);
  });
});

describe("the starter's cart", () => {
  let cookie = '';
  const send = async (action: string, inputs: Record<string, unknown>) => {
    const response = await fetch(`${url}/cart`, {
      method: 'POST',
      headers: {Cookie: cookie, Accept: 'text/html'},
      body: new URLSearchParams({cartFormInput: JSON.stringify({action, inputs})}),
    });
    expect(response.status).toBe(200);
    keep(response);
    return cart();
  };
  const keep = (response: Response) => {
    for (const header of response.headers.getSetCookie()) cookie = header.split(';')[0] ?? '';
  };
  const cart = async () => {
    const id = decodeURIComponent(cookie.replace('cart=', ''));
    const found = await read(shop, `gid://shopify/Cart/${id}`);
    if (!found) throw new Error(`There is no cart ${id}`);
    return found;
  };

  it('adds, changes and removes lines', async () => {
    const lines = [{merchandiseId: variant(shop, 'DHH-01'), quantity: 1}];
    const added = await send('LinesAdd', {lines});
    expect(added).toMatchObject({totalQuantity: 1});
    const [line] = added.lines.nodes;
    const page = await (await fetch(`${url}/cart`, {headers: {Cookie: cookie}})).text();
    expect(page).toContain('Dusk Hammered Hoops');
    const updated = await send('LinesUpdate', {lines: [{id: line?.id, quantity: 3}]});
    expect(updated).toMatchObject({totalQuantity: 3});
    expect(await send('LinesRemove', {lineIds: [line?.id]})).toMatchObject({totalQuantity: 0});
    await send('LinesAdd', {lines});
  });

  it('takes discount codes, gift cards and who buys', async () => {
    expect(
      await send('DiscountCodesUpdate', {discountCode: 'AKN10', discountCodes: []}),
    ).toMatchObject({cost: {totalAmount: {amount: '468.0'}}});
    const carded = await send('GiftCardCodesAdd', {giftCardCode: 'AKNGIFT000000100'});
    expect(carded).toMatchObject({cost: {totalAmount: {amount: '368.0'}}});
    const giftCardCodes = carded.appliedGiftCards.map(({id}) => id);
    expect(await send('GiftCardCodesRemove', {giftCardCodes})).toMatchObject({
      appliedGiftCards: [],
    });
    expect(
      await send('BuyerIdentityUpdate', {buyerIdentity: {email: 'anna@example.com'}}),
    ).toMatchObject({buyerIdentity: {email: 'anna@example.com'}});
  });

  it('takes a code from a link, and goes straight to the checkout from another', async () => {
    const code = await fetch(`${url}/discount/FREESHIP`, {
      headers: {Cookie: cookie},
      redirect: 'manual',
    });
    expect(code.status).toBe(303);
    expect((await cart()).discountCodes).toMatchObject([{code: 'FREESHIP'}]);
    const number = variant(shop, 'DHH-01').split('/').at(-1);
    const link = await fetch(`${url}/cart/${number}:2?discount=AKN10`, {redirect: 'manual'});
    const location = link.headers.get('Location') ?? '';
    expect(location).toMatch(new RegExp(`^${shop.url}/cart/c/`));
    expect(await (await fetch(location)).text()).toContain('Quantity 2');
  });
});

it('had nothing to complain about', () => {
  expect(log).not.toMatch(/error/i);
});
