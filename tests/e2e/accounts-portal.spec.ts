import {expectAccessible} from './accessibility.ts';
import {emailField, newAddress, openAccount, service, signInQuietly} from './accounts.ts';
import {buy} from './orders.ts';
import {expect, hydrated, test} from './test.ts';

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
  const order = page.getByRole('article', {name: `Order #${number}`, exact: true});
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

test('six tabs by keyboard; the display name is kept', async ({page, stack}) => {
  const email = newAddress('keys');
  const id = await openAccount(stack, email);
  await signInQuietly(page, stack, email);
  await page.goto('/portal');
  await hydrated(page);
  await expect(page.getByRole('tab')).toHaveText([
    'Profile',
    'Orders',
    'Shipping',
    'Wishlist',
    'Try-On',
    'Newsletter',
  ]);
  const reading = '**/portal.data?_routes=*';
  let typed = () => {};
  const held = new Promise<void>((resolve) => (typed = resolve));
  await page.route(reading, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByLabel(/^Display name/).fill('Ani P.');
  await page.getByRole('button', {name: 'Save profile'}).click();
  await expect(page.getByText('Profile updated')).toBeVisible();
  // What is typed while the profile is read again stays.
  await page.getByLabel(/^Display name/).fill('Ani Petrosyan');
  const read = page.waitForResponse(reading);
  typed();
  await read;
  await expect(page.getByLabel(/^Display name/)).toHaveValue('Ani Petrosyan');
  await page.getByRole('button', {name: 'Save profile'}).click();
  await expect
    .poll(async () => (await service(stack).from('profiles').select().eq('user_id', id)).data)
    .toMatchObject([{display_name: 'Ani Petrosyan'}]);

  // While a tab's rows are on their way, the room says so.
  const late = {kind: 'latency', ms: 1_000, service: 'rest', method: 'GET'} as const;
  const loading = page.getByRole('status').getByText('Loading your sanctuary...');
  stack.supabase.faults.add({...late, path: '/orders'});
  stack.supabase.faults.add({...late, path: '/try_on_sessions'});
  await page.getByRole('tab', {name: 'Try-On'}).click();
  await expect(loading).toBeVisible();
  await expect(page.getByRole('heading', {name: 'No Try-On Sessions Yet'})).toBeVisible();
  await page.getByRole('tab', {name: 'Profile'}).click();
  await expect(page.getByLabel(/^Display name/)).toHaveValue('Ani Petrosyan');
  await page.getByRole('tab', {name: 'Profile'}).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', {name: 'Orders'})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(loading).toBeVisible();
  await expect(page.getByRole('heading', {name: 'Order History'})).toBeVisible();
  await expect(loading).toBeHidden();
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

test('a printed profile says whose it is, and nothing that paper cannot do', async ({
  page,
  stack,
}) => {
  const email = newAddress('paper');
  await openAccount(stack, email);
  await signInQuietly(page, stack, email);
  await page.goto('/portal');
  await page.emulateMedia({media: 'print'});
  await expect(page.getByLabel(/^Display name/)).toBeVisible();
  await expect(emailField(page)).toHaveValue(email);
  await expect(emailField(page)).toBeVisible();
  await expect(page.getByText('Account Actions')).toBeHidden();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await page.goto('/portal/newsletter');
  await expect(page.getByRole('checkbox', {name: 'Sales'})).toBeVisible();
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
