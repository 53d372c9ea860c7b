import {expectAccessible} from './accessibility.ts';
import {
  emailField,
  fillSignIn,
  newAddress,
  openAccount,
  password,
  service,
  signInQuietly,
} from './accounts.ts';
import {expect, hydrated, test} from './test.ts';

test('with accounts down the shop still sells, and nobody is signed out', async ({
  page,
  stack,
  watch,
}) => {
  watch.allow(/status of 5\d\d/);
  const email = newAddress('patient');
  await openAccount(stack, email);
  await signInQuietly(page, stack, email);
  stack.supabase.faults.add({kind: 'drop'});

  await page.goto('/rings');
  await hydrated(page);
  await page.getByRole('link', {name: 'First Light Solitaire'}).first().click();
  await expect(page.getByRole('heading', {level: 1, name: 'First Light Solitaire'})).toBeVisible();
  await page
    .getByRole('button', {name: /Add to bag/i})
    .first()
    .click();
  await expect(page.getByRole('dialog', {name: 'Shopping Bag'})).toBeVisible();

  // The token in the cookie is still good: the portal opens and says what it cannot read.
  await page.goto('/portal');
  await expect(page.getByText('Failed to load profile information')).toBeVisible();
  await expectAccessible(page);
  await hydrated(page);
  await page.getByRole('tab', {name: 'Orders'}).click();
  await expect(page.getByText('Failed to load order history')).toBeVisible();
  await page.getByRole('tab', {name: 'Shipping'}).click();
  await expect(page.getByText('Failed to load shipment information')).toBeVisible();
  await page.goto('/portal/shipping?tracking=1Z');
  await expect(page.getByText('Failed to search shipments')).toBeVisible();
  await page.goto('/portal/newsletter');
  await expect(page.getByText('Failed to load newsletter settings')).toBeVisible();

  stack.supabase.faults.clear();
  await page.getByRole('link', {name: 'Try again'}).click();
  await expect(page.getByText('Not subscribed')).toBeVisible();
});

test('changes that fail say so, and nothing is half written', async ({page, stack, watch}) => {
  watch.allow(/status of 5\d\d/);
  const email = newAddress('unlucky');
  const id = await openAccount(stack, email);
  await signInQuietly(page, stack, email);
  await page.goto('/portal');
  await hydrated(page);
  const {faults} = stack.supabase;

  faults.add({kind: 'status', status: 500, service: 'rest', path: '/profiles'});
  await page.getByLabel(/^Display name/).fill('Unlucky');
  await page.getByRole('button', {name: 'Save profile'}).click();
  await expect(page.getByText('Failed to update profile')).toBeVisible();
  await expect(page.getByLabel(/^Display name/)).toHaveValue('Unlucky');
  faults.clear();
  expect((await service(stack).from('profiles').select().eq('user_id', id)).data).toEqual([]);

  faults.add({kind: 'status', status: 500, service: 'functions'});
  await page.getByText('Delete my account', {exact: true}).click();
  await page.getByRole('textbox', {name: 'Your password'}).fill(password);
  await page.getByRole('button', {name: 'Delete my account for good'}).click();
  await expect(page.getByText(/account could not be deleted/)).toBeVisible();
  faults.clear();
  expect((await service(stack).auth.admin.getUserById(id)).data.user?.email).toBe(email);

  await page.getByRole('tab', {name: 'Newsletter'}).click();
  await expect(page.getByText('Not subscribed')).toBeVisible();
  faults.add({kind: 'status', status: 500, service: 'rest', path: '/newsletter', method: 'PATCH'});
  await page.getByRole('button', {name: 'Subscribe', exact: true}).click();
  await expect(page.getByText('Failed to update newsletter settings')).toBeVisible();
  faults.clear();
  await page.getByRole('button', {name: 'Subscribe', exact: true}).click();
  await expect(page.getByText('Subscribed', {exact: true})).toBeVisible();
  faults.add({kind: 'status', status: 500, service: 'rest', path: '/newsletter', method: 'PATCH'});
  await page.getByRole('button', {name: 'Save preferences'}).click();
  await expect(page.getByText('Failed to update preferences')).toBeVisible();

  faults.clear();
  faults.add({kind: 'drop', service: 'rest', path: '/rpc/export_my_data'});
  await page.goto('/portal/export');
  await expect(page.getByText('Your data could not be gathered.')).toBeVisible();
});

test('signing in and up while accounts are down keeps what was typed', async ({
  page,
  stack,
  watch,
}) => {
  watch.allow(/status of 5\d\d/);
  const email = newAddress('early');
  await openAccount(stack, email);
  stack.supabase.faults.add({kind: 'status', status: 503});
  await page.goto('/auth');
  await hydrated(page);
  await fillSignIn(page, email);
  await expect(page.getByRole('alert').getByText('An unexpected error occurred')).toBeVisible();
  await expect(emailField(page)).toHaveValue(email);
  stack.supabase.faults.clear();
  await page.getByRole('button', {name: 'Sign In', exact: true}).click();
  await expect(page).toHaveURL('/');

  // The session is ended here even where the service cannot be told.
  stack.supabase.faults.add({kind: 'drop', service: 'auth'});
  await page.goto('/portal');
  await hydrated(page);
  await page.getByRole('button', {name: 'Sign Out', exact: true}).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', {name: 'Sign in'})).toBeVisible();
});
