import type {Page} from '@playwright/test';
import {expectAccessible} from './accessibility.ts';
import {newAddress, openAccount, password, service, signInQuietly} from './accounts.ts';
import {handheld} from './sizes.ts';
import type {Stack} from './stack.ts';
import {expect, hydrated, test} from './test.ts';

const heart = (page: Page, name: string) =>
  page.getByRole('button', {name: `Keep ${name} in wishlist`});
const headerLink = (page: Page) => page.getByRole('banner').getByRole('link', {name: /^Wishlist/});

/** The way to the wishlist: in the header, and on phones in the menu. It tells the count. */
async function wishlistLink(page: Page) {
  if ((page.viewportSize()?.width ?? 0) >= 768) return headerLink(page);
  const menu = page.getByRole('dialog').getByRole('link', {name: /^Wishlist/});
  if (!(await menu.isVisible())) await page.getByRole('button', {name: 'Menu'}).click();
  return menu;
}

/** The count beside the way to the wishlist; the menu is closed again. */
async function expectCount(page: Page, count: number): Promise<void> {
  const text =
    count === 0 ? /^Wishlist$/ : new RegExp(`^Wishlist(, ${count} items?| \\(${count}\\))$`);
  await expect(await wishlistLink(page)).toHaveAccessibleName(text);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** Somebody new, signed in. @returns what the account holds, oldest first */
async function arrive(page: Page, stack: Stack, name: string) {
  const email = newAddress(name);
  const id = await openAccount(stack, email);
  await signInQuietly(page, stack, email);
  return async () => {
    const {data} = await service(stack)
      .from('wishlist')
      .select('product_id, product_name, product_price, product_category, shopify_product_id')
      .eq('user_id', id)
      .order('created_at');
    return data ?? [];
  };
}

test.describe('on a phone', () => {
  test.use(handheld);

  test('pieces are kept by their hearts, counted, shown, bought and removed', async ({
    page,
    stack,
  }) => {
    const kept = await arrive(page, stack, 'lilit');
    await page.goto('/rings');
    await hydrated(page);
    await expectCount(page, 0);

    const signet = heart(page, 'Arev Signet Ring');
    expect((await signet.boundingBox())?.width).toBeGreaterThanOrEqual(44);
    await expect(signet).toHaveAttribute('aria-pressed', 'false');
    await signet.click();
    await expect(signet).toHaveAttribute('aria-pressed', 'true');
    const status = page.getByRole('status');
    await expect(status.getByText('Added to wishlist')).toBeVisible();
    await expect(
      status.getByText('Arev Signet Ring has been added to your wishlist'),
    ).toBeVisible();
    await expectCount(page, 1);

    // On the piece's own page the same heart is pressed, and another is kept.
    await page.getByRole('link', {name: 'First Light Solitaire'}).click();
    await heart(page, 'First Light Solitaire').first().click();
    await expectCount(page, 2);
    await expect.poll(kept).toMatchObject([
      {product_name: 'Arev Signet Ring', product_price: 980, product_category: 'rings'},
      {product_name: 'First Light Solitaire', product_price: 4200},
    ]);
    expect((await kept())[0]?.shopify_product_id).toMatch(/^gid:\/\/shopify\/Product\/\d+$/);

    await (await wishlistLink(page)).click();
    await expect(page).toHaveURL('/wishlist');
    await expect(page.getByText('2 items saved')).toBeVisible();
    await expect(page.locator('article').first()).toContainText('First Light Solitaire');
    await expect(page.locator('article').first()).toContainText('$4,200');
    await expectAccessible(page);

    await page.getByRole('button', {name: 'Remove First Light Solitaire from wishlist'}).click();
    await expect(page.getByText('1 item saved')).toBeVisible();
    await expect(status.getByText('Item has been removed from your wishlist')).toBeVisible();
    await expectCount(page, 1);

    await page.getByRole('button', {name: 'Add to Bag: Arev Signet Ring'}).click();
    const bag = page.getByRole('dialog', {name: 'Shopping Bag'});
    await expect(bag.getByText('Arev Signet Ring')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('link', {name: 'View Details of Arev Signet Ring'}).click();
    await expect(page).toHaveURL('/rings/arev-signet-ring');
    await expect(heart(page, 'Arev Signet Ring').first()).toHaveAttribute('aria-pressed', 'true');

    // Removed by its heart, it is gone after a reload too.
    await heart(page, 'Arev Signet Ring').first().click();
    await expect(status.getByText('Removed from wishlist').last()).toBeVisible();
    await expect.poll(kept).toEqual([]);
    await page.goto('/wishlist');
    await hydrated(page);
    await expect(page.getByText('0 items saved')).toBeVisible();
    await page.getByRole('link', {name: 'Browse Collections'}).click();
    await expect(page).toHaveURL('/collections');
  });
});

test('what was kept elsewhere meanwhile is not kept twice', async ({page, stack}) => {
  const kept = await arrive(page, stack, 'anahit');
  await page.goto('/rings');
  await hydrated(page);
  await expect(headerLink(page)).toHaveAccessibleName('Wishlist');
  const other = await page.context().newPage();
  await other.goto('/rings');
  await hydrated(other);
  await expect(headerLink(other)).toBeVisible();
  await heart(other, 'Arev Signet Ring').click();
  await expect(other.getByText('Added to wishlist')).toBeVisible();

  await heart(page, 'Arev Signet Ring').click();
  await expect(page.getByText('Already in wishlist')).toBeVisible();
  await expect(page.getByText('This item is already in your wishlist')).toBeVisible();
  await expect(heart(page, 'Arev Signet Ring')).toHaveAttribute('aria-pressed', 'true');
  expect(await kept()).toHaveLength(1);

  // Many quick clicks end in what is seen.
  for (let click = 0; click < 7; click += 1) await heart(page, 'Arev Signet Ring').click();
  await expect(heart(page, 'Arev Signet Ring')).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(kept).toEqual([]);
});

test('sold pieces, pieces on request and pieces that left the shop say so, in the portal too', async ({
  page,
  stack,
}) => {
  const email = newAddress('zabel');
  const user_id = await openAccount(stack, email);
  await signInQuietly(page, stack, email);
  for (const path of ['/bracelets/khachkar-lacework-cuff', '/necklaces/garden-of-garni-riviere']) {
    await page.goto(path);
    await hydrated(page);
    await expect(headerLink(page)).toBeVisible();
    await page
      .getByRole('button', {name: /^Keep .* in wishlist$/})
      .first()
      .click();
    await expect(page.getByText('Added to wishlist')).toBeVisible();
  }
  await service(stack).from('wishlist').insert({
    user_id,
    product_id: '987654321',
    product_name: 'A Ring Long Sold',
    product_price: 75,
    product_category: 'rings',
  });

  await page.goto('/portal/wishlist');
  await hydrated(page);
  await expect(page.getByRole('heading', {name: 'My Wishlist'})).toBeVisible();
  await expect(page.getByText('3 items saved')).toBeVisible();
  const card = (name: string) => page.getByRole('article').filter({hasText: name});
  await expect(
    card('Khachkar Lacework Cuff').getByRole('button', {name: 'Currently Unavailable'}),
  ).toBeDisabled();
  await expect(card('Garden of Garni')).toContainText('Price on Request');
  await expect(card('A Ring Long Sold')).toContainText('No longer in the shop');
  await expect(card('A Ring Long Sold')).toContainText('$75');
  await expectAccessible(page);
  await page.getByRole('button', {name: 'Remove A Ring Long Sold from wishlist'}).click();
  await expect(page.getByText('2 items saved')).toBeVisible();
  await expect(headerLink(page)).toHaveAccessibleName('Wishlist, 2 items');
});

test('without JavaScript a heart keeps, the page removes, and both are told', async ({
  browser,
  stack,
}) => {
  const context = await browser.newContext({javaScriptEnabled: false, baseURL: stack.url});
  const page = await context.newPage();
  const kept = await arrive(page, stack, 'shushan');
  await page.goto('/rings');
  await heart(page, 'Arev Signet Ring').click();
  await expect(page).toHaveURL('/wishlist');
  await expect(page.getByText('Arev Signet Ring has been added to your wishlist')).toBeVisible();
  await expect(page.getByText('1 item saved')).toBeVisible();
  expect(await kept()).toHaveLength(1);
  // Said once.
  await page.reload();
  await expect(page.getByText('Added to wishlist')).toBeHidden();

  await page.goto('/rings');
  await heart(page, 'Arev Signet Ring').click();
  await expect(page.getByText('This item is already in your wishlist')).toBeVisible();
  await page.goto('/portal/wishlist');
  await page.getByRole('button', {name: 'Remove Arev Signet Ring from wishlist'}).click();
  await expect(page.getByText('Item has been removed from your wishlist')).toBeVisible();
  await expect(page.getByText('0 items saved')).toBeVisible();
  expect(await kept()).toEqual([]);
  await context.close();
});

test('a heart before signing in leads there, and the piece is kept afterwards', async ({
  page,
  stack,
}) => {
  const email = newAddress('satenik');
  await openAccount(stack, email);
  await page.goto('/wishlist');
  await hydrated(page);
  await expect(page.getByRole('link', {name: 'Sign In', exact: true})).toHaveAttribute(
    'href',
    '/auth?redirect_to=/wishlist',
  );

  await page.goto('/rings');
  await hydrated(page);
  await heart(page, 'Moon over Sevan Ring').click();
  await expect(page).toHaveURL(/^[^?]*\/auth\?redirect_to=/);
  await expect(page.getByText('Sign in required')).toBeVisible();
  await expect(page.getByText('Please sign in to add items to your wishlist')).toBeVisible();
  await expectAccessible(page);

  const form = page.getByRole('tabpanel');
  await form.getByLabel('Email').fill(email);
  await form.getByRole('textbox', {name: 'Password'}).fill(password);
  await form.getByRole('button', {name: 'Sign In'}).click();
  await expect(page).toHaveURL('/wishlist');
  await expect(
    page.getByText('Moon over Sevan Ring has been added to your wishlist'),
  ).toBeVisible();
  await expect(page.getByText('1 item saved')).toBeVisible();
  await expect(headerLink(page)).toHaveAccessibleName('Wishlist, 1 item');

  // What this browser remembers for reading offline goes with the session.
  const remembered = () => page.evaluate(() => localStorage.getItem('wishlist'));
  expect(await remembered()).toContain('Moon over Sevan Ring');
  await page.getByRole('banner').getByRole('button', {name: 'Sign out'}).click();
  await expect(page.getByRole('banner').getByRole('link', {name: 'Sign in'})).toBeVisible();
  await expect.poll(remembered).toBeNull();
});
