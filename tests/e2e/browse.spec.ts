import {sizes} from './sizes.ts';
import {expect, hydrated, test} from './test.ts';

for (const {size, options} of sizes) {
  test.describe(size, () => {
    test.use(options);

    test('from the home page to a category and a piece', async ({page}) => {
      await page.goto('/');
      await hydrated(page);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await expect(
        page.getByRole('region', {name: 'Featured Collections'}).getByRole('article'),
      ).toHaveCount(4);

      await page.getByRole('link', {name: 'Explore Rings'}).click();
      await expect(page).toHaveURL('/rings');
      await expect(page.getByRole('status').filter({hasText: '6 pieces'})).toBeVisible();

      await page.getByRole('link', {name: 'First Light Solitaire'}).click();
      await expect(
        page.getByRole('heading', {level: 1, name: 'First Light Solitaire'}),
      ).toBeVisible();
      await expect(page.getByText('$4,200').first()).toBeVisible();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    });
  });
}
