import {bagLinkOf, drawerOf} from './bag.ts';
import {expect, hydrated, test} from './test.ts';

const lost = /ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)|\[vite\]/;

test('what could not be fetched without a connection can be opened with it, without a reload', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(lost);
  await page.goto('/rings/first-light-solitaire');
  await hydrated(page);
  const share = page.getByRole('button', {name: 'Share', exact: true});
  const failure = page.getByRole('dialog', {name: 'This could not be opened'});
  const notice = page.getByRole('alert').filter({hasText: 'This could not be opened'});

  await context.setOffline(true);
  await bagLinkOf(page).click();
  await expect(drawerOf(page).getByRole('alert')).toContainText('Nothing is lost');
  await drawerOf(page).getByRole('button', {name: 'Try again'}).click();
  await expect(notice).toBeVisible();
  await page.keyboard.press('Escape');

  await share.click();
  await expect(failure).toBeVisible();
  await failure.getByRole('button', {name: 'Try again'}).click();
  await expect(failure).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(failure).toBeHidden();

  // Back again, the window opens as if nothing had been.
  await context.setOffline(false);
  await share.click();
  await expect(page.getByRole('dialog', {name: 'Share this piece'})).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(share).toBeFocused();
  await bagLinkOf(page).click();
  await expect(drawerOf(page).getByRole('heading', {name: 'Your bag is empty'})).toBeVisible();
});

test('an open bag fills by itself once the connection is back', async ({page, context, watch}) => {
  watch.allow(lost);
  await page.route(/\/assets\/bag-contents-/, (route) => route.abort('internetdisconnected'));
  await page.goto('/rings');
  await hydrated(page);
  await page.getByRole('button', {name: 'Add Pomegranate Row Band to bag'}).click();
  await expect(drawerOf(page).getByRole('alert')).toContainText('Please check your connection');

  await page.unroute(/\/assets\/bag-contents-/);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(drawerOf(page).getByRole('link', {name: 'Pomegranate Row Band'})).toBeVisible();
});
