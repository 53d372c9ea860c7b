import type {Page} from '@playwright/test';
import {expectAccessible} from './accessibility.ts';
import {
  emailField,
  linkIn,
  newAddress,
  openAccount,
  password,
  service,
  signInQuietly,
} from './accounts.ts';
import type {Stack} from './stack.ts';
import {expect, hydrated, test} from './test.ts';

/** Keeps a ring by an address alone, as a signed-out heart offers it. @returns the mailed path */
async function keepAsGuest(page: Page, stack: Stack, email: string): Promise<string> {
  await page.goto('/rings');
  await hydrated(page);
  await page.getByRole('button', {name: 'Keep Arev Signet Ring in wishlist'}).click();
  const form = page.getByRole('region', {name: 'No account? Keep it by email'});
  await form.getByLabel('Email').fill(email);
  await form.getByRole('button', {name: 'Keep it for me'}).click();
  await expect(form.getByText(`We have sent a link to ${email}`)).toBeVisible();
  return verifyLink(stack, email, 'Arev Signet Ring');
}

/** Keeps a piece as the form does, without a browser's page. @returns the mailed path */
async function keepQuietly(stack: Stack, email: string, piece = 'Arev Signet Ring') {
  const {products} = stack.storefront.store.catalogue;
  const {id} = products.find(({title}) => title === piece)!;
  const answer = await fetch(`${stack.supabase.url}/functions/v1/save-guest-wishlist`, {
    method: 'POST',
    headers: {'Content-Type': 'application/json', apikey: stack.supabase.publishableKey},
    body: JSON.stringify({email, productId: id.split('/').at(-1)}),
  });
  expect(answer.ok).toBe(true);
  return verifyLink(stack, email, piece);
}

async function verifyLink(stack: Stack, email: string, piece: string): Promise<string> {
  const subject = new RegExp(`^Kept for you.*${piece}`);
  const {text} = await stack.mail.waitFor({to: email, subject});
  return /\/verify-wishlist\?token=[\w-]+/.exec(text ?? '')?.[0] ?? '';
}

const passwordField = (page: Page) => page.getByRole('textbox', {name: 'Password'});

test('a guest keeps a piece by mail, opens an account, and the piece is in it', async ({
  page,
  stack,
  request,
  watch,
}) => {
  // Two mails and many pages: more than a busy machine does in the usual time.
  test.slow();
  watch.allow(/status of 4\d\d/);
  const email = newAddress('guest');
  const link = await keepAsGuest(page, stack, email);
  await expectAccessible(page);

  // A scanner of mail opens the link, more than once: nothing is used up.
  expect((await request.head(link)).status()).toBe(200);
  expect(await (await request.get(link)).text()).toContain('Verifying your wishlist item...');

  await page.goto(link);
  await expect(page.getByRole('heading', {name: 'Email Verified!'})).toBeVisible();
  await expect(page.getByRole('img', {name: 'Arev Signet Ring'})).toBeVisible();
  await expect(page.getByRole('heading', {name: 'Arev Signet Ring'})).toBeVisible();
  await expect(page.getByText('$980')).toBeVisible();
  await expect(emailField(page)).toHaveValue(email);
  await expect(emailField(page)).not.toBeEditable();
  await expectAccessible(page);
  // The token works once, the page as often as this browser looks at it.
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('heading', {name: 'Email Verified!'})).toBeVisible();

  await page.getByRole('button', {name: 'Create Account'}).click();
  await expect(page.getByRole('alert').getByText('Missing Information')).toBeVisible();
  await expect(page.getByText('Please provide email and password.')).toBeVisible();
  await page.getByRole('link', {name: 'Already have an account? Sign in'}).click();
  await expect(page.getByRole('button', {name: 'Sign In', exact: true})).toBeVisible();
  await page.getByRole('link', {name: "Don't have an account? Create one"}).click();
  await expect(page.getByRole('button', {name: 'Create Account'})).toBeVisible();

  await passwordField(page).fill(password);
  await page.getByRole('button', {name: 'Show password'}).click();
  await expect(passwordField(page)).toHaveAttribute('type', 'text');
  await page.getByRole('button', {name: 'Create Account'}).click();
  await expect(page.getByText('Check your email')).toBeVisible();

  await page.goto(linkIn(await stack.mail.waitFor({to: email, subject: /confirm your address/})));
  await expect(page).toHaveURL('/portal');
  await page.goto('/wishlist');
  await hydrated(page);
  await expect(page.getByText('1 item saved')).toBeVisible();
  await expect(page.getByRole('article')).toContainText('Arev Signet Ring');
  const {data} = await service(stack).from('guest_wishlists').select('id').eq('email', email);
  expect(data).toEqual([]);
});

test('an address that has an account signs in, and its piece joins the others', async ({
  page,
  stack,
  watch,
}) => {
  test.slow();
  watch.allow(/status of 4\d\d/);
  const email = newAddress('known');
  await openAccount(stack, email);
  const link = await keepQuietly(stack, email);
  await page.goto(link);
  await hydrated(page);
  await passwordField(page).fill(password);
  await page.getByRole('button', {name: 'Create Account'}).click();
  await expect(page.getByRole('alert').getByText('Account Exists')).toBeVisible();
  await expect(
    page.getByText('An account with this email already exists. Please sign in instead.'),
  ).toBeVisible();
  await passwordField(page).fill('not this one');
  await page.getByRole('button', {name: 'Sign In', exact: true}).click();
  await expect(page.getByRole('alert').getByText('Sign In Failed')).toBeVisible();
  await passwordField(page).fill(password);
  await page.getByRole('button', {name: 'Sign In', exact: true}).click();
  await expect(page).toHaveURL('/portal');
  const count = (text: string) => page.getByRole('banner').getByRole('link', {name: text});
  await expect(count('Wishlist, 1 item')).toBeVisible();

  // Whoever is signed in already has nothing left to do: a piece kept elsewhere comes over at once.
  await page.goto(await keepQuietly(stack, email, 'Moon over Sevan Ring'));
  await expect(page).toHaveURL('/portal');
  await expect(count('Wishlist, 2 items')).toBeVisible();
});

test('signing in as somebody else by a link, the pages show that one', async ({page, stack}) => {
  test.slow();
  const [before, after] = [newAddress('before'), newAddress('after')];
  await Promise.all([openAccount(stack, before), openAccount(stack, after)]);
  const link = await keepQuietly(stack, after);
  await signInQuietly(page, stack, before);
  await page.goto(link);
  await hydrated(page);
  await page.getByRole('link', {name: 'Already have an account? Sign in'}).click();
  await expect(page.getByRole('button', {name: 'Sign In', exact: true})).toBeVisible();
  const banner = page.getByRole('banner');
  const accountOf = (email: string) =>
    banner.getByRole('link', {name: `My Account, ${email.split('@')[0]}`});
  await expect(accountOf(before)).toBeVisible();
  await passwordField(page).fill(password);
  await page.getByRole('button', {name: 'Sign In', exact: true}).click();
  await expect(page).toHaveURL('/portal');
  await expect(accountOf(after)).toBeVisible();
  await expect(banner.getByRole('link', {name: 'Wishlist, 1 item'})).toBeVisible();
});

test('links that are used, too old, unknown or empty say so and lead home', async ({
  page,
  stack,
  watch,
}) => {
  test.slow();
  watch.allow(/status of 400/);
  const used = await keepQuietly(stack, newAddress('used'));
  await page.goto(used);
  await expect(page.getByRole('heading', {name: 'Email Verified!'})).toBeVisible();

  const late = newAddress('late');
  const expired = await keepQuietly(stack, late);
  await service(stack)
    .from('guest_wishlists')
    .update({token_expires_at: new Date(Date.now() - 1_000).toISOString()})
    .eq('email', late);

  // Another browser, which has not seen the first link work.
  await page.context().clearCookies();
  for (const link of [used, expired, `/verify-wishlist?token=${'0'.repeat(64)}`]) {
    await page.goto(link);
    await expect(page).toHaveURL('/');
    const alert = page.getByRole('alert');
    await expect(alert.getByText('Verification Failed')).toBeVisible();
    await expect(alert.getByText('Verification link is invalid or expired')).toBeVisible();
  }
  await page.goto('/verify-wishlist');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('alert').getByText('Invalid Link')).toBeVisible();
  await expect(page.getByText('The verification link is invalid or expired.')).toBeVisible();
});

test('without JavaScript a guest keeps a piece and confirms it by a button', async ({
  browser,
  stack,
}) => {
  const email = newAddress('plain');
  const context = await browser.newContext({javaScriptEnabled: false, baseURL: stack.url});
  const page = await context.newPage();
  await page.goto('/rings/arev-signet-ring');
  await page.getByRole('button', {name: 'Keep Arev Signet Ring in wishlist'}).first().click();
  await expect(page.getByText('Please sign in to add items to your wishlist')).toBeVisible();
  const form = page.getByRole('region', {name: 'No account? Keep it by email'});
  await form.getByLabel('Email').fill(email);
  await form.getByRole('button', {name: 'Keep it for me'}).click();
  await expect(page.getByText(`We have sent a link to ${email}`)).toBeVisible();

  await page.goto(await verifyLink(stack, email, 'Arev Signet Ring'));
  await expect(page.getByRole('heading', {name: 'Verifying your wishlist item...'})).toBeVisible();
  await page.getByRole('button', {name: 'Keep this piece'}).click();
  await expect(page.getByRole('heading', {name: 'Email Verified!'})).toBeVisible();
  await page.goto('/verify-wishlist');
  await expect(page.getByRole('heading', {name: 'Invalid Link'})).toBeVisible();
  await expect(page.getByRole('link', {name: 'Return Home'})).toBeVisible();
  await context.close();
});

test('whoever waits for a sold-out piece is noted, once', async ({page, stack, watch}) => {
  watch.allow(/status of 422/);
  const email = newAddress('waits');
  await page.goto('/bracelets/khachkar-lacework-cuff');
  await hydrated(page);
  const form = page.getByRole('region', {name: 'Tell me when it is back'});
  await form.getByLabel('Email').fill('nobody@nowhere');
  await form.getByRole('button', {name: 'Tell me'}).click();
  await expect(form.getByText('Please enter a valid email address.')).toBeVisible();
  await expectAccessible(page);
  await form.getByLabel('Email').fill(email);
  await form.getByRole('button', {name: 'Tell me'}).click();
  await expect(form.getByText(`We write to ${email}`)).toBeVisible();
  const {data} = await service(stack)
    .from('stock_notices')
    .select('product_path')
    .eq('email', email);
  expect(data).toEqual([{product_path: '/products/khachkar-lacework-cuff'}]);
});
