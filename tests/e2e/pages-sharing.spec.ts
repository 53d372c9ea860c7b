import {readFile} from 'node:fs/promises';
import type {Download, Page} from '@playwright/test';
import {expect, hydrated, test} from './test.ts';

const dialog = (page: Page) => page.getByRole('dialog', {name: 'Share this piece'});

async function openDialog(page: Page) {
  await page.goto('/rings/first-light-solitaire');
  await hydrated(page);
  await page.getByRole('button', {name: 'Share', exact: true}).click();
  await expect(dialog(page).getByLabel('Share link')).toBeVisible();
}

/** Width and height of a PNG file. */
async function pngSize(download: Download): Promise<[number, number]> {
  const file = await readFile(await download.path());
  expect(file.subarray(1, 4).toString('latin1')).toBe('PNG');
  return [file.readUInt32BE(16), file.readUInt32BE(20)];
}

test('a piece is shared with words of one’s own', async ({page, baseURL}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openDialog(page);
  await dialog(page).getByLabel('Personal message').fill('Look, for you & me');

  const link = dialog(page).getByLabel('Share link');
  await expect(link).toHaveAttribute('readonly');
  const url = await link.inputValue();
  expect(url).toMatch(new RegExp(`^${baseURL}/products/rings/\\d+$`));

  const parameters = async (name: string): Promise<Record<string, string>> => {
    const href = await dialog(page).getByRole('link', {name}).getAttribute('href');
    const {protocol, host, searchParams} = new URL(href ?? '');
    return {at: host || protocol, ...Object.fromEntries(searchParams)};
  };
  const message = `Look, for you & me\n\n${url}`;
  expect(await parameters('Email')).toEqual({
    at: 'mailto:',
    subject: 'First Light Solitaire | Akn',
    body: message,
  });
  expect(await parameters('WhatsApp')).toEqual({at: 'wa.me', text: message});
  expect(await parameters('Facebook')).toEqual({at: 'www.facebook.com', u: url});
  const {media = '', ...pin} = await parameters('Pinterest');
  expect(pin).toEqual({at: 'www.pinterest.com', url, description: 'Look, for you & me'});
  expect(media).toMatch(/^http.*width=1080/);

  await dialog(page).getByRole('button', {name: 'Copy link'}).click();
  await expect(dialog(page).getByRole('button', {name: 'Copied'})).toBeVisible();
  await expect(page.getByText('Link copied!')).toBeVisible();
  await expect(page.getByText('Share link has been copied to clipboard')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  await expect(dialog(page).getByRole('button', {name: 'Copy link'})).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', {name: 'Share', exact: true})).toBeFocused();
  await page.goto(url);
  await expect(page).toHaveURL('/rings/first-light-solitaire');
});

test('the card is a picture of 1080 by 1350, with or without the piece’s own', async ({
  page,
  stack,
  watch,
}) => {
  await openDialog(page);
  const button = dialog(page).getByRole('button', {name: 'Download share card'});
  const first = page.waitForEvent('download');
  await button.click();
  expect((await first).suggestedFilename()).toBe('first-light-solitaire-share-card.png');
  expect(await pngSize(await first)).toEqual([1080, 1350]);
  await expect(page.getByText('Share card created!')).toBeVisible();
  await expect(page.getByText('Your product share card has been downloaded')).toBeVisible();

  watch.allow(/status of 500/);
  stack.storefront.faults.add({kind: 'status', status: 500, area: 'images'});
  await page.route(/width=1080/, (route) => route.abort());
  watch.allow(/ERR_FAILED/);
  const second = page.waitForEvent('download');
  await button.click();
  expect(await pngSize(await second)).toEqual([1080, 1350]);
});

test('what does not work is told', async ({page, watch}) => {
  watch.allow(/\[sharing\]/);
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
    HTMLCanvasElement.prototype.toBlob = (done) => done(null);
    navigator.share = () => Promise.reject(new TypeError('no app'));
  });
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await openDialog(page);
  await dialog(page).getByRole('button', {name: 'Copy link'}).click();
  await expect(page.getByText('Failed to copy')).toBeVisible();
  await dialog(page).getByRole('button', {name: 'Download share card'}).click();
  await expect(page.getByText('Failed to generate card')).toBeVisible();
  await expect(page.getByText('Please try again', {exact: true}).first()).toBeVisible();
  await dialog(page).getByRole('button', {name: 'Share with an app'}).click();
  await expect.poll(() => logged).toContain('[sharing] no app');
});

test('an app of the device gets title, words and link', async ({page}) => {
  await page.addInitScript(() => {
    navigator.share = (data) => {
      document.title = JSON.stringify(data);
      return Promise.resolve();
    };
  });
  await openDialog(page);
  await dialog(page).getByRole('button', {name: 'Share with an app'}).click();
  await expect.poll(() => page.title()).toContain('"text":"First Light Solitaire, made by hand');
});
