import {desk, phone} from './sizes.ts';
import {expect, test} from './test.ts';

test('a cursor that no list knows shows its first page', async ({page, request}) => {
  for (const path of ['/rings', '/collections', '/search?q=ring', '/collections/featured']) {
    for (const side of ['after', 'before']) {
      const address = `${path}${path.includes('?') ? '&' : '?'}${side}=nonsense`;
      expect((await request.get(address)).status(), address).toBe(200);
    }
  }
  await page.goto('/rings?after=nonsense');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('in Shopify');
});

test('a price range that is the wrong way round is turned', async ({page}) => {
  await page.goto('/rings?filter.v.price.gte=5000&filter.v.price.lte=100');
  await expect(page.getByRole('link', {name: 'Take off $100 to $5,000'})).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('a word that is longer than its line is broken', async ({page}) => {
  await page.goto(`/search?q=${'x'.repeat(300)}`);
  for (const size of [desk, phone]) {
    await page.setViewportSize(size);
    const beyond = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(beyond).toBeLessThanOrEqual(0);
    // The house's own name is not.
    const name = page.getByRole('banner').getByRole('link', {name: /^Akn/});
    expect((await name.boundingBox())!.height).toBeLessThan(40);
    const heading = await page.getByRole('heading', {level: 1}).boundingBox();
    expect(heading!.x + heading!.width).toBeLessThanOrEqual(size.width);
  }
});
