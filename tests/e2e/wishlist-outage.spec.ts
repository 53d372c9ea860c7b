import type {Page} from '@playwright/test';
import {expectAccessible} from './accessibility.ts';
import {emailField, newAddress, openAccount, service, signInQuietly} from './accounts.ts';
import {handheld} from './sizes.ts';
import {expect, hydrated, test} from './test.ts';

const heart = (page: Page) => page.getByRole('button', {name: 'Keep Arev Signet Ring in wishlist'});
const headerLink = (page: Page) => page.getByRole('banner').getByRole('link', {name: /^Wishlist/});

test('a change that fails is taken back and told, and works when the service is there', async ({
  page,
  stack,
}) => {
  const email = newAddress('outage');
  await openAccount(stack, email);
  await signInQuietly(page, stack, email);
  await page.goto('/rings');
  await hydrated(page);
  await expect(headerLink(page)).toBeVisible();

  stack.supabase.faults.add({
    kind: 'status',
    status: 500,
    service: 'rest',
    path: '/wishlist',
    method: 'POST',
  });
  await heart(page).click();
  const alert = page.getByRole('alert');
  await expect(alert.getByText('Failed to add item to wishlist')).toBeVisible();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
  stack.supabase.faults.clear();
  await heart(page).click();
  await expect(page.getByText('Added to wishlist')).toBeVisible();

  stack.supabase.faults.add({
    kind: 'drop',
    service: 'rest',
    path: '/wishlist',
    method: 'DELETE',
  });
  await heart(page).click();
  await expect(alert.getByText('Failed to remove item from wishlist')).toBeVisible();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(headerLink(page)).toHaveAccessibleName('Wishlist, 1 item');
});

test('a wishlist that cannot be read says so; one whose shop is away shows what was kept', async ({
  page,
  stack,
  watch,
}) => {
  watch.allow(/status of 503/);
  const email = newAddress('reader');
  const id = await openAccount(stack, email);
  await service(stack).from('wishlist').insert({
    user_id: id,
    product_id: '1',
    product_name: 'First Light Solitaire',
    product_price: 4200,
    product_category: 'rings',
  });
  await signInQuietly(page, stack, email);

  stack.supabase.faults.add({kind: 'status', status: 503, service: 'rest', path: '/wishlist'});
  await page.goto('/wishlist');
  await hydrated(page);
  await expect(page.getByRole('alert').getByText('Error')).toBeVisible();
  await expect(page.getByRole('alert').getByText('Failed to load wishlist')).toBeVisible();
  await expectAccessible(page);
  stack.supabase.faults.clear();
  await page.getByRole('link', {name: 'Try again'}).click();
  await expect(page.getByText('1 item saved')).toBeVisible();

  stack.storefront.faults.add({kind: 'status', status: 503, operation: 'WishlistPieces'});
  await page.goto('/wishlist');
  await hydrated(page);
  await expect(page.getByRole('article')).toContainText('First Light Solitaire');
  await expect(page.getByRole('article')).toContainText('$4,200');
  await expect(
    page.getByRole('link', {name: 'See if First Light Solitaire can be had'}),
  ).toHaveAttribute('href', '/rings/first-light-solitaire');
});

test('a link that could not be checked is still good', async ({page, stack, watch}) => {
  watch.allow(/status of (422|503)/);
  const email = newAddress('patient');
  const keep = async () => {
    await emailField(page).last().fill(email);
    await page.getByRole('button', {name: 'Keep it for me'}).click();
  };
  await page.goto('/rings');
  await hydrated(page);
  await heart(page).click();
  stack.supabase.faults.add({kind: 'drop', service: 'functions'});
  await keep();
  await expect(page.getByText('Failed to save your piece. Please try again.')).toBeVisible();
  stack.supabase.faults.clear();
  await keep();
  await expect(page.getByText(`We have sent a link to ${email}`)).toBeVisible();

  const mail = await stack.mail.waitFor({to: email});
  const link = /\/verify-wishlist\?token=[\w-]+/.exec(mail.text ?? '')?.[0] ?? '';
  stack.supabase.faults.add({kind: 'status', status: 503, service: 'rest'});
  await page.goto(link);
  const alert = page.getByRole('alert');
  await expect(alert.getByText('Verification Failed')).toBeVisible();
  await expect(alert.getByText('Failed to verify your wishlist item.')).toBeVisible();
  await expectAccessible(page);
  stack.supabase.faults.clear();
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('heading', {name: 'Email Verified!'})).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(handheld);

  test('where answers come late, the message of a second one moves the first without a jump', async ({
    page,
    stack,
  }) => {
    const email = newAddress('late');
    await openAccount(stack, email);
    await signInQuietly(page, stack, email);
    await page.goto('/rings');
    await hydrated(page);
    // Late enough that they are no longer the answer to a touch in the eyes of the browser.
    stack.supabase.faults.add({kind: 'latency', ms: 800, service: 'rest', path: '/wishlist'});
    for (const piece of ['Arev Signet Ring', 'First Light Solitaire'])
      await page.getByRole('button', {name: `Keep ${piece} in wishlist`}).click();

    const messages = page.getByRole('status').getByText('has been added to your wishlist');
    await expect(messages).toHaveText([/^Arev Signet Ring/, /^First Light Solitaire/]);
    const apart = async () => {
      const [first, second] = await Promise.all(
        [messages.first(), messages.last()].map(async (message) => message.boundingBox()),
      );
      return second!.y - first!.y - first!.height;
    };
    await expect.poll(apart).toBeGreaterThan(20);
  });
});
