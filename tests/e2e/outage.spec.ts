import type {Fault} from '../../local/storefront/faults.ts';
import {addFrom, bagLinkOf, drawerOf, openBag, saved, termOf} from './bag.ts';
import {expect, hydrated, test as base} from './test.ts';

/** No page is in the shop's cache when the provider goes away. */
const test = base.extend({
  baseURL: async ({freshShop}, provide) => provide(freshShop.url),
});

const faults: Record<string, Fault> = {
  'HTTP 500': {kind: 'status', status: 500},
  'HTTP 429': {kind: 'status', status: 429},
  'no answer': {kind: 'hang'},
  'a dropped connection': {kind: 'drop'},
  'a GraphQL error': {kind: 'graphql-error', code: 'INTERNAL_SERVER_ERROR', message: 'Broken.'},
  'empty data': {kind: 'empty-data'},
};

/** Each page, the text that says it, and the way on. */
const pages = [
  {
    path: '/',
    text: 'No products available at the moment. Please check back later.',
    wayOn: 'href="/collections"',
  },
  {
    path: '/collections',
    text: 'No products available at the moment. Please check back later.',
    wayOn: 'href="/contact"',
  },
  ...['rings', 'earrings', 'necklaces', 'bracelets'].map((category) => ({
    path: `/${category}`,
    text: `No ${category} available yet. Please add products to your &quot;${category}&quot; collection in Shopify.`,
    wayOn: 'href="/collections"',
  })),
  {
    path: '/rings/first-light-solitaire',
    text: 'The catalogue cannot be reached just now',
    wayOn: 'Try again',
  },
  {path: '/product/7100000000001', text: 'cannot be reached just now', wayOn: 'Try again'},
  {path: '/cart', text: 'Your bag cannot be reached just now', wayOn: 'Try again'},
  ...['/policies', '/policies/refund-policy'].map((path) => ({
    path,
    text: 'This cannot be shown just now',
    wayOn: 'href="/contact"',
  })),
  {
    path: '/cart?checkout=unavailable',
    text: 'The checkout cannot be reached. Your bag is safe.',
    wayOn: 'Try again',
  },
];

for (const [name, fault] of Object.entries(faults)) {
  test(`with ${name}, every page says so once and offers a way on, and one line in the log`, async ({
    request,
    stack,
    freshShop,
  }) => {
    // The bag's page asks only for a bag that there is.
    await request.post('/cart.json', {
      form: {
        cartFormInput: JSON.stringify({
          action: 'LinesAdd',
          inputs: {
            lines: [{merchandiseId: stack.storefront.store.catalogue.products[0]!.variants[0]!.id}],
          },
        }),
      },
    });
    stack.storefront.faults.add(fault);
    const before = freshShop.log.length;
    // Side by side: where nobody answers, each of them waits as long as the shop has patience.
    const answers = await Promise.all(
      pages.map(async (page) => {
        const response = await request.get(page.path);
        return {...page, status: response.status(), html: await response.text()};
      }),
    );
    for (const {path, text, wayOn, status, html} of answers) {
      expect.soft(status, path).toBe(503);
      const shown = html.replaceAll(/<script[^>]*>.*?<\/script>/gs, '');
      const times = shown.split(text).length - 1;
      expect.soft(times, `${path} says "${text}" once`).toBe(1);
      expect.soft(html, `${path} offers a way on`).toContain(wayOn);
    }
    // One line for each page; the runtime shows the two equal ones of the bag's page as one.
    const asked = new Set(pages.map(({path}) => path.replace(/\?.*/, '')));
    const lines = () =>
      freshShop.log.slice(before).filter((line) => !/^\s+(GET|POST)\b/.test(line));
    await expect.poll(() => lines().length).toBeGreaterThanOrEqual(asked.size);
    expect(lines().length, lines().join('\n')).toBeLessThanOrEqual(pages.length);
    const told = lines().map((line) => /^\[storefront\] \w+: .+ at (.+)$/.exec(line)?.[1] ?? line);
    expect(new Set(told)).toEqual(asked);
  });
}

// Before the next one, which leaves every page in the shop's cache.
test('where no answer ever comes, a page that is already there says so in its place, and nothing jumps', async ({
  page,
  stack,
  watch,
}) => {
  watch.allow(/503/);
  await page.goto('/our-story');
  await hydrated(page);
  // What the local runtime compresses it holds back until it is whole.
  await page.setExtraHTTPHeaders({'Accept-Encoding': 'identity'});
  stack.storefront.faults.add({kind: 'hang'});
  const main = page.getByRole('main');
  const patience = {timeout: 20_000};

  const rings = page.getByRole('banner').getByRole('link', {name: 'Rings', exact: true});
  await rings.dispatchEvent('click');
  await expect(main.locator('.animate-breathe.aspect-piece')).toHaveCount(8);
  await expect(main.getByRole('heading', {name: 'No rings available yet'})).toBeVisible(patience);

  await page.getByRole('link', {name: 'Search'}).dispatchEvent('click');
  const field = page.getByRole('dialog', {name: 'Search'}).getByRole('combobox');
  await field.fill('lattice');
  await field.press('Enter');
  await expect(main.locator('.animate-breathe.aspect-piece')).toHaveCount(8);
  await expect(
    main.getByRole('heading', {name: 'The search cannot be reached just now'}),
  ).toBeVisible(patience);
});

test('an outage keeps the bag, and every page is there again afterwards', async ({
  page,
  request,
  stack,
  watch,
}) => {
  watch.allow(/503/);
  await addFrom(page, 'earrings', 'Dusk Hammered Hoops');
  await saved(page);
  for (const fault of [faults['empty data']!, faults['a dropped connection']!]) {
    stack.storefront.faults.clear();
    stack.storefront.faults.add(fault);
    await page.goto('/necklaces');
    await expect(bagLinkOf(page)).toHaveAccessibleName('Shopping bag, 1 item');
    await openBag(page);
    await expect(termOf(drawerOf(page), 'Subtotal (1 item)')).toHaveText('$520.00');
    await page.goto('/cart');
    await expect(
      page.getByRole('main').getByRole('link', {name: 'Dusk Hammered Hoops'}),
    ).toBeVisible();
  }
  stack.storefront.faults.clear();

  // A provider that is only slow: the room of what is on its way is kept.
  await page.goto('/our-story');
  await hydrated(page);
  // As above: what is compressed would come whole.
  await page.setExtraHTTPHeaders({'Accept-Encoding': 'identity'});
  stack.storefront.faults.add({kind: 'latency', ms: 2_000});
  const placeholders = page.getByRole('main').locator('.animate-breathe.aspect-piece');
  const header = page.getByRole('banner');
  for (const [name, path, count] of [
    ['Rings', '/rings', 8],
    ['Collections', '/collections', 12],
    ['Akn, home', '/', 4],
  ] as const) {
    // Nobody points at it first: what was fetched beforehand needs no room kept.
    await header.getByRole('link', {name, exact: true}).dispatchEvent('click');
    await expect(page).toHaveURL(path);
    await expect(placeholders).toHaveCount(count);
  }
  stack.storefront.faults.clear();
  for (const {path} of pages) expect((await request.get(path)).status(), path).toBe(200);
});
