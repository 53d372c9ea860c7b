import {newAddress, openAccount, signInQuietly} from './accounts.ts';
import {addFrom, bagLinkOf, drawerOf, openBag, saved, termOf} from './bag.ts';
import {giveAddress, pay} from './hosted-checkout.ts';
import {sizes} from './sizes.ts';
import {expect, hydrated, test} from './test.ts';

const ring = 'First Light Solitaire';

for (const {size, options} of sizes) {
  test.describe(size, () => {
    test.use(options);

    test('from the home page to a paid order and an empty bag', async ({page, stack}) => {
      const orders = () => stack.storefront.orders.list().length;
      const before = orders();
      await page.goto('/');
      await hydrated(page);
      await page.getByRole('link', {name: 'Explore Rings'}).click();
      await page.getByRole('link', {name: ring}).first().click();
      await expect(page.getByRole('heading', {level: 1, name: ring})).toBeVisible();
      await page.getByRole('main').getByRole('button', {name: 'Add to Bag'}).first().click();
      const drawer = drawerOf(page);
      await expect(termOf(drawer, 'Subtotal (1 item)')).toHaveText('$4,200.00');
      await drawer.getByRole('button', {name: 'Secure Checkout'}).click();
      await expect(page).toHaveURL(/\/cart\/c\/.*[?&]_fd=0/);

      await giveAddress(page);
      await pay(page, '4000 0000 0000 0002');
      await expect(page.getByText(/declined/i).first()).toBeVisible();
      expect(orders()).toBe(before);

      // Back in the shop, the bag is as it was.
      await page.goto('/rings');
      await expect(bagLinkOf(page)).toHaveAccessibleName('Shopping bag, 1 item');
      await (await openBag(page)).getByRole('button', {name: 'Secure Checkout'}).click();
      await pay(page);
      await expect(page).toHaveURL(/\/orders\//);
      expect(orders()).toBe(before + 1);

      await page.getByRole('link', {name: 'Continue shopping'}).click();
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('shopify-checkout-id')))
        .toBeNull();
      await expect(bagLinkOf(page)).toHaveAccessibleName('Shopping bag');
    });
  });
}

test('the checkout button is busy, says when nobody answers, and is ready again', async ({
  page,
  stack,
  watch,
}) => {
  watch.allow(/503/);
  const drawer = await addFrom(page, 'rings', ring);
  await saved(page);
  stack.storefront.faults.add({kind: 'status', status: 500});
  await page.evaluate(() => {
    // The address that was saved last would still lead there.
    const kept = JSON.parse(localStorage.getItem('bag')!) as {saved: {checkoutUrl?: string}};
    delete kept.saved.checkoutUrl;
    localStorage.setItem('bag', JSON.stringify(kept));
  });
  const before = stack.log.length;
  await page.reload();
  await openBag(page);
  await drawer.getByRole('button', {name: 'Secure Checkout'}).click();
  await expect(drawer.getByText('The checkout cannot be reached')).toBeVisible();
  await expect(drawer.getByRole('button', {name: 'Secure Checkout'})).toBeEnabled();
  await expect
    .poll(() =>
      stack.log.slice(before).filter((line) => /^\[storefront\].* at \/checkout/.test(line)),
    )
    .toHaveLength(1);
  await expect(drawer.getByRole('link', {name: ring})).toBeVisible();

  // Slow enough to be seen at work; then the browser brings the page back as it was left.
  stack.storefront.faults.clear();
  stack.storefront.faults.add({kind: 'latency', ms: 2_000, operation: 'Cart'});
  await drawer.getByRole('button', {name: 'Secure Checkout'}).click();
  await expect(
    drawer.getByRole('button', {name: 'Redirecting to secure checkout...'}),
  ).toBeDisabled();
  await page.evaluate(() =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true})),
  );
  await expect(drawer.getByRole('button', {name: 'Secure Checkout'})).toBeEnabled();
});

test('with the provider away, the address saved last still leads to the checkout', async ({
  page,
  stack,
}) => {
  const drawer = await addFrom(page, 'rings', ring);
  await saved(page);
  stack.storefront.faults.add({kind: 'status', status: 500});
  await drawer.getByRole('button', {name: 'Secure Checkout'}).click();
  await expect(page).toHaveURL(/\/cart\/c\/.*[?&]_fd=0/);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a piece is added, changed, discounted and paid for', async ({page, stack, watch}) => {
    // Scripts are refused, and a provider that is away answers 503.
    watch.allow(/csp$|503/);
    await page.goto('/');
    await page.getByRole('link', {name: 'Explore Rings'}).click();
    await page.waitForURL('/rings');
    await page.getByRole('button', {name: `Add ${ring} to bag`}).click();
    await expect(page).toHaveURL('/cart');
    const main = page.getByRole('main');
    await main.getByRole('button', {name: 'One more'}).click();
    await expect(termOf(main, 'Subtotal (2 items)')).toHaveText('$8,400.00');
    await page.goto('/earrings');
    await page.getByRole('button', {name: 'Add Dawn Pearl Drops to bag'}).click();
    await main.getByRole('button', {name: `Remove ${ring}`}).click();
    await expect(termOf(main, 'Subtotal (1 item)')).toHaveText('$610.00');

    await main.locator('summary').filter({hasText: 'Discount code'}).click();
    await main.getByLabel('Discount code').fill('NOPE');
    await main.getByLabel('Discount code').press('Enter');
    await expect(main.getByText('We do not know this discount code.')).toBeVisible();
    await main.getByLabel('Discount code').fill('AKN10');
    await main.getByLabel('Discount code').press('Enter');
    await expect(termOf(main, 'AKN10')).toHaveText('−$61.00');
    await main.locator('summary').filter({hasText: 'Gift note'}).click();
    await main.getByLabel(/^Gift note/).fill('For Ani.');
    await main.getByRole('button', {name: 'Save note'}).click();
    await expect(main.getByLabel(/^Gift note/)).toHaveValue('For Ani.');
    await main.getByRole('switch').click();
    await expect(main.getByRole('switch')).toBeChecked();

    stack.storefront.faults.add({kind: 'status', status: 500});
    await main.getByRole('button', {name: 'Secure Checkout'}).click();
    await expect(main.getByText(/^The checkout cannot be reached\./)).toBeVisible();
    stack.storefront.faults.clear();
    await main.getByRole('button', {name: 'Try again'}).click();
    await main.getByRole('button', {name: 'Secure Checkout'}).click();
    await expect(page).toHaveURL(/_fd=0/);
    await giveAddress(page);
    await pay(page);
    await expect(page).toHaveURL(/\/orders\//);
    await page.goto('/cart');
    await expect(page.getByRole('heading', {name: 'Your bag is empty'})).toBeVisible();
  });
});

test('whoever is signed in is not asked for the address again', async ({page, stack}) => {
  const email = newAddress('checkout');
  await openAccount(stack, email);
  await signInQuietly(page, stack, email);
  const drawer = await addFrom(page, 'rings', ring);
  await saved(page);
  await drawer.getByRole('button', {name: 'Secure Checkout'}).click();
  await expect(page).toHaveURL(/\/cart\/c\//);
  await expect(page.getByLabel('Email')).toHaveValue(email);
});
