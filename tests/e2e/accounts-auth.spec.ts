import {expectAccessible} from './accessibility.ts';
import {
  emailField,
  fillSignIn,
  linkIn,
  newAddress,
  openAccount,
  password,
  service,
} from './accounts.ts';
import {expect, hydrated, test} from './test.ts';

test('an account is opened, its address confirmed by a mail, and the portal is there', async ({
  page,
  stack,
  request,
}) => {
  const email = newAddress('ani');
  await page.goto('/auth');
  await hydrated(page);
  await page.getByRole('tab', {name: 'Sign Up'}).click();
  await expect(page).toHaveURL('/auth?tab=sign-up');
  await emailField(page).fill(email);
  await page.getByRole('textbox', {name: 'Password'}).fill(password);
  await page.getByRole('button', {name: 'Show password'}).click();
  await expect(page.getByRole('textbox', {name: 'Password'})).toHaveValue(password);
  await page.getByRole('button', {name: 'Create Account'}).click();
  await expect(page.getByRole('heading', {name: 'Check your email'})).toBeVisible();

  const link = linkIn(await stack.mail.waitFor({to: email, subject: /confirm your address/}));
  // A scanner of mail opens the link, more than once: nothing is used up.
  expect((await request.head(link)).status()).toBe(200);
  expect(await (await request.get(link)).text()).toContain('Confirm my email');

  await page.goto(link);
  await expect(page.getByText('Your address is confirmed')).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.getByRole('link', {name: /^My Account/}).click();
  await expect(page.getByRole('heading', {name: 'Your Personal Atelier'})).toBeVisible();
  await expect(emailField(page)).toHaveValue(email);

  // The link worked once; whoever is signed in is led home by it.
  for (const address of [link, '/auth']) {
    const answer = await page.request.get(address, {maxRedirects: 0});
    expect(answer.headers().location, address).toBe('/');
  }
});

test('signing in and out, with what is wrong said in words', async ({
  page,
  stack,
  watch,
  request,
}) => {
  const email = newAddress('nare');
  await openAccount(stack, email);
  // Refusals are answered with their status, which browsers write to the console.
  watch.allow(/status of 4\d\d/);
  await page.goto('/portal/orders');
  await expect(page).toHaveURL('/auth?redirect_to=%2Fportal%2Forders');
  await hydrated(page);
  await fillSignIn(page, email, 'not this one');
  await expect(page.getByRole('alert').getByText('Invalid credentials')).toBeVisible();
  await expect(emailField(page)).toHaveValue(email);
  await expectAccessible(page);
  await fillSignIn(page, email);
  await expect(page).toHaveURL('/portal/orders');
  await expect(page.getByText('Welcome back!')).toBeVisible();
  await expect(page.getByRole('heading', {name: 'Order History'})).toBeVisible();

  const cookies = await page.context().cookies();
  expect(cookies.find(({name}) => name === 'account')).toMatchObject({
    httpOnly: true,
    sameSite: 'Lax',
  });
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('token');
  await page.getByRole('banner').getByRole('button', {name: 'Sign out'}).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', {name: 'Sign in'})).toBeVisible();
  // Who copied the cookies before has nothing by them any more.
  const Cookie = cookies.map(({name, value}) => `${name}=${value}`).join('; ');
  const stolen = await request.get('/portal', {headers: {Cookie}, maxRedirects: 0});
  expect(stolen.headers().location).toBe('/auth?redirect_to=%2Fportal');
  const account = await request.get('/account.json', {headers: {Cookie}});
  expect(await account.json()).toMatchObject({signedIn: false});

  // Opening an account that is there already leads to signing in.
  await page.goto('/auth?tab=sign-up');
  await hydrated(page);
  await emailField(page).fill(email);
  await page.getByRole('textbox', {name: 'Password'}).fill(password);
  await page.getByRole('button', {name: 'Create Account'}).click();
  await expect(page.getByRole('alert').getByText('Account exists')).toBeVisible();
  await page.getByRole('link', {name: 'Sign in with this email'}).click();
  await expect(emailField(page)).toHaveValue(email);
});

test('a forgotten password is replaced by way of a mail', async ({page, stack}) => {
  const email = newAddress('sona');
  await openAccount(stack, email);
  await page.goto('/auth');
  await hydrated(page);
  await emailField(page).fill(email);
  await page.getByRole('link', {name: 'Forgot your password?'}).click();
  await expect(page.getByRole('heading', {name: 'Forgotten password'})).toBeVisible();
  await emailField(page).fill(email);
  await page.getByRole('button', {name: 'Send the link'}).click();
  await expect(page.getByRole('heading', {name: 'Check your email'})).toBeVisible();

  await page.goto(linkIn(await stack.mail.waitFor({to: email, subject: /new password/})));
  await expect(page).toHaveURL('/auth/password');
  await hydrated(page);
  await expect(page.getByRole('heading', {name: 'Choose a new password'})).toBeVisible();
  await page.getByRole('textbox', {name: 'New password'}).fill('apricot-tree');
  await page.getByRole('button', {name: 'Save the new password'}).click();
  await expect(page).toHaveURL('/portal');
  await expect(page.getByText('Your password is changed')).toBeVisible();

  await page.getByRole('banner').getByRole('button', {name: 'Sign out'}).click();
  await expect(page).toHaveURL('/');
  await page.goto('/auth');
  await hydrated(page);
  await fillSignIn(page, email, 'apricot-tree');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', {name: /^My Account/})).toBeVisible();
});

test('links that are no good say so and lead on', async ({page, watch}) => {
  watch.allow(/status of 400/);
  await page.goto('/auth/confirm?type=signup');
  await expect(page.getByText('Invalid confirmation link')).toBeVisible();
  await page.goto('/auth/confirm?type=signup&token_hash=pkce_0123456789abcdef0123456789');
  await expect(page.getByText('Verification Failed')).toBeVisible();
  await expect(page.getByRole('link', {name: 'Return Home'})).toHaveAttribute('href', '/');
  await page.getByRole('link', {name: 'Go to Sign In'}).click();
  await expect(page).toHaveURL('/auth');
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('the menu leads to the account and out of it, and nothing covers its links', async ({
    page,
    stack,
  }) => {
    const email = newAddress('phone');
    await openAccount(stack, email);
    const menu = page.getByRole('dialog');
    const open = async () => {
      await page.getByRole('button', {name: 'Menu'}).click();
      return menu;
    };
    await page.goto('/our-story');
    await hydrated(page);
    await (await open()).getByRole('link', {name: 'Sign In'}).click();
    await expect(page).toHaveURL('/auth');
    await expect(menu).toBeHidden();
    await fillSignIn(page, email);
    await expect(page).toHaveURL('/');

    // What is said meanwhile takes its own place: every link can be brought into view and pressed.
    await open();
    const said = menu.getByRole('status').getByText('Welcome back!');
    await expect(said).toBeVisible();
    await expect(menu.getByText(email)).toBeVisible();
    await menu.getByRole('button', {name: 'Sign out'}).click({trial: true, timeout: 1_000});
    await expect(said).toBeVisible();
    await menu.getByRole('link', {name: 'Wishlist'}).click();
    await expect(page).toHaveURL('/wishlist');
    await (await open()).getByRole('link', {name: 'My Account'}).click();
    await expect(page).toHaveURL('/portal');
    await expect(menu).toBeHidden();
    await (await open()).getByRole('button', {name: 'Sign out'}).click();
    await expect(page).toHaveURL('/');
    await expect((await open()).getByRole('link', {name: 'Sign In'})).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('signing up, confirming and signing in work', async ({page, stack, watch}) => {
    // Scripts that are not run are told as failed requests.
    watch.allow(/ csp$|status of 400/);
    const email = newAddress('plain');
    await page.goto('/auth?tab=sign-up&redirect_to=%2Fportal');
    await emailField(page).fill(email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', {name: 'Create Account'}).click();
    await expect(page.getByRole('heading', {name: 'Check your email'})).toBeVisible();
    const first = await stack.mail.waitFor({to: email});
    await page.getByRole('button', {name: 'Send the link again'}).click();
    await expect(page.getByText('a new link is on its way')).toBeVisible();

    await page.goto(linkIn(await stack.mail.waitFor({to: email, after: first})));
    await page.getByRole('button', {name: 'Confirm my email'}).click();
    await expect(page.getByText('Your address is confirmed')).toBeVisible();
    await expect(page).toHaveURL('/portal');

    // The way there from any page, and what can be done in the rooms.
    await page.goto('/our-story');
    await page.getByRole('banner').getByRole('link', {name: 'My Account'}).click();
    await expect(page).toHaveURL('/portal');
    await page.getByLabel(/^Display name/).fill('Plain');
    await page.getByRole('button', {name: 'Save profile'}).click();
    await expect(page.getByText('Profile updated')).toBeVisible();
    await expect(page.getByLabel(/^Display name/)).toHaveValue('Plain');
    for (const [tab, heading] of [
      ['Orders', 'Order History'],
      ['Shipping', 'Shipment Tracking'],
      ['Wishlist', 'My Wishlist'],
      ['Try-On', 'No Try-On Sessions Yet'],
      ['Newsletter', 'Newsletter Subscription'],
    ] as const) {
      await page.getByRole('tab', {name: tab}).click();
      await expect(page.getByRole('heading', {name: heading})).toBeVisible();
    }
    await page.getByRole('button', {name: 'Subscribe', exact: true}).click();
    await expect(page.getByText('Subscribed', {exact: true})).toBeVisible();
    await page.getByRole('checkbox', {name: 'Sales'}).uncheck();
    await page.getByRole('button', {name: 'Save preferences'}).click();
    await expect(page.getByText('Preferences saved')).toBeVisible();
    await expect(page.getByRole('checkbox', {name: 'Sales'})).not.toBeChecked();
    await page.getByRole('tab', {name: 'Profile'}).click();
    await page.getByRole('button', {name: 'Sign Out', exact: true}).click();
    await expect(page).toHaveURL('/');
    await page.goto('/auth');
    await emailField(page).fill(email);
    await page.getByLabel('Password').fill('another one');
    await page.getByRole('button', {name: 'Sign In', exact: true}).click();
    await expect(page.getByText('Invalid credentials')).toBeVisible();
    const {data} = await service(stack).auth.admin.listUsers({perPage: 1000});
    expect(data.users.find((user) => user.email === email)?.email_confirmed_at).toBeTruthy();
  });
});
