import {expectAccessible} from './accessibility.ts';
import {addFrom, bagLinkOf, drawerOf, openBag, saved, termOf} from './bag.ts';
import {handheld, sizes} from './sizes.ts';
import {expect, hydrated, test} from './test.ts';

const ring = 'First Light Solitaire';
const hoops = 'Dusk Hammered Hoops';

test('an empty bag says so and leads to the collections', async ({page}) => {
  await page.goto('/cart');
  await expect(page.getByRole('heading', {name: 'Your bag is empty'})).toBeVisible();
  const drawer = await openBag(page);
  await expect(drawer.getByRole('heading', {name: 'Your bag is empty'})).toBeVisible();
  await expectAccessible(page);
  await drawer.getByRole('link', {name: 'Browse Collections'}).click();
  await expect(page).toHaveURL('/collections');
  await expect(drawer).toBeHidden();
});

for (const {size, options} of sizes) {
  test.describe(size, () => {
    test.use(options);

    test('pieces are added, counted, changed and removed in the drawer', async ({page}) => {
      const drawer = await addFrom(page, 'rings', ring);
      await expect(drawer.getByText('18k yellow gold, Size 5')).toBeVisible();
      await expect(drawer.getByRole('button', {name: 'One less'})).toBeDisabled();
      await expect(drawer.getByText('Shipping and taxes calculated at checkout')).toBeVisible();
      await expect(drawer.getByRole('button', {name: 'Secure Checkout'})).toBeEnabled();

      await drawer.getByRole('button', {name: 'One more'}).click();
      await expect(termOf(drawer, 'Subtotal (2 items)')).toHaveText('$8,400.00');
      await expect(drawer.locator('dl')).toHaveAttribute('aria-live', 'polite');
      await drawer.getByRole('button', {name: 'One less'}).click();
      await expect(termOf(drawer, 'Subtotal (1 item)')).toHaveText('$4,200.00');
      await saved(page);

      // The same piece again makes its line larger; another one makes a line of its own.
      await page.keyboard.press('Escape');
      await page.getByRole('button', {name: `Add ${ring} to bag`}).click();
      await expect(termOf(drawer, 'Subtotal (2 items)')).toBeVisible();
      await page.keyboard.press('Escape');
      await page.getByRole('button', {name: 'Add Pomegranate Row Band to bag'}).click();
      await expect(drawer.getByRole('listitem')).toHaveCount(2);
      await expect(drawer.getByText('$1,620')).toHaveCSS('text-decoration-line', 'line-through');
      await expect(drawer.getByText('$1,450.00').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(bagLinkOf(page)).toHaveAccessibleName('Shopping bag, 3 items');
    });
  });
}

test.describe('on a phone', () => {
  test.use(handheld);

  test('the bag has a page of its own', async ({page}) => {
    await addFrom(page, 'rings', ring);
    await saved(page);
    await page.goto('/cart');
    await hydrated(page);
    const main = page.getByRole('main');
    await main.getByRole('button', {name: 'One more'}).click();
    await expect(termOf(main, 'Subtotal (2 items)')).toHaveText('$8,400.00');
    await page.emulateMedia({media: 'print'});
    await expect(main.getByRole('listitem').locator('img')).toBeVisible();
    await expect(main.getByText('Quantity', {exact: true})).toBeVisible();
    await expect(termOf(main, 'Subtotal (2 items)')).toBeVisible();
    await expect(main.getByRole('button')).toHaveCount(0);
    await page.emulateMedia({media: null});
    await main.getByRole('button', {name: `Remove ${ring}`}).click();
    await expect(page.getByRole('heading', {name: 'Your bag is empty'})).toBeVisible();
    await expect(bagLinkOf(page)).toHaveAccessibleName('Shopping bag');
  });
});

test('fifty quick clicks end in the right quantity with one or two requests', async ({page}) => {
  const drawer = await addFrom(page, 'earrings', hoops);
  await saved(page);
  let requests = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/cart.json')) requests += 1;
  });
  await drawer.getByRole('button', {name: 'One more'}).evaluate((button: HTMLButtonElement) => {
    for (let click = 0; click < 50; click += 1) button.click();
  });
  await expect(termOf(drawer, 'Subtotal (51 items)')).toHaveText('$26,520.00');
  await expect.poll(() => requests).toBeGreaterThan(0);
  await page.reload();
  await expect(bagLinkOf(page)).toHaveAccessibleName('Shopping bag, 51 items');
  // The changes, and the question after the reload.
  expect(requests).toBeLessThanOrEqual(3);
});

test('the bag comes back by its cookie or by its saved id, whichever survives', async ({
  page,
  context,
}) => {
  await addFrom(page, 'rings', ring);
  const id = await saved(page);

  await context.clearCookies();
  await page.evaluate(() => localStorage.removeItem('bag'));
  await page.reload();
  await expect(bagLinkOf(page)).toHaveAccessibleName('Shopping bag, 1 item');

  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(bagLinkOf(page)).toHaveAccessibleName('Shopping bag, 1 item');
  expect(await saved(page)).toBe(id);
});

test('a saved id of a cart that is no more is let go of', async ({page, context, stack}) => {
  await context.addCookies([{name: 'cart', value: 'gone%3Fkey%3D1', url: stack.url}]);
  await page.goto('/collections');
  await page.evaluate(() =>
    localStorage.setItem('shopify-checkout-id', 'gid://shopify/Cart/gone?key=1'),
  );
  await page.reload();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('shopify-checkout-id')))
    .toBeNull();
  expect((await context.cookies()).filter(({name}) => name === 'cart')).toEqual([]);
  // What is added then begins a new one.
  await addFrom(page, 'rings', ring);
  await saved(page);
});

test.describe('on a phone', () => {
  test.use(handheld);

  test('what cannot be saved stays, marked, over a reload, and is replayed', async ({
    page,
    stack,
    watch,
  }) => {
    watch.allow(/503/);
    await addFrom(page, 'rings', ring);
    await saved(page);
    stack.storefront.faults.add({kind: 'status', status: 500});
    const drawer = drawerOf(page);
    await drawer.getByRole('button', {name: 'One more'}).click();
    await expect(drawer.getByText('Not yet saved')).toBeVisible();
    await expect(termOf(drawer, 'Subtotal (2 items)')).toHaveText('$8,400.00');
    await expectAccessible(page);

    await page.reload();
    await openBag(page);
    await expect(drawer.getByText('Not yet saved')).toBeVisible();
    await expect(termOf(drawer, 'Subtotal (2 items)')).toBeVisible();

    stack.storefront.faults.clear();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(drawer.getByText('Not yet saved')).toBeHidden();
    await saved(page);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await expect(bagLinkOf(page)).toHaveAccessibleName('Shopping bag, 2 items');
  });
});

test('clicks before, in and after a lost answer add up', async ({page, stack, watch}) => {
  watch.allow(/503/);
  await page.goto('/earrings');
  await hydrated(page);
  stack.storefront.faults.add({kind: 'drop', operation: 'cartCreate', times: 1});
  await page.getByRole('button', {name: `Add ${hoops} to bag`}).click();
  const drawer = drawerOf(page);
  await drawer.getByRole('button', {name: 'One more'}).click();
  await expect(drawer.getByText('Not yet saved')).toBeVisible();
  await drawer.getByRole('button', {name: 'One more'}).click();
  await expect(drawer.getByText('Not yet saved')).toBeHidden();
  await saved(page);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(bagLinkOf(page)).toHaveAccessibleName('Shopping bag, 3 items');
});

test('two tabs hold the same bag', async ({page, context}) => {
  const other = await context.newPage();
  await other.goto('/collections');
  await hydrated(other);
  const drawer = await addFrom(page, 'rings', ring);
  await expect(bagLinkOf(other)).toHaveAccessibleName('Shopping bag, 1 item');
  const drawerThere = await openBag(other);
  await drawerThere.getByRole('button', {name: 'One more'}).click();
  await expect(termOf(drawer, 'Subtotal (2 items)')).toBeVisible();
  await drawerThere.getByRole('button', {name: `Remove ${ring}`}).click();
  await expect(drawer.getByRole('heading', {name: 'Your bag is empty'})).toBeVisible();
});

test('the shopper is told what stock there is', async ({page}) => {
  const drawer = await addFrom(page, 'earrings', 'Tears of Noah Sapphire Drops');
  await saved(page);
  for (let click = 0; click < 3; click += 1)
    await drawer.getByRole('button', {name: 'One more'}).click();
  await expect(
    drawer.getByText('Only 3 of this piece are left. Your bag holds all of them.'),
  ).toBeVisible();
  await expect(termOf(drawer, 'Subtotal (3 items)')).toBeVisible();
});

test('codes, cards, note and wrapping', async ({page}) => {
  const drawer = await addFrom(page, 'rings', ring);
  const open = (title: string) => drawer.locator('summary').filter({hasText: title}).click();
  const apply = async (label: string, code: string) => {
    await drawer.getByLabel(label).fill(code);
    await drawer.getByLabel(label).press('Enter');
  };

  await open('Discount code');
  await apply('Discount code', 'NOPE');
  await expect(
    drawer.getByText('We do not know this discount code. Please check its spelling.'),
  ).toBeVisible();
  await expect(drawer.getByLabel('Discount code')).toHaveValue('NOPE');
  await apply('Discount code', 'AKN10');
  await expect(termOf(drawer, 'AKN10')).toHaveText('−$420.00');
  await expect(termOf(drawer, /^Total$/)).toHaveText('$3,780.00');

  await open('Gift card');
  await apply('Gift card code', 'NOSUCHCARD');
  await expect(
    drawer.getByText('We do not know this gift card. Please check its code.'),
  ).toBeVisible();
  await apply('Gift card code', 'AKNGIFT000000025');
  await expect(termOf(drawer, 'Gift card ending in 0025')).toHaveText('−$25.00');
  await expect(termOf(drawer, /^Total$/)).toHaveText('$3,755.00');

  await open('Gift note and wrapping');
  await drawer.getByRole('switch', {name: /Wrap it as a gift/}).click();
  await expect(drawer.getByRole('switch')).toBeChecked();
  await drawer.getByLabel(/^Gift note/).fill('For Ani, at last.');
  await drawer.getByRole('button', {name: 'Save note'}).click();
  await expect(drawer.getByRole('button', {name: 'Note saved'})).toBeVisible();

  await page.goto('/cart');
  const main = page.getByRole('main');
  await expect(main.getByLabel(/^Gift note/)).toHaveValue('For Ani, at last.');
  await expect(main.getByRole('switch')).toBeChecked();
  await hydrated(page);
  await main.getByRole('button', {name: 'Remove AKN10'}).click();
  await expect(termOf(main, /^Total$/)).toHaveText('$4,175.00');
  await main.getByRole('button', {name: 'Remove Gift card ending in 0025'}).click();
  await expect(main.getByRole('term')).toHaveCount(1);
});
