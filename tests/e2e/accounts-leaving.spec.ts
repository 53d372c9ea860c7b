import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import type {BrowserContext} from '@playwright/test';
import type {Database} from '../../app/lib/supabase/database.types.ts';
import {newAddress, openAccount, password, service, signInQuietly} from './accounts.ts';
import {buy} from './orders.ts';
import type {Stack} from './stack.ts';
import {expect, hydrated, test} from './test.ts';
import {filesOf, keepPhoto, keepTryOn, looks} from './try-ons.ts';

/** Every table of the database: the compiler asks for one that is new. */
const tables = Object.keys({
  contact_inquiries: true,
  guest_wishlists: true,
  newsletter_discount_requests: true,
  newsletter_subscriptions: true,
  orders: true,
  profiles: true,
  rate_limit_rules: true,
  rate_limits: true,
  shipments: true,
  shopify_customers: true,
  stock_notices: true,
  try_on_consents: true,
  try_on_sessions: true,
  try_on_shares: true,
  user_photos: true,
  webhook_receipts: true,
  wishlist: true,
} satisfies Record<Table, true>) as Table[];
type Table = keyof Database['public']['Tables'];

/** The tables with rows that tell of somebody by one of these words. */
async function tablesThatKnow(stack: Stack, ...words: string[]): Promise<Table[]> {
  const rows = await Promise.all(
    tables.map(async (table) => {
      const {data, error} = await service(stack).from(table).select();
      expect(error, table).toBeNull();
      return JSON.stringify(data);
    }),
  );
  return tables.filter((_, index) => words.some((word) => rows[index]?.includes(word)));
}

/** Leaves something of a shopper in every place that can hold it. @returns the parcel's number */
async function fillEveryTable(stack: Stack, id: string, email: string): Promise<string> {
  const data = service(stack);
  const piece = {product_id: '42', product_name: 'Arev Signet Ring'};
  const number = await buy(stack, email);
  const parcel = `1Z${id.slice(0, 8)}`;
  stack.storefront.orders.fulfill(number, {company: 'UPS', number: parcel, url: null});
  await stack.storefront.webhooks.idle();
  const session_id = await keepTryOn(stack, id, looks.ring);
  await keepPhoto(stack, id, 'rings', 'hand');
  const written = await Promise.all([
    data.from('profiles').insert({user_id: id, display_name: 'Leaving'}),
    data.from('wishlist').insert({user_id: id, ...piece}),
    data.from('guest_wishlists').insert({email, ...piece}),
    data.from('try_on_consents').insert({user_id: id, version: 'test'}),
    data.from('try_on_shares').insert({user_id: id, session_id}),
    data.from('shopify_customers').insert({user_id: id, shopify_customer_id: Date.now()}),
    data.from('newsletter_subscriptions').insert({email, subscription_source: 'user_portal'}),
    data.from('newsletter_discount_requests').insert({
      email,
      discount_code: 'AKN10',
      verification_token: createHash('sha256').update(id).digest('hex'),
      token_expires_at: new Date().toISOString(),
    }),
    data.from('contact_inquiries').insert({
      first_name: 'Ani',
      last_name: 'Petrosyan',
      email,
      message: 'Hello',
    }),
    data.from('stock_notices').insert({
      email,
      variant_id: 1,
      product_name: 'Arev Signet Ring',
      product_path: '/rings/arev-signet-ring',
    }),
  ]);
  for (const {error} of written) expect(error).toBeNull();
  return parcel;
}

test('all data can be taken along, and the account deleted with nothing left', async ({
  page,
  stack,
  watch,
}) => {
  watch.allow(/status of 403/);
  const email = newAddress('leaving');
  const id = await openAccount(stack, email);
  const parcel = await fillEveryTable(stack, id, email);
  const impersonal: Table[] = ['rate_limit_rules', 'rate_limits', 'webhook_receipts'];
  expect(await tablesThatKnow(stack, id, email, parcel)).toEqual(
    tables.filter((table) => !impersonal.includes(table)),
  );
  expect(await filesOf(stack, id)).toBe(2);
  await signInQuietly(page, stack, email);
  await page.goto('/portal');
  await hydrated(page);

  const started = page.waitForEvent('download');
  await page.getByRole('link', {name: 'Download my data'}).click();
  const file = await started;
  expect(file.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/);
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({
    account: {id, email},
    profile: {display_name: 'Leaving'},
    wishlist: [{product_name: 'Arev Signet Ring'}],
    orders: [{email}],
    shipments: [{tracking_number: parcel}],
    files: [{path: expect.stringContaining(id)}, {path: expect.stringContaining(id)}],
  });

  await page.getByText('Delete my account', {exact: true}).click();
  await page.getByRole('textbox', {name: 'Your password'}).fill('a guess');
  await page.getByRole('button', {name: 'Delete my account for good'}).click();
  await expect(page.getByText('This password is not right.')).toBeVisible();
  await page.getByRole('textbox', {name: 'Your password'}).fill(password);
  await page.getByRole('button', {name: 'Delete my account for good'}).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Your account is deleted')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', {name: 'Sign in'})).toBeVisible();

  expect((await service(stack).auth.admin.getUserById(id)).data.user).toBeNull();
  expect(await tablesThatKnow(stack, id, email, parcel)).toEqual([]);
  expect(await filesOf(stack, id)).toBe(0);
});

/** What a browser keeps to refresh its session with. */
async function sessionOf(context: BrowserContext): Promise<string> {
  const sent = (await context.cookies()).find(({name}) => name === 'account')?.value ?? '';
  const [kept = ''] = decodeURIComponent(sent).split('.');
  const [, token = ''] = JSON.parse(Buffer.from(kept, 'base64').toString()) as string[];
  return token;
}

/** Asks for the session to go on. @returns the status: 400 when it is over */
async function refresh({supabase}: Stack, refresh_token: string): Promise<number> {
  const {status} = await fetch(`${supabase.url}/auth/v1/token?grant_type=refresh_token`, {
    method: 'POST',
    headers: {'Content-Type': 'application/json', apikey: supabase.publishableKey},
    body: JSON.stringify({refresh_token}),
  });
  return status;
}

test('other devices are signed out by a button, and by a password changed with the present one', async ({
  page,
  stack,
  browser,
  watch,
}) => {
  watch.allow(/status of 403/);
  const email = newAddress('careful');
  await openAccount(stack, email);
  const other = await browser.newContext({baseURL: stack.url});
  await signInQuietly(await other.newPage(), stack, email);
  const left = await sessionOf(other);
  await signInQuietly(page, stack, email);
  await page.goto('/portal');
  await hydrated(page);
  await page.getByRole('button', {name: 'Sign out other devices'}).click();
  await expect(page.getByText('Your other devices are signed out')).toBeVisible();
  expect(await refresh(stack, left)).toBe(400);
  // There it is known as well, and somebody signs in anew.
  await other.clearCookies();
  await signInQuietly(other.pages()[0]!, stack, email);

  // Whoever did that is still here, and signs them out by a new password too.
  await page.getByRole('link', {name: 'Change password'}).click();
  await expect(page).toHaveURL('/auth/password');
  await hydrated(page);
  await page.getByRole('textbox', {name: 'Current password'}).fill('wrong');
  await page.getByRole('textbox', {name: 'New password'}).fill('apricot-tree');
  await page.getByRole('button', {name: 'Save the new password'}).click();
  await expect(page.getByText('Your current password is not right.')).toBeVisible();
  await page.getByRole('textbox', {name: 'Current password'}).fill(password);
  await page.getByRole('button', {name: 'Save the new password'}).click();
  await expect(page).toHaveURL('/portal');
  await expect(page.getByText('Your password is changed')).toBeVisible();

  expect(await refresh(stack, await sessionOf(other))).toBe(400);
  await other.close();
});
