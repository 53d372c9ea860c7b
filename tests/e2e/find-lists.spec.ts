import {expectAccessible} from './accessibility.ts';
import {handheld} from './sizes.ts';
import {expect, hydrated, test} from './test.ts';

const names = 'article h3';

test('a category is filtered, counted, sorted and cleared', async ({page}) => {
  await page.goto('/rings');
  await hydrated(page);
  await expect(page.getByRole('heading', {level: 1, name: 'Rings'})).toBeVisible();
  await expect(page.getByText(/^Solitaires, signets and bands/)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(6);
  // The bar stays in reach.
  await page.getByRole('article').last().scrollIntoViewIfNeeded();
  await expect(page.getByRole('heading', {level: 1})).not.toBeInViewport();
  await expect(page.getByLabel('Sort by')).toBeInViewport();

  await page.getByRole('button', {name: 'Filter'}).click();
  const form = page.getByRole('form', {name: 'Filters'});
  await form.getByRole('checkbox', {name: 'Garnet 1 piece'}).check();
  await expect(page).toHaveURL('/rings?filter.p.m.custom.stone_family=Garnet');
  await expect(page.getByRole('status').filter({hasText: '1 piece'})).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText('Pomegranate Row Band');
  await expectAccessible(page);

  // A second value of the same kind widens the choice.
  await form.getByRole('checkbox', {name: /^Diamond/}).check();
  await expect(page.getByRole('article')).toHaveCount(3);
  await page.getByLabel('Sort by').selectOption('price-low');
  await expect(page).toHaveURL(/stone_family=Garnet&sort=price-low/);
  await expect(page.locator(names)).toHaveText([
    'Pomegranate Row Band',
    'Monastery Window Emerald Ring',
    'First Light Solitaire',
  ]);

  await page.getByRole('link', {name: 'Take off Garnet'}).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(form.getByRole('checkbox', {name: /^Garnet/})).not.toBeChecked();

  await form.getByRole('spinbutton', {name: 'To'}).fill('10');
  await form.getByRole('spinbutton', {name: 'To'}).press('Enter');
  await expect(page.getByRole('heading', {name: 'Nothing answers to all of these'})).toBeVisible();
  await page.getByRole('link', {name: 'Clear all', exact: true}).click();
  await expect(page).toHaveURL('/rings?sort=price-low');
  await expect(page.getByRole('article')).toHaveCount(6);
});

test.describe('on a phone', () => {
  test.use(handheld);

  test('the filters are a sheet', async ({page}) => {
    await page.goto('/rings');
    await hydrated(page);
    await page.getByRole('button', {name: 'Filter'}).click();
    const sheet = page.getByRole('dialog', {name: 'Filter'});
    await sheet.getByRole('checkbox', {name: 'Silver 2 pieces'}).check();
    await sheet.getByRole('button', {name: 'Show 2 pieces'}).click();
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('article')).toHaveCount(2);
    await expect(page.getByRole('button', {name: 'Filter 1 in use'})).toBeFocused();
  });
});

test('more pieces come below those on the page, and are there again on coming back', async ({
  page,
  stack,
  watch,
}) => {
  watch.allow(/503/);
  await page.goto('/collections');
  await hydrated(page);
  const atelier = page.getByRole('region', {name: 'Complete Atelier'});
  await expect(atelier.getByRole('article')).toHaveCount(12);
  await expect(page.getByRole('region', {name: 'Categories'}).getByText('6 pieces')).toHaveCount(4);
  await expect(
    page.getByRole('region', {name: 'Bespoke Commissions'}).getByRole('link'),
  ).toHaveAttribute('href', '/contact');

  const more = atelier.getByRole('link', {name: 'More pieces'});
  stack.storefront.faults.add({kind: 'status', status: 500, operation: 'Pieces'});
  await more.click();
  await expect(atelier.getByRole('alert')).toHaveText(
    'More pieces could not be loaded. Please try again.',
  );
  stack.storefront.faults.clear();
  await more.click();
  await expect(atelier.getByRole('article')).toHaveCount(24);
  await expect(atelier.getByRole('status')).toHaveText('24 pieces shown');
  const first = atelier.getByRole('article').nth(12).getByRole('heading').getByRole('link');
  await expect(first).toBeFocused();
  await expect(more).toBeHidden();
  await expect(page).toHaveURL('/collections');

  await first.click();
  await expect(page).not.toHaveURL('/collections');
  await page.goBack();
  await expect(atelier.getByRole('article')).toHaveCount(24);
});

test('an outage shows the stated text, and the way on works once it is over', async ({
  page,
  stack,
  watch,
}) => {
  watch.allow(/503/);
  const before = stack.log.length;
  stack.storefront.faults.add({kind: 'status', status: 500, operation: 'Collection'});
  // An address of its own, so that no cached answer helps out.
  const answer = await page.goto('/earrings?sort=newest&filter.v.price.gte=1');
  expect(answer?.status()).toBe(503);
  await expect(
    page.getByRole('heading', {
      name: 'No earrings available yet. Please add products to your "earrings" collection in Shopify.',
    }),
  ).toBeVisible();
  await expect
    .poll(() => stack.log.slice(before).filter((line) => line.includes('[storefront] Collection')))
    .toHaveLength(1);
  stack.storefront.faults.clear();
  await page.getByRole('link', {name: 'Try again'}).click();
  await expect(page).toHaveURL('/earrings?sort=newest&filter.v.price.gte=1');
  await expect(page.getByRole('article')).toHaveCount(6);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('lists are filtered, sorted and paged by forms and links', async ({page, watch}) => {
    // Chromium refuses to preload modules that may not run.
    watch.allow(/ csp$/);
    await page.goto('/rings');
    await page.locator('summary').filter({hasText: 'Filter'}).click();
    await page.getByRole('checkbox', {name: /^Silver/}).check();
    await page.getByRole('button', {name: 'Apply'}).click();
    await expect(page.getByRole('article')).toHaveCount(2);
    await page.getByLabel('Sort by').selectOption('price-high');
    await page.getByRole('button', {name: 'Sort'}).click();
    await expect(page).toHaveURL(/metal_family=Silver.*sort=price-high/);
    await expect(page.locator(names)).toHaveText(['Moon over Sevan Ring', 'Khachkar Lattice Band']);

    await page.goto('/collections');
    const all = page.getByRole('region', {name: 'Complete Atelier'});
    const before = await all.locator(names).allTextContents();
    await all.getByRole('link', {name: 'More pieces'}).click();
    await expect(all.getByRole('article')).toHaveCount(12);
    const after = await all.locator(names).allTextContents();
    expect(new Set([...before, ...after]).size).toBe(24);
    await all.getByRole('link', {name: 'Previous page'}).click();
    await expect(all.locator(names)).toHaveText(before);
  });
});

test('the try-on is recalled to whoever comes from it, until it is closed', async ({page}) => {
  await page.goto('/virtual-try-on');
  await hydrated(page);
  const banner = page.getByRole('complementary', {name: 'Virtual try-on'});
  await page.evaluate(() => window.location.assign('/collections'));
  await expect(banner).toBeVisible();
  await expect(banner.getByRole('link', {name: 'Sign In'})).toHaveAttribute(
    'href',
    '/auth?redirect_to=%2Fcollections',
  );
  await banner.getByRole('button', {name: 'Close'}).click();
  await expect(banner).toBeHidden();
  await page.reload();
  await hydrated(page);
  await expect(banner).toBeHidden();
});
