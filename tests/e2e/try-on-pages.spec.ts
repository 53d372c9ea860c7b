import {expectAccessible} from './accessibility.ts';
import {emailField, newAddress, openAccount, signInQuietly} from './accounts.ts';
import {expect, hydrated, test} from './test.ts';

test('the landing page tells, shows and begins a try-on', async ({page}) => {
  await page.goto('/virtual-try-on');
  await expect(page).toHaveTitle(/Virtual Try-On for Fine Jewelry/);
  for (const claim of [
    'About 3 seconds',
    'One photo upload',
    'Unlimited try-ons',
    'No credit card',
  ]) {
    await expect(page.getByText(claim, {exact: true})).toBeVisible();
  }
  const features = page.getByRole('region', {name: /fitting room/});
  await expect(features.getByRole('heading', {level: 3})).toHaveText([
    'Upload once',
    'AI precision',
    'Instant results',
    'Share and compare',
  ]);
  const steps = page.getByRole('region', {name: 'How it works'});
  await expect(steps.getByRole('heading', {level: 3})).toHaveCount(4);
  for (const benefit of ['Save time', 'Risk-free', 'Feedback']) {
    await expect(page.getByRole('term').filter({hasText: benefit})).toBeVisible();
  }
  await expect(page.getByRole('link', {name: 'Browse Collections'})).toHaveAttribute(
    'href',
    '/collections',
  );
  await hydrated(page);

  // An empty address is held back by the field itself; a typed one comes along.
  await page.getByRole('button', {name: 'Start Your Try-On'}).click();
  await expect(page).toHaveURL('/virtual-try-on');
  await emailField(page).fill('ani@example.com');
  await page.getByRole('button', {name: 'Start Your Try-On'}).click();
  await expect(page.getByRole('status').getByText('Redirecting to sign up...')).toBeVisible();
  await expect(page).toHaveURL(/\/auth\?.*email=ani%40example\.com/);
});

test('the demo puts pieces on without an account, and nothing leaves the device', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await page.goto('/virtual-try-on/demo');
  await hydrated(page);
  await expect(page.getByRole('link', {name: 'Sign In to Start'})).toHaveAttribute(
    'href',
    '/auth?redirect_to=%2Fcollections',
  );
  for (const category of ['rings', 'earrings', 'necklaces', 'bracelets']) {
    await expect(page.locator(`main a[href="/${category}"]`)).toBeVisible();
  }

  const line = page.getByRole('slider', {name: 'Before and after: earrings'});
  await line.press('ArrowRight');
  await expect(line).toHaveValue('51');

  await page.getByRole('button', {name: 'Dawn Pearl Drops'}).click();
  await expect(page.getByText(/^Dawn Pearl Drops, on in \d+\.\d seconds/)).toBeVisible();
  const worn = page.getByRole('img', {name: 'Our model with the Dawn Pearl Drops on'});
  await expect(worn).toHaveAttribute('src', /^blob:/);
  await expect(worn).toHaveJSProperty('naturalWidth', 1200);
  await expect(page.getByRole('link', {name: 'View Dawn Pearl Drops'})).toHaveAttribute(
    'href',
    '/earrings/dawn-pearl-drops',
  );

  await page.locator('main nav').getByRole('link', {name: 'Rings', exact: true}).click();
  await expect(page).toHaveURL('/virtual-try-on/demo?category=rings');
  await page.getByRole('button', {name: 'Arev Signet Ring'}).click();
  await expect(page.getByText(/^Arev Signet Ring, on in/)).toBeVisible();
  await page.getByRole('button', {name: 'Moon over Sevan Ring'}).click();
  await expect(page.getByText(/^Moon over Sevan Ring, on in \d+\.\d seconds/)).toBeVisible();
  await expectAccessible(page);
  expect(sent).toEqual([]);
});

test('a demo whose engine could not be fetched works at the next try', async ({page, watch}) => {
  watch.allow(/ERR_FAILED|try-on demo/);
  await page.goto('/virtual-try-on/demo');
  await hydrated(page);
  await page.route(/engine-client/, (route) => route.abort(), {times: 1});
  await page.getByRole('button', {name: 'Dawn Pearl Drops'}).click();
  await expect(page.getByText('Failed to generate image.')).toBeVisible();
  await page.getByRole('button', {name: 'Dawn Pearl Drops'}).click();
  await expect(page.getByText(/^Dawn Pearl Drops, on in \d+\.\d seconds/)).toBeVisible();
});

test('somebody who is signed in is led straight to the pieces', async ({page, stack}) => {
  const email = newAddress('landing');
  await openAccount(stack, email);
  await signInQuietly(page, stack, email);
  await page.goto('/virtual-try-on/demo');
  await expect(page.getByRole('link', {name: 'Browse Collection', exact: true})).toHaveAttribute(
    'href',
    '/collections',
  );
  await page.goto('/virtual-try-on');
  await hydrated(page);
  await emailField(page).fill(email);
  await page.getByRole('button', {name: 'Start Your Try-On'}).click();
  await expect(page).toHaveURL('/collections');
});

test('the demo stays when the shop cannot be asked', async ({page, watch, stack, freshShop}) => {
  watch.allow(/503/);
  stack.storefront.faults.add({kind: 'status', status: 500, operation: 'TryOnCategory'});
  await page.goto(`${freshShop.url}/virtual-try-on/demo?category=bracelets`);
  await expect(page.getByText('The pieces could not be loaded just now.')).toBeVisible();
  await expect(page.getByRole('img', {name: /hammered gold cuff/})).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the pages show, lead on and take an address', async ({page, watch}) => {
    watch.allow(/ csp$/); // scripts that are not wanted
    await page.goto('/virtual-try-on/demo');
    await page.locator('main nav').getByRole('link', {name: 'Necklaces'}).click();
    await expect(
      page.getByRole('img', {name: 'The same bust with a pomegranate pendant'}),
    ).toBeVisible();
    await expect(page.getByRole('link', {name: 'Two Peaks Necklace'})).toHaveAttribute(
      'href',
      '/necklaces/two-peaks-necklace',
    );
    await page.goto('/virtual-try-on');
    await emailField(page).fill('ani@example.com');
    await page.getByRole('button', {name: 'Start Your Try-On'}).click();
    await expect(page).toHaveURL(/\/auth\?.*email=ani%40example\.com/);
  });
});
