import {expectAccessible} from './accessibility.ts';
import {expect, hydrated, test} from './test.ts';

test.use({serviceWorkers: 'allow'});

test('without a connection the bag can still be read, and the way back is kept', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (fetch|load)|\[vite\]/);
  await page.goto('/rings/first-light-solitaire');
  await hydrated(page);
  await page
    .getByRole('button', {name: /add to bag/i})
    .first()
    .click();
  await expect(page.getByRole('link', {name: 'Shopping bag, 1 item'})).toBeAttached();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);

  await context.setOffline(true);
  await page.goto('/necklaces?sort=price-low');
  await expect(page).toHaveURL('/offline?from=%2Fnecklaces%3Fsort%3Dprice-low');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    'The line to our atelier is quiet',
  );
  await expect(page.getByRole('region', {name: 'Shopping Bag'})).toContainText(
    'First Light Solitaire',
  );
  await expect(page.getByText('Subtotal (1 item)')).toBeVisible();
  await expectAccessible(page);

  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({url}) => url)),
    );
    return all.flat().map((url) => new URL(url).pathname);
  });
  // The page itself and what it is made of; nothing that could be about one shopper.
  expect(kept.filter((path) => !path.startsWith('/assets/'))).toEqual(['/offline']);

  await context.setOffline(false);
  await page.getByRole('link', {name: 'Try again'}).click();
  await expect(page).toHaveURL('/necklaces?sort=price-low');

  await page.goto('/offline?from=/.//evil.example');
  await hydrated(page);
  await expect(page.getByRole('link', {name: 'Try again'})).toHaveAttribute('href', '/');
});
