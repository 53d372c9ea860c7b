import {readFile} from 'node:fs/promises';
import {create, variant} from '../contract/storefront/cart-client.ts';
import {newAddress, openAccount, password, service, signInQuietly} from './accounts.ts';
import type {Stack} from './stack.ts';
import {expect, expectAccessible, hydrated, test} from './test.ts';

/** Buys a pair of hoops in the checkout, by its own forms. @returns the order's number */
async function buy({storefront}: Stack, email: string): Promise<number> {
  const {checkoutUrl} = await create(storefront, {
    lines: [{merchandiseId: variant(storefront, 'DHH-01')}],
  });
  const send = async (form: Record<string, string>) =>
    (await fetch(checkoutUrl, {method: 'POST', body: new URLSearchParams(form)})).text();
  const payment = await send({
    intent: 'information',
    email,
    firstName: 'Ani',
    lastName: 'Petrosyan',
    address1: '500 Molino St',
    city: 'Los Angeles',
    provinceCode: 'CA',
    zip: '90013',
    countryCode: 'US',
  });
  await send({
    intent: 'pay',
    shownTotal: /name="shownTotal" value="(\d+)"/.exec(payment)?.[1] ?? '',
    delivery: 'insured-ground',
    cardNumber: '4242 4242 4242 4242',
    cardName: 'Ani Petrosyan',
    cardExpiry: '12 / 34',
    cardCode: '123',
  });
  await storefront.webhooks.idle();
  const order = storefront.orders.list().find((placed) => placed.email === email);
  return order?.number ?? 0;
}

test('an order paid in the checkout is in the portal, and its parcel can be followed', async ({
  page,
  stack,
}) => {
  const email = newAddress('buyer');
  await openAccount(stack, email);
  const number = await buy(stack, email);
  await signInQuietly(page, stack, email);

  await page.goto('/portal?tab=orders');
  await expect(page).toHaveURL('/portal/orders');
  await hydrated(page);
  const order = page.getByRole('article', {name: `Order #${number}`});
  await expect(order.getByText('Processing')).toBeVisible();
  await expect(order.getByText('$569.40')).toBeVisible();
  await expect(order.getByText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/)).toBeVisible();
  await expect(order.getByText(/Dusk Hammered Hoops/)).toBeVisible();
  await expect(order.getByText('Quantity 1')).toBeVisible();
  await expectAccessible(page);

  const tracking = {company: 'UPS', number: '1Z999AA10123456784', url: null};
  stack.storefront.orders.fulfill(number, tracking);
  for (const status of ['confirmed', 'in_transit', 'out_for_delivery', 'delivered'] as const) {
    stack.storefront.orders.updateShipment(number, {...tracking, status});
    await stack.storefront.webhooks.idle();
  }
  // Someone else's parcel, which this shopper never sees.
  await buy(stack, newAddress('neighbour'));

  await page.getByRole('tab', {name: 'Shipping'}).click();
  await expect(page).toHaveURL('/portal/shipping');
  const parcel = page.getByRole('article', {name: `Shipment of order #${number}`});
  await expect(parcel.getByText('1Z999AA10123456784')).toBeVisible();
  await expect(parcel.getByText('UPS')).toBeVisible();
  await expect(parcel.getByText('Delivered').first()).toBeVisible();
  await expect(parcel.getByRole('list', {name: 'Latest events'}).getByRole('listitem')).toHaveCount(
    3,
  );
  await expectAccessible(page);
  const shipments = page.getByRole('list', {name: 'Shipments'}).getByRole('article');
  await page.getByLabel('Tracking number').fill('aa1012');
  await page.getByRole('button', {name: 'Search', exact: true}).click();
  await expect(page).toHaveURL('/portal/shipping?tracking=aa1012');
  await expect(shipments).toHaveCount(1);
  await page.getByLabel('Tracking number').fill('100%');
  await page.getByRole('button', {name: 'Search', exact: true}).click();
  await expect(page.getByText('No parcel has a tracking number with “100%”.')).toBeVisible();
  await page.getByLabel('Tracking number').fill('');
  await page.getByRole('button', {name: 'Search', exact: true}).click();
  await expect(shipments).toHaveCount(1);
  await page.getByRole('tab', {name: 'Orders'}).click();
  await expect(order.getByText('Delivered')).toBeVisible();
});

test('six tabs by keyboard; the display name is kept @phone', async ({page, stack}) => {
  const email = newAddress('keys');
  const id = await openAccount(stack, email);
  await signInQuietly(page, stack, email);
  await page.goto('/portal');
  await hydrated(page);
  await expectAccessible(page);
  await expect(page.getByRole('tab')).toHaveText([
    'Profile',
    'Orders',
    'Shipping',
    'Wishlist',
    'Try-On',
    'Newsletter',
  ]);
  await page.getByLabel(/^Display name/).fill('Ani P.');
  await page.getByRole('button', {name: 'Save profile'}).click();
  await expect(page.getByText('Profile updated')).toBeVisible();
  await page.getByLabel(/^Display name/).fill('Ani Petrosyan');
  await page.getByRole('button', {name: 'Save profile'}).click();
  await expect
    .poll(async () => (await service(stack).from('profiles').select().eq('user_id', id)).data)
    .toMatchObject([{display_name: 'Ani Petrosyan'}]);

  await page.getByRole('tab', {name: 'Profile'}).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', {name: 'Orders'})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', {name: 'Order History'})).toBeVisible();
  await expect(page.getByText('No orders yet')).toBeVisible();
  await page.getByRole('tab', {name: 'Orders'}).focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Space');
  await expect(page.getByRole('heading', {name: 'Newsletter Subscription'})).toBeVisible();
  await expect(page.getByRole('tab', {name: 'Newsletter'})).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('the newsletter is taken, chosen from and left', async ({page, stack}) => {
  const email = newAddress('reader');
  const id = await openAccount(stack, email);
  // The address took the newsletter before it had an account.
  await service(stack).from('newsletter_subscriptions').insert({
    email,
    is_active: false,
    unsubscribed_at: '2026-01-01T00:00:00Z',
    subscription_source: 'newsletter_discount_verification',
  });
  const row = async () => {
    const rows = service(stack).from('newsletter_subscriptions').select();
    return (await rows.eq('email', email)).data?.[0];
  };
  await signInQuietly(page, stack, email);
  await page.goto('/portal/newsletter');
  await hydrated(page);
  await expectAccessible(page);
  for (const name of ['Letters from the atelier', 'Product updates', 'Sales']) {
    await expect(page.getByRole('checkbox', {name})).toBeChecked();
  }
  await page.getByRole('button', {name: 'Subscribe', exact: true}).click();
  await expect(page.getByText('Subscribed', {exact: true})).toBeVisible();
  expect(await row()).toMatchObject({user_id: id, is_active: true, unsubscribed_at: null});

  await page.getByRole('checkbox', {name: 'Sales'}).uncheck();
  await page.getByRole('button', {name: 'Save preferences'}).click();
  await expect(page.getByText('Preferences saved')).toBeVisible();
  expect((await row())?.preferences).toEqual({
    marketing: true,
    product_updates: true,
    sales: false,
  });
  await page.getByRole('button', {name: 'Unsubscribe'}).click();
  await expect(page.getByText('Not subscribed')).toBeVisible();
  const left = await row();
  expect(left?.is_active).toBe(false);
  expect(Date.parse(left?.unsubscribed_at ?? '')).toBeGreaterThan(Date.now() - 60_000);
});

test('all data can be taken along, and the account deleted with nothing left', async ({
  page,
  stack,
  watch,
}) => {
  watch.allow(/status of 403/);
  const email = newAddress('leaving');
  const id = await openAccount(stack, email);
  await service(stack).from('profiles').insert({user_id: id, display_name: 'Leaving'});
  await service(stack)
    .from('wishlist')
    .insert({user_id: id, product_id: '42', product_name: 'Arev Signet Ring'});
  await buy(stack, email);
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

  const data = service(stack);
  expect((await data.auth.admin.getUserById(id)).data.user).toBeNull();
  for (const table of ['profiles', 'wishlist', 'orders'] as const) {
    expect((await data.from(table).select().eq('user_id', id)).data, table).toEqual([]);
  }
  expect((await data.from('orders').select().eq('email', email)).data).toEqual([]);
});

test('a password is changed with the present one; other devices are signed out', async ({
  page,
  stack,
  browser,
  watch,
}) => {
  watch.allow(/status of 403/);
  const email = newAddress('careful');
  await openAccount(stack, email);
  const other = await browser.newContext({baseURL: stack.url});
  const elsewhere = await other.newPage();
  await signInQuietly(elsewhere, stack, email);
  await signInQuietly(page, stack, email);
  await page.goto('/auth/password');
  await hydrated(page);
  await page.getByRole('textbox', {name: 'Current password'}).fill('wrong');
  await page.getByRole('textbox', {name: 'New password'}).fill('apricot-tree');
  await page.getByRole('button', {name: 'Save the new password'}).click();
  await expect(page.getByText('Your current password is not right.')).toBeVisible();
  await page.getByRole('textbox', {name: 'Current password'}).fill(password);
  await page.getByRole('button', {name: 'Save the new password'}).click();
  await expect(page).toHaveURL('/portal');
  await expect(page.getByText('Your password is changed')).toBeVisible();

  const sent = (await other.cookies()).find(({name}) => name === 'account')?.value ?? '';
  const [kept = ''] = decodeURIComponent(sent).split('.');
  const [, refresh_token] = JSON.parse(Buffer.from(kept, 'base64').toString()) as string[];
  const refreshed = await fetch(`${stack.supabase.url}/auth/v1/token?grant_type=refresh_token`, {
    method: 'POST',
    headers: {'Content-Type': 'application/json', apikey: stack.supabase.publishableKey},
    body: JSON.stringify({refresh_token}),
  });
  expect(refreshed.status).toBe(400);
  await other.close();
});
