import {fillSignIn, linkIn, newAddress, openAccount, password, signInQuietly} from './accounts.ts';
import {expect, hydrated, test} from './test.ts';

test('nobody is led to another site, and no other site acts for a shopper', async ({
  page,
  stack,
  request,
}) => {
  const email = newAddress('mane');
  await openAccount(stack, email);
  for (const target of [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:x',
  ]) {
    await page.goto(`/auth?redirect_to=${encodeURIComponent(target)}`);
    await expect(page.locator('input[name=redirect_to]').first()).toHaveValue('/');
  }
  for (const path of ['/auth', '/auth/sign-out', '/cart', '/portal/newsletter']) {
    // Refused for where it comes from, before anybody reads what it says.
    const refusal = await request.post(path, {headers: {Origin: 'https://evil.example'}});
    expect(refusal.status(), path).toBe(403);
  }
  const answer = await request.post('/auth', {
    form: {intent: 'sign-in', email, password, redirect_to: '//evil.example'},
    headers: {Origin: stack.url},
    maxRedirects: 0,
  });
  expect([answer.status(), answer.headers().location]).toEqual([303, '/']);
  expect(answer.headers()['cache-control']).toContain('no-store');
});

test('a planted link puts nobody into another account unasked', async ({page, stack}) => {
  const [email, other] = [newAddress('ani'), newAddress('planting')];
  for (const address of [email, other]) await openAccount(stack, address);
  await page.request.post('/auth/forgot', {form: {email: other}, headers: {Origin: stack.url}});
  const link = linkIn(await stack.mail.waitFor({to: other}));

  await signInQuietly(page, stack, email);
  await page.goto(link);
  await hydrated(page);
  await expect(page.getByText(`You are signed in as ${email}`)).toBeVisible();
  const signedIn = async () =>
    ((await (await page.request.get('/account.json')).json()) as {email: string}).email;
  expect(await signedIn()).toBe(email);

  await page.getByRole('button', {name: 'Continue'}).click();
  await expect(page).toHaveURL('/auth/password');
  expect(await signedIn()).toBe(other);
  const name = `My Account, ${other.split('@')[0]}`;
  await expect(page.getByRole('banner').getByRole('link', {name})).toBeVisible();
});

test('too many attempts are refused for a while', async ({page, stack, watch}) => {
  watch.allow(/status of 4\d\d/);
  const email = newAddress('guessed');
  await openAccount(stack, email);
  for (let tries = 0; tries < 10; tries += 1) {
    await page.request.post(`${stack.url}/auth`, {
      form: {intent: 'sign-in', email, password: `guess ${tries}`},
      headers: {Origin: stack.url},
    });
  }
  await page.goto('/auth');
  await hydrated(page);
  await fillSignIn(page, email);
  await expect(page.getByRole('alert').getByText('Too many attempts')).toBeVisible();
  await expect(
    page.getByRole('alert').getByText(/Please wait 1?\d minutes and try again/),
  ).toBeVisible();
});
