import {expectAccessible} from './accessibility.ts';
import {handheld, sizes} from './sizes.ts';
import {expect, hydrated, test} from './test.ts';

const ring = '/rings/first-light-solitaire';

test('a choice of options has an address, and price, availability and picture follow it', async ({
  page,
}) => {
  await page.goto(ring);
  await hydrated(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('First Light Solitaire');
  const pictures = page.getByRole('list', {name: 'Pictures of First Light Solitaire'});
  // The chosen one and up to three more.
  await expect(pictures.getByRole('listitem')).toHaveCount(4);
  const first = pictures.getByRole('img').first();
  const before = await first.getAttribute('alt');

  const metal = page.getByRole('group', {name: 'Metal'});
  await metal.getByRole('link', {name: '18k rose gold'}).click();
  await expect(page).toHaveURL(`${ring}?Metal=18k+rose+gold&Size=5`);
  await expect(first).not.toHaveAttribute('alt', before ?? '');
  await metal.getByRole('link', {name: '18k white gold'}).click();
  await expect(page).toHaveURL(/white/);
  await page.getByRole('link', {name: /^5 ?, currently unavailable$/}).click();
  await expect(page.getByRole('button', {name: 'Currently Unavailable'})).toBeDisabled();

  await page.goto('/necklaces/garden-of-garni-riviere');
  await expect(page.getByText('Price on Request').first()).toBeVisible();
  await expect(page.getByRole('link', {name: 'Ask about this piece'})).toBeVisible();
});

for (const {size, options} of sizes) {
  test.describe(size, () => {
    test.use(options);

    test('pictures open large, are turned by keys, and looked at closely', async ({page}) => {
      await page.goto(ring);
      await hydrated(page);
      await page
        .getByRole('list', {name: /^Pictures/})
        .getByRole('link')
        .first()
        .click();
      const dialog = page.getByRole('dialog', {name: 'First Light Solitaire'});
      await expect(dialog.getByRole('status')).toHaveText('Picture 1 of 4');
      await page.keyboard.press('ArrowRight');
      await expect(dialog.getByRole('status')).toHaveText('Picture 2 of 4');
      await dialog.getByRole('button', {name: 'Previous picture'}).click();
      await expect(dialog.getByRole('status')).toHaveText('Picture 1 of 4');
      await dialog
        .getByRole('button', {name: /, look closer$/})
        .first()
        .click();
      const closer = dialog.getByRole('button', {name: /, back to the whole picture$/});
      await expect(closer).toBeFocused();
      await closer.click();
      await expect(closer).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    });
  });
}

test('the guide opens over the page, and others of the category are offered', async ({page}) => {
  await page.goto('/rings/pomegranate-row-band');
  await hydrated(page);
  const more = page.getByRole('region', {name: 'Try More'});
  await expect(more.getByRole('article')).toHaveCount(5);
  await expect(more.getByText('Pomegranate Row Band')).toHaveCount(0);
  await page.getByRole('link', {name: 'Ring size guide'}).click();
  const guide = page.getByRole('dialog', {name: 'Ring size guide'});
  await expect(guide.getByRole('row', {name: '6 16.5 mm 51.9 mm'})).toBeVisible();
  await guide.getByRole('button', {name: 'Close'}).click();
  // On paper: the piece, its price and its care, and nothing that can only be used on a screen.
  const care = page.getByText(/lukewarm soapy water/);
  await expect(care).toBeHidden();
  await page.emulateMedia({media: 'print'});
  await expect(care).toBeVisible();
  await expect(
    page
      .getByRole('list', {name: /^Pictures/})
      .getByRole('img')
      .first(),
  ).toBeVisible();
  await expect(page.getByText('$1,450').first()).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link')).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await expect(more).toBeHidden();
  await page.emulateMedia({media: null});
  await page.getByText('Care', {exact: true}).click();
  await expect(care).toBeVisible();

  // What was looked at is offered again on the next page.
  await more.getByRole('link', {name: 'Arev Signet Ring'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Arev Signet Ring');
  await expect(page).toHaveTitle(/^Arev Signet Ring \|/);
  await expect(
    page.getByRole('region', {name: 'Recently Viewed'}).getByRole('article'),
  ).toContainText('Pomegranate Row Band');
});

test('a card shows its piece quickly, and adds its first variant', async ({page}) => {
  await page.goto('/rings');
  await hydrated(page);
  const card = page.getByRole('article').filter({hasText: 'Pomegranate Row Band'});
  await card.hover();
  await card.getByRole('button', {name: 'Quick View of Pomegranate Row Band'}).click();
  const quick = page.getByRole('dialog', {name: 'Pomegranate Row Band'});
  await quick.getByRole('link', {name: '7', exact: true}).click();
  await expect(page).toHaveURL('/rings');
  await quick.getByRole('button', {name: 'Add to Bag'}).click();
  await expect(quick).toBeHidden();
  const bag = page.getByRole('dialog', {name: 'Shopping Bag'});
  await expect(bag).toContainText('Pomegranate Row Band');
  await expect(bag).toContainText('7');
});

test.describe('on a phone', () => {
  test.use(handheld);

  test('the button follows once it is scrolled away', async ({page}) => {
    await page.goto(ring);
    await hydrated(page);
    const follower = page.getByRole('complementary', {name: 'Buy First Light Solitaire'});
    await expect(follower).toBeHidden();
    await page.getByText('Returns and Exchanges').scrollIntoViewIfNeeded();
    await page.getByRole('heading', {name: 'Try More'}).scrollIntoViewIfNeeded();
    await expect(follower).toBeVisible();
    await expectAccessible(page);
    await follower.getByRole('button', {name: /^Add First Light Solitaire/}).click();
    await expect(page.getByRole('dialog', {name: 'Shopping Bag'})).toContainText(
      'First Light Solitaire',
    );
  });
});

test('every address of a piece leads to its page and keeps what the link carries', async ({
  request,
}) => {
  const leads = async (from: string) => {
    const answer = await request.get(from, {maxRedirects: 0});
    return [answer.status(), answer.headers().location];
  };
  expect(await leads('/product/7100000000001?tryOn=true&sessionGroup=5')).toEqual([
    301,
    `${ring}?tryOn=true&sessionGroup=5`,
  ]);
  expect(await leads('/products/rings/7100000000001')).toEqual([301, ring]);
  expect(await leads('/products/rings/first-light-solitaire')).toEqual([301, ring]);
  expect(
    await leads('/products/first-light-solitaire?variant=41000000000102&utm_source=a'),
  ).toEqual([301, `${ring}?Metal=18k+yellow+gold&Size=7&utm_source=a`]);
  expect(await leads('/jewelry/first-light-solitaire?tryOn=true')).toEqual([
    301,
    `${ring}?tryOn=true`,
  ]);
  expect(await leads('/collections/rings?sort=name')).toEqual([301, '/rings?sort=name']);
  expect(await leads('/collections/all')).toEqual([301, '/collections']);
  expect((await request.get('/collections/featured')).status()).toBe(200);
  expect((await request.get('/collections/no-such')).status()).toBe(404);
});

test.describe('on a phone', () => {
  test.use(handheld);

  test('a piece that is nowhere is not found, and an outage says that it is one', async ({
    page,
    stack,
    watch,
  }) => {
    watch.allow(/404|503/);
    expect((await page.goto('/rings/no-such-ring'))?.status()).toBe(404);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Product Not Found');
    await expect(page.getByText('rings / no-such-ring')).toBeVisible();
    expect((await page.goto('/product/424242'))?.status()).toBe(404);
    await expect(page.getByText('/product/424242')).toBeVisible();

    stack.storefront.faults.add({kind: 'status', status: 500});
    expect((await page.goto('/bracelets/hammered-dawn-cuff'))?.status()).toBe(503);
    await expect(page.getByText('The catalogue cannot be reached just now')).toBeVisible();
    stack.storefront.faults.clear();
    await page.getByRole('link', {name: 'Try again'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Hammered Dawn Cuff');
  });
});

test('what is beside a piece may fail without it', async ({page, stack, freshShop}) => {
  stack.storefront.faults.add({kind: 'status', status: 500, operation: 'Neighbours'});
  const answer = await page.goto(`${freshShop.url}/earrings/dawn-pearl-drops`);
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Dawn Pearl Drops');
  await expect(page.getByRole('region', {name: 'Try More'})).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a piece is chosen by links and put in the bag by a form', async ({page, watch}) => {
    watch.allow(/ csp$/);
    await page.goto(ring);
    await page.getByRole('link', {name: '7', exact: true}).click();
    await expect(page).toHaveURL(/Size=7/);
    await expect(page.getByRole('region', {name: 'Try More'}).getByRole('article')).toHaveCount(5);
    await page.getByRole('button', {name: 'Add to Bag'}).click();
    await expect(page).toHaveURL('/cart');
    await expect(page.getByRole('main')).toContainText('First Light Solitaire');
    await page.goto('/ring-size-guide');
    await expect(page.getByRole('row', {name: '6 16.5 mm 51.9 mm'})).toBeVisible();
  });
});
