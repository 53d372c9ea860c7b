import {sizes} from './sizes.ts';
import {expect, hydrated, test} from './test.ts';

for (const {size, options} of sizes) {
  test.describe(size, () => {
    test.use(options);

    test('the search guesses, is led by the keyboard, and remembers', async ({page}) => {
      await page.goto('/rings');
      await hydrated(page);
      await page.getByRole('link', {name: 'Search'}).click();
      const dialog = page.getByRole('dialog', {name: 'Search'});
      const field = dialog.getByRole('combobox');
      await expect(field).toBeFocused();

      await field.fill('garn');
      const pieces = dialog.getByRole('group', {name: 'Pieces'});
      await expect(pieces.getByRole('option').first()).toContainText(/\$|Price on Request/);
      await expect(dialog.getByRole('group', {name: 'Suggestions'})).toBeVisible();

      await field.press('ArrowDown');
      await expect(dialog.getByRole('option', {selected: true})).toHaveCount(1);
      await field.press('ArrowUp');
      await expect(dialog.getByRole('option', {selected: true})).toHaveCount(0);
      await field.press('Enter');
      await expect(page).toHaveURL('/search?q=garn');
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Results for “garn”');
      await expect(page.getByRole('article').first()).toBeVisible();

      await page.getByRole('link', {name: 'Search'}).click();
      await expect(field).toBeFocused();
      await field.press('ArrowDown');
      await expect(dialog.getByRole('option', {selected: true})).toHaveText('garn');
      await field.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('link', {name: 'Search'})).toBeFocused();
    });
  });
}

test('results are filtered and sorted like any list, and nothing found has a way on', async ({
  page,
}) => {
  await page.goto('/search?q=gold');
  await hydrated(page);
  const all = await page.getByRole('article').count();
  await page.getByRole('button', {name: 'Filter'}).click();
  await page
    .getByRole('form', {name: 'Filters'})
    .getByRole('checkbox', {name: /^Rings/})
    .check();
  await expect(page).toHaveURL('/search?q=gold&filter.p.product_type=Rings');
  await expect(page.getByRole('link', {name: 'Take off Rings'})).toBeVisible();
  await expect.poll(() => page.getByRole('article').count()).toBeLessThan(all);
  await expect(page.getByLabel('Sort by').getByRole('option')).toHaveText([
    'Best match',
    'Price, low to high',
    'Price, high to low',
  ]);
  await page.getByLabel('Sort by').selectOption('price-high');
  await expect(page).toHaveURL(/sort=price-high/);
  await expect(page.locator('article h3').first()).toHaveText('First Light Solitaire');

  await page.goto('/search?q=xyzzy');
  await expect(page.getByRole('heading', {name: 'Nothing found for “xyzzy”'})).toBeVisible();
});

test('while the provider is away the field still works, and the page says so', async ({
  page,
  stack,
  watch,
}) => {
  watch.allow(/503/);
  stack.storefront.faults.add({kind: 'status', status: 500, operation: 'Suggestions'});
  stack.storefront.faults.add({kind: 'status', status: 500, operation: 'Search'});
  await page.goto('/rings');
  await hydrated(page);
  await page.getByRole('link', {name: 'Search'}).click();
  const dialog = page.getByRole('dialog', {name: 'Search'});
  await dialog.getByRole('combobox').fill('lattice');
  await expect(dialog.getByRole('status')).toHaveText(
    'Suggestions cannot be reached just now. Press Enter to search.',
  );
  await dialog.getByRole('combobox').press('Enter');
  await expect(
    page.getByRole('heading', {name: 'The search cannot be reached just now'}),
  ).toBeVisible();
  // Below the first view it stands still, however late the answer came.
  await expect(page.getByRole('contentinfo')).not.toBeInViewport();
  stack.storefront.faults.clear();
  await page.getByRole('link', {name: 'Try again'}).click();
  await expect(page.locator('article h3').first()).toHaveText('Khachkar Lattice Band');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the search is a link, a form and a page', async ({page, watch}) => {
    watch.allow(/ csp$/);
    await page.goto('/rings');
    await page.getByRole('link', {name: 'Search'}).click();
    await page.getByRole('searchbox').fill('moonstone');
    await page.getByRole('button', {name: 'Search'}).click();
    await expect(page).toHaveURL('/search?q=moonstone');
    await expect(page.locator('article h3').first()).toHaveText('Moon over Sevan Ring');
  });
});
