import {newAddress, openAccount, signInQuietly} from './accounts.ts';
import {giveAddress, pay} from './hosted-checkout.ts';
import {expect, hydrated, test} from './test.ts';
import {askFor, mailedLink} from './newsletter.ts';

test('a mailed link leads to a code that lowers the bag, up to the order in the portal', async ({
  page,
  stack,
}) => {
  test.slow();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const email = newAddress('welcome');
  const link = await askFor(page, stack, email);
  // A mail program that looks at the link first does not use it up.
  await page.request.get(link);
  await page.request.head(link);
  await page.goto(link);
  await expect(page.getByRole('heading', {name: 'Email Verified!'})).toBeVisible();
  await expect(page.getByRole('heading', {name: '10% Discount Code'})).toBeVisible();
  await expect(page.getByText('AKN10')).toBeVisible();
  await expect(
    page.getByText('Valid for 30 days • Cannot be combined with other offers'),
  ).toBeVisible();
  await expect(
    page.getByRole('list', {name: 'What our letters bring'}).getByRole('listitem'),
  ).toHaveText([
    'Early access to sales',
    'New arrivals first',
    'Exclusive discounts',
    'Style guides',
  ]);
  await page.getByRole('button', {name: 'Copy code'}).click();
  await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('AKN10');
  await expect(page.getByRole('button', {name: 'Copy code'})).toBeVisible();

  await page.reload();
  await expect(page.getByText('AKN10')).toBeVisible();
  await page.getByRole('button', {name: 'Start Shopping & Save 10%'}).click();
  await expect(page).toHaveURL('/collections');
  await page.goto('/rings/first-light-solitaire');
  await hydrated(page);
  await page.getByRole('button', {name: 'Add to Bag'}).first().click();
  const bag = page.getByRole('dialog', {name: 'Shopping Bag'});
  await expect(bag.getByText('−$420.00')).toBeVisible();
  await expect(bag.getByText('$3,780.00')).toBeVisible();

  await openAccount(stack, email);
  await bag.getByRole('button', {name: 'Secure Checkout'}).click();
  await giveAddress(page, email);
  await pay(page);
  await expect(page).toHaveURL(/\/orders\//);
  await stack.storefront.webhooks.idle();
  const {number} = stack.storefront.orders.list()[0]!;
  stack.storefront.orders.fulfill(number, {
    company: 'UPS',
    number: '1Z999AA10123456784',
    url: null,
  });
  await stack.storefront.webhooks.idle();
  await signInQuietly(page, stack, email);
  await page.goto('/portal/orders');
  const order = page.getByRole('article', {name: `Order #${number}`, exact: true});
  await expect(order.getByText('First Light Solitaire')).toBeVisible();
  await expect(order.getByText('$4,139.10')).toBeVisible();
  await page.goto('/portal/shipping');
  await expect(
    page.getByRole('article', {name: `Shipment of order #${number}`}).getByText('UPS'),
  ).toBeVisible();
});

test('a link without its token is told and leads home', async ({page}) => {
  await page.goto('/verify-newsletter');
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Invalid Link')).toBeVisible();
  await expect(page.getByText('The verification link is invalid or expired.')).toBeVisible();
});

test('an unknown and a used link say the same', async ({page, stack, browser, watch}) => {
  watch.allow(/status of 410/);
  const link = await askFor(page, stack, 'twice@example.com');
  await page.goto(link);
  await expect(page.getByText('AKN10')).toBeVisible();

  const elsewhere = await browser.newContext();
  for (const address of [link, new URL('/verify-newsletter?token=unknown', link).href]) {
    const stranger = await elsewhere.newPage();
    await stranger.goto(address);
    await expect(stranger.getByRole('heading', {name: 'Verification Failed'})).toBeVisible();
    await expect(stranger.getByText('Verification link is invalid or expired')).toBeVisible();
    await expect(stranger.getByRole('link', {name: 'Go Home'})).toBeVisible();
  }
  await elsewhere.close();
});

test('verification that cannot be reached is told, tried again, and takes the code to the bag later', async ({
  page,
  stack,
  watch,
}) => {
  watch.allow(/status of 503/);
  const link = await askFor(page, stack, 'patient@example.com');
  stack.supabase.faults.add({kind: 'status', status: 500, service: 'rest'});
  await page.goto(link);
  await expect(page.getByRole('heading', {name: 'Verification Failed'})).toBeVisible();
  await expect(
    page.getByText(
      'Something went wrong with the verification. Please try again or contact support.',
    ),
  ).toBeVisible();
  stack.supabase.faults.clear();
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByText('AKN10')).toBeVisible();

  stack.storefront.faults.add({kind: 'status', status: 500});
  await page.getByRole('button', {name: 'Start Shopping & Save 10%'}).click();
  await expect(page.getByText('The bag cannot be reached just now.')).toBeVisible();
  await expect(page.getByText('AKN10')).toBeVisible();
  stack.storefront.faults.clear();
  await page.getByRole('button', {name: 'Start Shopping & Save 10%'}).click();
  await expect(page).toHaveURL('/collections');
});

test('a code that cannot be copied is told', async ({page, stack}) => {
  const link = await askFor(page, stack, 'byhand@example.com');
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
  });
  await page.goto(link);
  await page.getByRole('button', {name: 'Copy code'}).click();
  await expect(page.getByText('Copy Failed')).toBeVisible();
  await expect(page.getByText('Please manually copy the discount code.')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the footer signs up, the link verifies by a button, and one click ends it', async ({
    page,
    stack,
    watch,
  }) => {
    watch.allow(/ csp$/); // scripts that are not wanted
    watch.allow(/status of (400|503)/);
    const email = 'noscript@example.com';
    await page.goto('/our-story');
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('button', {name: 'Sign Up'}).click();
    await expect(page).toHaveURL('/newsletter');
    await expect(page.getByText('Please enter your email address.')).toBeVisible();
    await page.getByLabel('Email', {exact: true}).fill(email);
    await page.getByRole('main').getByRole('button', {name: 'Sign Up'}).click();
    await expect(page.getByText('Verification Email Sent!')).toBeVisible();

    await page.goto(await mailedLink(stack, email, '/verify-newsletter'));
    await expect(page.getByText('Verifying your email...')).toBeVisible();
    await page.getByRole('button', {name: 'Confirm my address'}).click();
    await expect(page.getByText('AKN10')).toBeVisible();

    await page.goto(await mailedLink(stack, email, '/unsubscribe'));
    stack.supabase.faults.add({kind: 'drop', service: 'functions', times: 1});
    await page.getByRole('button', {name: 'Unsubscribe'}).click();
    await expect(page.getByText('You could not be unsubscribed. Please try again.')).toBeVisible();
    await page.getByRole('button', {name: 'Unsubscribe'}).click();
    await expect(page.getByRole('heading', {name: 'You are unsubscribed'})).toBeVisible();

    await page.goto('/unsubscribe?token=forged');
    await page.getByRole('button', {name: 'Unsubscribe'}).click();
    await expect(page.getByRole('heading', {name: 'This link is not complete'})).toBeVisible();
  });
});

test('a mail program ends the letters by itself', async ({page, stack}) => {
  const email = 'program@example.com';
  await page.goto(await askFor(page, stack, email));
  await expect(page.getByText('AKN10')).toBeVisible();
  const message = await stack.mail.waitFor({to: email});
  const raw = (await stack.mail.raw(message)).replace(/\r?\n[ \t]+/g, ' ');
  expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const address = /^List-Unsubscribe: <([^>]+)>/m.exec(raw)?.[1] ?? '';
  const answer = await page.request.post(address, {form: {'List-Unsubscribe': 'One-Click'}});
  expect(answer.status()).toBe(200);
});
