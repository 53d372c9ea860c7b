import {randomUUID} from 'node:crypto';
import {expectAccessible} from './accessibility.ts';
import {newAddress, openAccount, service, signInQuietly} from './accounts.ts';
import {expect, hydrated, test} from './test.ts';
import {filesOf, keepPhoto, keepTryOn, looks} from './try-ons.ts';

test('a history begins empty, and says how to begin', async ({page, stack}) => {
  const email = newAddress('empty');
  await openAccount(stack, email);
  await signInQuietly(page, stack, email);
  await page.goto('/portal/try-on');
  await expect(page.getByRole('heading', {name: 'No Try-On Sessions Yet'})).toBeVisible();
  await expect(page.getByRole('link', {name: 'Choose a Piece to Try On'})).toHaveAttribute(
    'href',
    '/collections',
  );
  await expect(page.getByRole('link', {name: 'How It Works'})).toHaveAttribute(
    'href',
    '/virtual-try-on',
  );
});

test('try-ons are listed, grouped, compared, favoured, kept as a file and deleted', async ({
  page,
  stack,
}) => {
  const email = newAddress('history');
  const id = await openAccount(stack, email);
  const group = randomUUID();
  await keepTryOn(stack, id, looks.drops, group);
  await keepTryOn(stack, id, looks.pendant, group);
  await keepTryOn(stack, id, looks.ring);
  await keepTryOn(stack, id, {category: 'rings', productId: '999'});
  const stranger = await openAccount(stack, newAddress('neighbour'));
  await keepTryOn(stack, stranger, looks.ring);

  await signInQuietly(page, stack, email);
  await page.goto('/portal/try-on');
  await hydrated(page);
  await expect(page.getByRole('heading', {name: 'Your Try-On History'})).toBeVisible();
  await expect(page.getByText('4 sessions, 1 group')).toBeVisible();
  const card = (title: string) => page.getByRole('article', {name: title});
  await expect(page.getByRole('article')).toHaveCount(4);
  await expect(card(looks.drops.title).getByText('completed')).toBeVisible();
  await expect(
    card(looks.drops.title).getByRole('img', {name: `You with the ${looks.drops.title} on`}),
  ).toHaveJSProperty('naturalWidth', 1200);

  // A piece that the shop no longer knows is skipped, logged, and leaves its try-on in place.
  const unknown = card('Piece no longer in the shop');
  await expect(unknown.getByText('processing')).toBeVisible();
  for (const name of ['View', 'Compare', 'Share', 'Download']) {
    await expect(unknown.getByRole('button', {name, exact: true})).toHaveCount(0);
  }
  await expect
    .poll(() => stack.log.some((line) => line.includes('1 pieces are no longer in the shop')))
    .toBe(true);
  await expectAccessible(page);

  const heart = card(looks.drops.title).getByRole('button', {name: /favorites/});
  await heart.click();
  await expect(page.getByRole('status').getByText('Added to favorites')).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expect(page.getByRole('status').getByText('Removed from favorites')).toBeVisible();

  const download = page.waitForEvent('download');
  await card(looks.ring.title).getByRole('button', {name: 'Download'}).click();
  expect((await download).suggestedFilename()).toBe('monastery-window-emerald-ring-try-on.webp');

  await page.getByRole('tab', {name: 'Grouped Sessions'}).click();
  const together = page.getByRole('region', {name: '2 pieces with same photo'});
  await expect(together.getByRole('article')).toHaveCount(2);
  for (const {title} of [looks.drops, looks.pendant]) {
    await card(title).getByRole('button', {name: 'Compare', exact: true}).click();
  }
  await page.getByRole('button', {name: 'Compare Side by Side'}).click();
  const comparison = page.getByRole('dialog', {name: 'Side by side'});
  await expect(comparison.getByRole('img')).toHaveCount(2);
  await page.keyboard.press('Escape');

  await card(looks.drops.title).getByRole('button', {name: 'View', exact: true}).click();
  const view = page.getByRole('dialog', {name: looks.drops.title});
  await expect(view.getByRole('link', {name: 'View Piece'})).toHaveAttribute(
    'href',
    '/earrings/tears-of-noah-sapphire-drops',
  );
  await page.keyboard.press('Escape');

  expect(await filesOf(stack, id)).toBe(3);
  await page.getByRole('tab', {name: 'All Sessions'}).click();
  await card(looks.ring.title)
    .getByRole('button', {name: /^Delete/})
    .click();
  await card(looks.ring.title)
    .getByRole('button', {name: /for good$/})
    .click();
  await expect(page.getByText('Try-on session has been removed')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(3);
  expect(await filesOf(stack, id)).toBe(2);
  expect(await filesOf(stack, stranger)).toBe(1);
});

test('photos are managed by category; everything can be deleted', async ({page, stack}) => {
  const email = newAddress('photos');
  const id = await openAccount(stack, email);
  await service(stack).from('try_on_consents').insert({user_id: id, version: 'test'});
  await keepTryOn(stack, id, looks.ring);
  await keepPhoto(stack, id, 'rings', 'hand');
  await keepPhoto(stack, id, 'rings', 'hand');
  await keepPhoto(stack, id, 'earrings', 'portrait');
  await signInQuietly(page, stack, email);
  await page.goto('/portal/try-on');
  await hydrated(page);

  await page.getByRole('button', {name: 'Manage Photos'}).click();
  const dialog = page.getByRole('dialog', {name: 'Manage Photos'});
  await expect(dialog.getByRole('heading', {name: 'Rings 2 photos', exact: true})).toBeVisible();
  await expect(dialog.getByRole('heading', {name: 'Earrings 1 photo'})).toBeVisible();
  await expect(dialog.getByRole('heading', {name: 'Necklaces 0 photos'})).toBeVisible();
  await dialog.getByRole('button', {name: 'Delete photo 1 for rings'}).click();
  await dialog.getByRole('button', {name: 'Delete photo 1 for rings for good'}).click();
  await expect(dialog.getByText('The photo and its file are gone')).toBeVisible();
  await expect(dialog.getByRole('heading', {name: 'Rings 1 photo', exact: true})).toBeVisible();
  expect(await filesOf(stack, id)).toBe(3);

  await dialog.getByRole('button', {name: 'Delete everything'}).click();
  await dialog.getByRole('button', {name: 'Delete everything for good'}).click();
  await expect(page.getByRole('heading', {name: 'No Try-On Sessions Yet'})).toBeVisible();
  expect(await filesOf(stack, id)).toBe(0);
  const rows = service(stack);
  expect((await rows.from('user_photos').select('id').eq('user_id', id)).data).toEqual([]);
  expect((await rows.from('try_on_sessions').select('id').eq('user_id', id)).data).toEqual([]);
  const {data: consents} = await rows
    .from('try_on_consents')
    .select('withdrawn_at')
    .eq('user_id', id);
  expect(consents?.every(({withdrawn_at}) => withdrawn_at)).toBe(true);
});

test('when the history or a deletion fails, the stated texts say so and nothing is lost', async ({
  page,
  stack,
  watch,
}) => {
  watch.allow(/50[03]/);
  const email = newAddress('failing');
  const id = await openAccount(stack, email);
  await keepTryOn(stack, id, looks.ring);
  await keepPhoto(stack, id, 'rings', 'hand');
  await signInQuietly(page, stack, email);
  await page.goto('/portal/try-on');
  await hydrated(page);

  stack.supabase.faults.add({kind: 'status', status: 500, service: 'storage', method: 'DELETE'});
  const card = page.getByRole('article', {name: looks.ring.title});
  await card.getByRole('button', {name: /^Delete/}).click();
  await card.getByRole('button', {name: /for good$/}).click();
  await expect(page.getByRole('alert').getByText('Failed to delete session')).toBeVisible();
  await expect(card).toBeVisible();
  await page.getByRole('button', {name: 'Manage Photos'}).click();
  const photos = page.getByRole('dialog', {name: 'Manage Photos'});
  await photos.getByRole('button', {name: 'Delete photo 1 for rings'}).click();
  await photos.getByRole('button', {name: 'Delete photo 1 for rings for good'}).click();
  await expect(photos.getByRole('alert').getByText('Failed to delete photo')).toBeVisible();
  await expect(photos.getByRole('img', {name: 'Yours for rings, 1'})).toBeVisible();
  await page.keyboard.press('Escape');
  const kept = service(stack).from('user_photos').select('id').eq('user_id', id);
  expect((await kept).data).toHaveLength(1);

  // The picture is in the browser's cache, where the stand-in's faults do not reach.
  await page.route('**/object/sign/**', (route) => route.fulfill({status: 500}));
  // Its address may have ended: the next try has a new one.
  const anew = page.waitForRequest(/\/portal\/try-on\.data/);
  await card.getByRole('button', {name: 'Download'}).click();
  await expect(page.getByRole('alert').getByText('Download Unsuccessful')).toBeVisible();
  await anew;

  await page.unroute('**/object/sign/**');
  stack.supabase.faults.clear();
  expect(await filesOf(stack, id)).toBe(2);
  stack.supabase.faults.add({kind: 'status', status: 500, service: 'rest', path: '/user_photos'});
  await page.reload();
  await hydrated(page);
  await expect(card).toBeVisible();
  await page.getByRole('button', {name: 'Manage Photos'}).click();
  await expect(photos.getByRole('alert').getByText('Failed to load saved photos')).toBeVisible();
  await expectAccessible(page);
  const history = {service: 'rest', path: '/try_on_sessions'} as const;
  stack.supabase.faults.add({kind: 'status', status: 500, ...history});
  await photos.getByRole('link', {name: 'Try again'}).click();
  await expect(page.getByText('Failed to load try-on history')).toBeVisible();
  stack.supabase.faults.clear();
  await page.getByRole('link', {name: 'Try again'}).click();
  await expect(card).toBeVisible();
});
